import { readYears, type Year } from '#app/features/periods/periods.data.ts'
import { today } from '#lib/dates.ts'
import type { Client } from '#protocol/client.ts'
import { groups } from '#protocol/features/groups.ts'
import { type TurnPlan, turnPlan, yearTurns } from '#protocol/features/year-turn.ts'

export type Turn = Awaited<ReturnType<typeof findTurn>>['turn'] & object

/** 1 October after a school year: until then one may still turn it, or turn it back. */
const lateFor = ({ endDate }: Year) => `${endDate.slice(0, 4)}-10-01`

/** The year that is about to go on to the next one: the last one until October, else this one. */
export async function findTurn(api: Client, schoolId: string) {
  const [years, turns] = await Promise.all([
    readYears(api),
    api.list(yearTurns, { filter: { schoolIdEq: schoolId }, include: ['turnedBy'], page: { size: 100 } }),
  ])
  const at = years.findIndex(({ when }) => when === 'now')
  const [next, now, last] = [years[at - 1], years[at], years[at + 1]]
  const turnOf = (year: Year | undefined) => turns.find(({ schoolYearId }) => schoolYearId === year?.id)
  const mayBeLate = last !== undefined && today() < lateFor(last)
  // A school that is new this year has nobody to bring along.
  const isLate = mayBeLate && (turnOf(last) !== undefined || (await countClasses(api, schoolId, last.id)) > 0)
  const [year, following] = isLate ? [last, now] : [now, next]
  return { year, next: following, turn: turnOf(year) }
}

export const readPlan = (api: Client, turnId: string): Promise<TurnPlan> =>
  api.tell(turnPlan, { filter: { turnIdEq: turnId } })

export async function countClasses(api: Client, schoolId: string, schoolYearId: string): Promise<number> {
  const found = await api.list(groups, {
    filter: { schoolIdEq: schoolId, schoolYearIdEq: schoolYearId },
    fields: { groups: ['name'] },
    page: { size: 1 },
  })
  return found.records
}
