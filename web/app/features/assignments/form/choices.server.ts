import type { Locale } from '#lib/i18n.tsx'
import { hereOf } from '#lib/require-can.server.ts'
import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { forms } from '#protocol/features/forms.ts'
import { currentGroups } from '#protocol/features/groups.ts'
import { mentorships } from '#protocol/features/mentorships.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'
import { workflows } from '#protocol/features/workflows.ts'

/** The classes that one may give something to: all of the school, or those that one looks after. */
async function groupsFor(api: Client, session: Session) {
  if (session.can.keepGroups) {
    const { choices } = await api.tell(currentGroups, { filter: { most: 200 } })
    return choices.map(({ id, name }) => ({ value: id, label: name }))
  }
  const own = await api.list(mentorships, {
    filter: { mentorIdEq: session.user.id, groupIdNotNull: true },
    include: ['group'],
    page: { size: 200 },
  })
  return own.flatMap(({ group }) => (group ? [{ value: group.id, label: group.name }] : []))
}

const asOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })

/** What an assignment can be for. */
export async function readChoices(api: Client, session: Session, locale: Locale, hasForms: boolean) {
  const schoolIdEq = hereOf(session).id
  const [groups, periods, routes, published] = await Promise.all([
    groupsFor(api, session),
    api.list(internshipPeriods, { filter: { schoolIdEq }, page: { size: 50 } }),
    api.list(workflows, { filter: { statusEq: 'active' }, include: ['phases'], page: { size: 50 } }),
    hasForms
      ? api.list(forms, { filter: { statusEq: 'published', organizationIdEq: schoolIdEq }, page: { size: 100 } })
      : [],
  ])
  const steps = routes.flatMap(({ name, phases }) =>
    phases
      .filter(({ kind }) => kind === 'assignment')
      .map((phase) => ({
        value: phase.id,
        label: `${locale === 'nl' ? phase.name : phase.nameEn} (${name})`,
        hasDay: phase.dueRule !== 'none',
        day: phase.dueRule === 'date' ? (phase.dueDate ?? null) : null,
      })),
  )
  return {
    groups,
    periods: periods.map(({ id, name }) => ({ value: id, label: name })),
    steps,
    forms: published.map(asOption),
    rubrics: published.filter(({ canScore }) => canScore).map(asOption),
  }
}
export type Choices = Awaited<ReturnType<typeof readChoices>>
