import { feature } from '#engine/feature.ts'
import { serve } from '#engine/serve.ts'
import { hasLeft } from '#features/groups/has-left.ts'
import { levels } from '#protocol/features/levels.ts'
import { levelAbilities, levelPolicy } from './levels.policy.ts'
import { orderLevels } from './order-levels.ts'

export const levelsFeature = feature({
  abilities: levelAbilities,
  resources: [
    serve(levels, {
      table: 'levels',
      policy: levelPolicy,
      expressions: {
        // Of this school year: the same class of last year is not another one.
        groupCount: (t) => `(select count(*) from groups g join school_years y on y.id = g.school_year_id
          where g.level_id = ${t}.id and today_nl() between y.start_date and y.end_date)::int`,
        // Who has no level of their own has that of the class.
        studentCount: (t) => `(select count(*) from student_profiles p
          where not ${hasLeft('p.id')} and (p.level_id = ${t}.id or (p.level_id is null
            and p.id in (select m.student_id from group_memberships m join groups g on g.id = m.group_id
              join school_years y on y.id = g.school_year_id
              where g.level_id = ${t}.id and today_nl() between y.start_date and y.end_date
                and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity')))))::int`,
      },
      writes: ['create', 'update', 'delete'],
    }),
  ],
  commands: [orderLevels],
  activities: { school: ['level', 'levels'] },
})
