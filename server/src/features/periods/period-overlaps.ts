import { fail } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import * as protocol from '#protocol/features/periods.ts'

const participants = (
  p: string,
) => `(select count(*) from internship_period_levels where internship_period_id = ${p}.id)
  + (select count(*) from internship_period_groups where internship_period_id = ${p}.id)`

/** The classes of a period by themselves and by their level. */
const classes = (p: string) => `(select g.id from groups g where g.id in
    (select x.group_id from internship_period_groups x where x.internship_period_id = ${p}.id)
  or g.level_id in (select x.level_id from internship_period_levels x where x.internship_period_id = ${p}.id))`

/** Pairs of periods that share days and classes. A period for the whole school shares classes with every other one. */
export const periodOverlaps = answer(protocol.periodOverlaps, async ({ me, read }) => {
  const schools = me.staffOf()
  if (schools.length === 0) throw fail('access.forbidden')
  const pairs = await read({
    text: `select a.id as one, b.id as other from internship_periods a
      join internship_periods b on b.school_id = a.school_id and b.id > a.id and b.status = 'active'
        and b.start_date <= a.end_date and b.end_date >= a.start_date
      where a.school_id = any($1) and a.status = 'active'
        and a.school_year_id in (select y.id from school_years y where y.end_date >= today_nl())
        and (${participants('a')} = 0 or ${participants('b')} = 0
          or exists (${classes('a')} intersect ${classes('b')})
          or exists (select from internship_period_levels l join internship_period_levels m on m.level_id = l.level_id
            where l.internship_period_id = a.id and m.internship_period_id = b.id))
      limit 200`,
    values: [schools],
  })
  return { meta: { pairs } }
})
