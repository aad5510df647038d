import type { Sql } from '#db/database.ts'
import { studentStages } from '#protocol/features/progress.ts'
import { insertRows } from './insert-rows.ts'

const DAY = 24 * 3600 * 1000
/** Evenings that are kept in the demo are so far apart: every week has two. */
const STEP = 3
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const stagesOf = (value: (at: number) => number) => studentStages.map((_, at) => value(at))

type Class = { name: string; level: string; students: number }
type Evening = { part: string; name: string; day: string; stages: number[]; late: number }

/**
 * What was kept of last year's period: classes of the same names, each a little faster or slower than another. Nobody of then is
 * in the demo any more, as at a school where they went on.
 */
export async function addLastYear(sql: Sql, schoolId: string, today: Date): Promise<void> {
  const period = await sql.row<{ id: string; startDate: string; endDate: string }>(
    `select id, start_date::text as "startDate", end_date::text as "endDate" from internship_periods
     where school_id = $1 and start_date < $2::date - 300 order by start_date desc limit 1`,
    [schoolId, dayOf(today.getTime())],
  )
  if (!period) return
  const classes = await sql.rows<Class>(
    `select g.name, l.name as level, count(*)::int as students from groups g join levels l on l.id = g.level_id
       join group_memberships m on m.group_id = g.id and m.ended_on is null
     where g.school_id = $1 group by g.name, l.name order by g.name`,
    [schoolId],
  )
  const start = Date.parse(period.startDate)
  const kept: Evening[] = []
  for (let time = start - 84 * DAY; time <= Date.parse(period.endDate); time += STEP * DAY)
    kept.push(...eveningOf(classes, dayOf(time), (time - start) / DAY))
  await insertRows(
    sql,
    'period_evenings',
    kept.map((evening) => ({ internshipPeriodId: period.id, ...evening })),
  )
}

/** From one phase to the next in about six weeks, a class spread over half a year. */
function eveningOf(classes: readonly Class[], day: string, daysIn: number): Evening[] {
  const counted = classes.map(({ name, level, students }, nr) => {
    const reached = (at: number) =>
      at === 0
        ? students
        : Math.round(students * Math.min(0.97, Math.max(0, (daysIn + 52 + ((nr * 7) % 31) - 35 * at) / 170)))
    const stages = stagesOf((at) => reached(at) - (at + 1 < studentStages.length ? reached(at + 1) : 0))
    const [without = 0] = stages
    return { name, level, stages, late: daysIn > 30 ? without : Math.round(without / 4) }
  })
  const sum = (part: string, name: string, of: typeof counted): Evening => ({
    part,
    name,
    day,
    stages: stagesOf((at) => of.reduce((total, { stages }) => total + (stages[at] ?? 0), 0)),
    late: of.reduce((total, { late }) => total + late, 0),
  })
  const levels = [...new Set(classes.map(({ level }) => level))]
  return [
    sum('all', '', counted),
    ...counted.map((each) => sum('group', each.name, [each])),
    ...levels.map((name) =>
      sum(
        'level',
        name,
        counted.filter(({ level }) => level === name),
      ),
    ),
  ]
}
