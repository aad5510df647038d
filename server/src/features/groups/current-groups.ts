import { readChoices } from '#engine/asking/choices.ts'
import { answer } from '#engine/feature.ts'
import { allOf, type Condition, sqlCondition } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/features/groups.ts'
import { groupPolicy } from './groups.policy.ts'

const ofThisYear: Condition<'groups'> = sqlCondition(
  (t) =>
    `${t}.school_year_id = any(array(select y.id from school_years y where today_nl() between y.start_date and y.end_date))`,
)

/** The classes of this school year, to choose from. */
export const currentGroups = answer(protocol.currentGroups, async ({ me, ...context }) => {
  const where = allOf(groupPolicy.read(me), ofThisYear)
  return { meta: await readChoices(context, { table: 'groups', where, order: 'name' }) }
})
