import type { Asked } from '#engine/asking/asked.ts'
import { fail, failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { Params } from '#engine/judging/condition.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/analytics.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { seesDemand } from './analytics.policy.ts'
import { type DemandAsked, demandText, MOST_PARTS } from './demand-text.ts'

function idsIn({ filter }: Asked, name: string): string[] | undefined {
  const given = filter.get(name)
  const ids = given?.text.split(',')
  if (given && !ids?.every(isId)) throw failParameter('parameter.invalid', given.parameter)
  return ids
}

function readAsked(asked: Asked): DemandAsked {
  const [periodId, ...more] = idsIn(asked, 'periodId') ?? []
  if (!periodId || more.length > 0) throw failParameter('parameter.invalid', 'filter[period_id]')
  const per = asked.filter.get('per')
  const part = per?.text ?? 'group'
  if (!isOneOf(protocol.demandParts, part)) throw failParameter('parameter.invalid', per?.parameter ?? 'filter[per]')
  const ids = (name: string) => idsIn(asked, name)
  return { periodId, groupId: ids('groupId'), levelId: ids('levelId'), mentorId: ids('mentorId'), per: part }
}

export const demandNumbers = answer(protocol.demandNumbers, async ({ me, read, asked }) => {
  if (!seesDemand(me)) throw fail('access.forbidden')
  const params = new Params()
  const given = readAsked(asked())
  const [found] = await read<{ numbers: Omit<protocol.DemandNumbers, 'moreParts'> }>({
    text: demandText(me, given, params),
    values: params.values,
  })
  if (!found) throw fail('record.missing')
  const { parts, ...numbers } = found.numbers
  return { meta: { ...numbers, parts: parts.slice(0, MOST_PARTS), moreParts: parts.length > MOST_PARTS } }
})
