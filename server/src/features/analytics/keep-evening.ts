import { job } from '#engine/feature.ts'
import { administratorOf } from '#engine/judging/administrator.ts'
import { Params } from '#engine/judging/condition.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { inScope } from '#features/periods/periods-in-scope.ts'
import { namelessParts } from '#protocol/features/analytics.ts'
import { studentStages } from '#protocol/features/progress.ts'
import { partsOf, seenStudents } from './seen-students.ts'

type Period = { id: string; schoolId: string }

/** Somebody may look at a period for a while after its last day. */
const DAYS_AFTER = 30
/** A year is compared with the one before, and somebody may come back to it. */
const KEPT_DAYS = 3 * 366

const periodsToKeep = (tx: Tx) =>
  tx.rows<Period>(
    `select ip.id, ip.school_id as "schoolId" from internship_periods ip
     where ${inScope('ip')} and ip.end_date >= today_nl() - ${DAYS_AFTER} order by ip.id`,
  )

/** The same students that the page of numbers counts for whoever runs the school. */
async function keep(tx: Tx, { id, schoolId }: Period): Promise<void> {
  const params = new Params()
  const seen = seenStudents(administratorOf(schoolId, 'School'), id, params)
  const parts = namelessParts.map(
    (part) => `select distinct '${part}', p.name, p.student_id from (${partsOf[part]}) p (id, name, student_id)`,
  )
  const stages = studentStages.map((_, at) => `count(*) filter (where s.stage = ${at})`)
  await tx.run(
    `with period as (select ip.* from internship_periods ip where ip.id = ${params.add(id)}::uuid),
      seen as materialized (select s.id, s.stage, s.late from ${seen}),
      parts as (select 'all' as part, '' as name, s.id from seen s union all ${parts.join(' union all ')})
     insert into period_evenings (internship_period_id, part, name, day, stages, late)
     select p.id, q.part, q.name, today_nl(), array[${stages.join(', ')}], count(*) filter (where s.late)
     from period p, parts q join seen s on s.id = q.id group by p.id, q.part, q.name
     on conflict (tenant_id, internship_period_id, part, name, day) do update set stages = excluded.stages, late = excluded.late`,
    params.values,
  )
}

/** Every evening: where the students of each period stand, for who looks back a year from now. */
export const keepEvening = job(
  'keepEvening',
  async ({ site, road }) => {
    for (const period of await road.inTenant(site, periodsToKeep)) await road.inTenant(site, (tx) => keep(tx, period))
    await road.inTenant(site, (tx) =>
      tx.run('delete from period_evenings where day < today_nl() - $1::int', [KEPT_DAYS]),
    )
  },
  // In the time of the Netherlands 22.50 or 23.50, so that it is that day whatever the season.
  '50 21 * * *',
)
