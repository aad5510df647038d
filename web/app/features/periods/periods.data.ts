import { orElse } from '#lib/or-else.ts'
import type { Client } from '#protocol/client.ts'
import { groups } from '#protocol/features/groups.ts'
import { levels } from '#protocol/features/levels.ts'
import { internshipPeriods, periodOverlaps, schoolYears } from '#protocol/features/periods.ts'
import { workflows } from '#protocol/features/workflows.ts'
import { readOptionsOf, type TableSpec, type TableState } from '#ui/table/table-state.ts'
import type { Copyable } from './copy-plan.ts'

export type Year = { id: string; name: string; startDate: string; endDate: string; when: 'now' | 'next' | null }
export type PeriodRow = Awaited<ReturnType<typeof readPeriods>>['rows'][number]

/** Years that something can still be planned in or looked up from: this one, the ones beside it, and older ones. */
export async function readYears(api: Client): Promise<Year[]> {
  const found = await api.list(schoolYears, { sort: '-startDate', page: { size: 100 } })
  const next = found.findIndex(({ isNext }) => isNext)
  return found.slice(Math.max(0, next)).map(({ id, name, startDate, endDate, isCurrent, isNext }) => ({
    id,
    name,
    startDate,
    endDate,
    when: isCurrent ? 'now' : isNext ? 'next' : null,
  }))
}

/** Those of one school, or without one of all that somebody may see. */
export async function readPeriods(api: Client, schoolId: string | null, spec: TableSpec, state: TableState) {
  const options = readOptionsOf(internshipPeriods, spec, state)
  const found = schoolId
    ? await api.list(internshipPeriods, {
        ...options,
        filter: { ...options.filter, schoolIdEq: schoolId },
        include: ['schoolYear', 'levels', 'groups'],
      })
    : await api.list(internshipPeriods, { ...options, include: ['schoolYear', 'school'] })
  const rows = found.map((row) => ({
    id: row.id,
    name: row.name,
    status: row.status,
    startDate: row.startDate,
    endDate: row.endDate,
    targetHours: row.targetHours ?? null,
    school: 'name' in row.school ? row.school.name : '',
    year: row.schoolYear.name,
    isInScope: row.status === 'active' && (row.schoolYear.isCurrent || row.schoolYear.isNext),
    who: 'levels' in row ? [...row.levels, ...row.groups].map(({ name }) => name) : [],
    can: row.can,
  }))
  return { rows, records: found.records }
}

/** Every period of the school with what copying needs of it, the latest first. */
export async function readCopyable(api: Client, schoolId: string): Promise<Copyable[]> {
  const found = await api.list(internshipPeriods, {
    filter: { schoolIdEq: schoolId },
    sort: '-startDate',
    page: { size: 100 },
  })
  return found.map(({ id, name, status, schoolYearId, startDate, endDate }) => ({
    id,
    name,
    status,
    schoolYearId,
    startDate,
    endDate,
  }))
}

export const countInScope = async (api: Client, schoolId: string) =>
  (await api.list(internshipPeriods, { filter: { inScope: true, schoolIdEq: schoolId }, page: { size: 1 } })).records

/** Names of periods that share days and classes, two by two. */
export async function readOverlaps(api: Client): Promise<{ one: string; other: string }[]> {
  const { pairs } = await orElse(api.tell(periodOverlaps), { pairs: [] })
  if (pairs.length === 0) return []
  const ids = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))].slice(0, 50)
  const found = await api.list(internshipPeriods, { filter: { idIn: ids }, page: { size: 50 } })
  const name = new Map(found.map((row) => [row.id, row.name]))
  return pairs.slice(0, 5).map(({ one, other }) => ({ one: name.get(one) ?? '', other: name.get(other) ?? '' }))
}

/** What a period can be for: the levels of the school, and the classes of this year and the next. */
export async function readParticipants(api: Client, schoolId: string, years: Year[]) {
  const open = years.filter(({ when }) => when)
  const [foundLevels, foundGroups] = await Promise.all([
    api.list(levels, { filter: { schoolIdEq: schoolId }, page: { size: 100 } }),
    api.list(groups, {
      filter: { schoolIdEq: schoolId, schoolYearIdIn: open.map(({ id }) => id) },
      page: { size: 500 },
    }),
  ])
  const yearName = new Map(years.map(({ id, name }) => [id, name]))
  return {
    levels: foundLevels.map(({ id, name }) => ({ value: id, label: name })),
    groups: foundGroups.map(({ id, name, schoolYearId }) => ({
      value: id,
      label: `${name} (${yearName.get(schoolYearId) ?? ''})`,
      yearId: schoolYearId,
    })),
  }
}

/** The routes that a school chooses from: its own, and that of the site when it chooses none. */
export async function readRouteChoices(api: Client, schoolId: string) {
  const fields = { workflows: ['name'] } as const
  const [own, ofSite] = await Promise.all([
    api.list(workflows, { filter: { schoolIdEq: schoolId, statusEq: 'active' }, fields, page: { size: 100 } }),
    api.list(workflows, { filter: { schoolIdNull: true }, fields, page: { size: 1 } }),
  ])
  return { own: own.map(({ id, name }) => ({ value: id, label: name })), ofSite: ofSite[0]?.name ?? '' }
}
