import { readForm } from '#app/features/forms/forms.data.ts'
import { hostsOf } from '#app/features/internships/list/host-choices.ts'
import { readLevelChoices } from '#app/features/levels/level-choices.ts'
import { mentorsOf } from '#app/features/mentorships/mentor-choices.ts'
import { today } from '#lib/dates.ts'
import { orElse } from '#lib/or-else.ts'
import type { Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { formResults } from '#protocol/features/form-results.ts'
import { formSubmissions, givenSubmissions, openSubmissions } from '#protocol/features/form-submissions.ts'
import { formVersions } from '#protocol/features/forms.ts'
import { currentGroups } from '#protocol/features/groups.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'

const PAGE = 20
const WAITING = 8
/** More than that is no list to choose from: then one searches by name. */
const MOST_CHOICES = 100

/** What is asked for by the address: a period, a class, a level, a mentor, a host, a version, some words of a student or a host. */
export function filtersIn(asked: URLSearchParams) {
  const idOf = (name: string) => {
    const id = asked.get(name)
    return isId(id) ? id : ''
  }
  const version = Number(asked.get('versie'))
  return {
    period: idOf('periode'),
    group: idOf('klas'),
    level: idOf('niveau'),
    mentor: idOf('mentor'),
    host: idOf('stageplek'),
    version: Number.isSafeInteger(version) && version > 0 ? version : null,
    search: (asked.get('zoek') ?? '').trim().slice(0, 100),
  }
}
export type Filters = ReturnType<typeof filtersIn>

const scopesOf = ({ period, group, level, mentor, host, version, search }: Filters) => ({
  ...(period ? { periodId: [period] } : {}),
  ...(level ? { levelId: [level] } : {}),
  ...(mentor ? { mentorId: [mentor] } : {}),
  ...(group ? { groupId: [group] } : {}),
  ...(host ? { organizationId: [host] } : {}),
  ...(version ? { version } : {}),
  ...(search ? { search } : {}),
})

const periodChoices = {
  filter: { inScope: true },
  fields: { internshipPeriods: ['name'] },
  page: { size: MOST_CHOICES },
} as const

const pageIn = (asked: URLSearchParams, name: string) => Math.max(1, Number(asked.get(name)) || 1)

/** Who did, who did not, and by what one can look at a part of them. */
export async function readResults(
  api: Client,
  id: string,
  asked: URLSearchParams,
  sees: { groups: boolean; hosts: boolean; mentorsOf: string | undefined },
) {
  const filters = filtersIn(asked)
  const page = pageIn(asked, 'page')
  const { version: _, ...others } = scopesOf(filters)
  const [read, versions, groups, levels, periods, mentors, hosts, counted, given, waiting] = await Promise.all([
    readForm(api, id),
    api.list(formVersions, { filter: { formIdEq: id }, fields: { formVersions: ['number', 'submissions'] } }),
    sees.groups ? api.tell(currentGroups, { filter: {} }) : null,
    sees.groups ? readLevelChoices(api) : null,
    sees.groups ? orElse(api.list(internshipPeriods, periodChoices), null) : null,
    sees.mentorsOf ? orElse(mentorsOf(api, sees.mentorsOf, { most: MOST_CHOICES }), null) : null,
    sees.hosts ? hostsOf(api, { most: MOST_CHOICES }) : null,
    api.tell(formResults, {
      filter: {
        formId: id,
        ...(filters.period ? { periodId: filters.period } : {}),
        ...(filters.level ? { levelId: filters.level } : {}),
        ...(filters.mentor ? { mentorId: filters.mentor } : {}),
        ...(filters.group ? { groupId: filters.group } : {}),
        ...(filters.version ? { version: filters.version } : {}),
        ...(filters.host ? { organizationId: filters.host } : {}),
      },
    }),
    api.list(formSubmissions, {
      filter: { formIdEq: id, statusIn: [...givenSubmissions], ...scopesOf(filters) },
      sort: ['-submittedAt'],
      include: ['internship'],
      page: { number: page, size: PAGE },
    }),
    // Nobody began in a version that they have not seen.
    api.list(formSubmissions, {
      filter: { formIdEq: id, statusIn: [...openSubmissions], ...others },
      sort: ['dueOn'],
      page: { number: pageIn(asked, 'wacht'), size: WAITING },
    }),
  ])
  const now = today()
  return {
    ...read,
    filters,
    counted,
    versions: versions.map(({ number, submissions }) => ({ number, submissions })),
    groups: groups?.choices.map(({ id: each, name }) => ({ id: each, name })) ?? [],
    periods: periods?.map(({ id: each, name }) => ({ id: each, name })) ?? [],
    levels: levels?.known ?? [],
    mentors: mentors?.choices ?? [],
    hosts: hosts?.choices.map(({ id: each, name }) => ({ id: each, name })) ?? [],
    given: {
      rows: given.map(
        ({ id: each, role, status, respondentName, studentName, organizationName, submittedAt, ...row }) => ({
          ...{ id: each, role, status, submittedAt: submittedAt ?? null },
          name: respondentName ?? studentName ?? '',
          about: [studentName === respondentName ? null : studentName, organizationName].filter(Boolean).join(' · '),
          internshipId: row.internship?.id ?? null,
        }),
      ),
      records: given.records,
      page,
      last: Math.max(1, Math.ceil(given.records / PAGE)),
    },
    waiting: {
      rows: waiting.map(
        ({ id: each, role, respondentName, studentName, organizationName, dueOn, remindedAt, undelivered, can }) => ({
          ...{ id: each, role, dueOn: dueOn ?? null, remindedAt: remindedAt ?? null, undelivered: undelivered ?? null },
          name: studentName ?? respondentName ?? '',
          waitsFor: respondentName ?? organizationName ?? '',
          isLate: Boolean(dueOn && dueOn < now),
          canRemind: can.withdrawSubmission === true,
        }),
      ),
      records: waiting.records,
      page: pageIn(asked, 'wacht'),
      last: Math.max(1, Math.ceil(waiting.records / WAITING)),
    },
  }
}
export type Results = Awaited<ReturnType<typeof readResults>>
