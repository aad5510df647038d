import { feature } from '#engine/feature.ts'
import { serve } from '#engine/serve.ts'
import { isThere } from '#features/groups/has-left.ts'
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
        studentCount: (t) => `(select coalesce(sum(s.n), 0) from level_students_sums s
          where s.level_id = ${t}.id and s.status <> 'archived' and ${isThere('s')}
            and s.days::datemultirange @> today_nl())::int`,
      },
      writes: ['create', 'update', 'delete'],
    }),
  ],
  commands: [orderLevels],
  activities: { school: ['level', 'levels'] },
})
