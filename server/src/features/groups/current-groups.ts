import { answer } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/features/groups.ts'
import { groupPolicy } from './groups.policy.ts'

/** Names and nothing else: a large school has hundreds of classes, and every list that is chosen by class asks for them. */
export const currentGroups = answer(protocol.currentGroups, async ({ me, read }) => {
  const params = new Params()
  const where = compile(groupPolicy.read(me), 'g', params)
  if (where === false) return { meta: { groups: [] } }
  const groups = await read<{ id: string; name: string }>({
    text: `select g.id, g.name from groups g
      where g.school_year_id = any(array(select y.id from school_years y where today_nl() between y.start_date and y.end_date))
        ${where === true ? '' : `and ${where}`} order by g.name, g.id`,
    values: params.values,
  })
  return { meta: { groups } }
})
