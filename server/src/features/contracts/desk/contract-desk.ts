import { failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { type AnyCondition, compile, Params } from '#engine/judging/condition.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/contract-desk.ts'
import { contractPolicy, waitsForMe } from '../contracts.policy.ts'

/** By the calendar, as the screens count: so many nights ago, whatever the hour. */
const isBefore = (t: string, days: number) =>
  `(${t}.waits_since < ((today_nl() - ${days - 1})::timestamp at time zone 'Europe/Amsterdam'))`
export const isLate = (t: string) => isBefore(t, protocol.lateDays)
/** Almost: whoever reads the list can still be in time. */
const isSoon = (t: string) => isBefore(t, protocol.soonDays)
export const ofPeriods = (t: string, ids: string) =>
  `${t}.internship_id in (select i.id from internships i where i.internship_period_id = any(${ids}::uuid[]))`

/** With whom contracts lie: one statement, whatever the number of contracts. */
export const contractDesk = answer(protocol.contractDesk, async ({ me, read, asked }) => {
  const given = asked().filter.get('periodId')?.text.split(',') ?? []
  if (!given.every(isId)) throw failParameter('parameter.invalid', 'filter[period_id]')
  const params = new Params()
  const rule = (condition: AnyCondition) => {
    const text = compile(condition, 't', params)
    return typeof text === 'boolean' ? String(text) : text
  }
  const where = [rule(contractPolicy.read(me)), ...(given.length > 0 ? [ofPeriods('t', params.own(given))] : [])]
  const yours = rule(waitsForMe(me))
  const [found] = await read<protocol.ContractDesk>({
    text: `with seen as (select t.status, t.waits_for, ${isLate('t')} as late, ${isSoon('t')} as soon, (${yours}) as yours from contracts t
        where ${where.join(' and ')}),
      waiting as (select waits_for, count(*) as count, count(*) filter (where late) as late, count(*) filter (where soon and not late) as soon from seen
        where waits_for is not null group by waits_for)
      select coalesce((select json_object_agg(waits_for, json_build_object('count', count, 'late', late, 'soon', soon)) from waiting), '{}') as waits,
        (select count(*)::int from seen where waits_for is not null) as going,
        (select count(*)::int from seen where status in ('signed', 'signed_external')) as signed,
        (select count(*)::int from seen where yours) as yours`,
    values: params.values,
  })
  return { meta: found ?? { waits: {}, going: 0, signed: 0, yours: 0 } }
})
