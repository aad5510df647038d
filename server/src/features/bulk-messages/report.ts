import { fail, failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/bulk-messages.ts'
import { seesBulkMessage } from './bulk-messages.policy.ts'
import { stateOf } from './states.ts'

export const bulkMessageReport = answer(protocol.bulkMessageReport, async ({ me, read, asked }) => {
  const about = asked().filter.get('bulkMessageId')
  if (!about || !isId(about.text)) throw failParameter('parameter.invalid', 'filter[bulk_message_id]')
  const params = new Params()
  const id = params.add(about.text)
  const may = compile(seesBulkMessage(me), 'b', params)
  const rows = await read<{ state: protocol.ReachState | null; count: number }>({
    text: `select s.state, count(s.state)::int as count from bulk_messages b
      left join lateral (select ${stateOf('r')} as state from bulk_message_recipients r where r.bulk_message_id = b.id) s on true
      where b.id = ${id}::uuid and ${may} group by s.state`,
    values: params.values,
  })
  if (rows.length === 0) throw fail('record.missing')
  const found = new Map(rows.map(({ state, count }) => [state, count]))
  const counts = Object.fromEntries(protocol.reachStates.map((state) => [state, found.get(state) ?? 0]))
  return { meta: { counts } }
})
