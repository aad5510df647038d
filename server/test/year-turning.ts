import type { Row } from '#protocol/declaring/rows.ts'
import { groups } from '#protocol/features/groups.ts'
import { addMentorships } from '#protocol/features/mentorships.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import * as protocol from '#protocol/features/year-turn.ts'
import type { App } from '../src/app.ts'
import { until } from './until.ts'
import { type Person, person, world } from './world.ts'

export type Turn = Row<typeof protocol.yearTurns>

/**
 * A school with classes, told by name: how many are in each. Its administrator has begun the turn of this year; where the
 * next one has begun, that was this morning.
 */
export async function turningSchool(app: App, sizes: Record<string, number>, { hasBegun = false } = {}) {
  const w = await world({}, app)
  await app.system.ensureSchoolYears()
  const years = await w.schoolAdmin.list(schoolYears)
  const year = years.find(({ isCurrent }) => isCurrent) as (typeof years)[number]
  const next = years[years.indexOf(year) + 1] as (typeof years)[number]
  const sql = <T>(text: string, values: unknown[] = []) =>
    app.road.db.withTenant(w.site.id, (each) => each.rows<T>(text, values))
  const classes: Record<string, { id: string; students: string[]; mentor: Person }> = {}
  for (const [name, size] of Object.entries(sizes)) {
    const { id } = await w.schoolAdmin.create(groups, { name, schoolId: w.school.id, schoolYearId: year.id })
    const students: string[] = []
    for (let at = 0; at < size; at++) {
      const student = await person(app, w.site, [['student', w.school.id]], { firstName: `${name}-${at}` })
      students.push(student.id)
    }
    await sql(
      'insert into group_memberships (group_id, student_id, started_on) select $1, s, $3 from unnest($2::uuid[]) s',
      [id, students, year.startDate],
    )
    const mentor = await person(app, w.site, [['mentor', w.school.id]], { lastName: `van ${name}` })
    await w.schoolAdmin.run(addMentorships, '', { mentorId: mentor.id, groupIds: [id] })
    classes[name] = { id, students, mentor }
  }
  if (hasBegun) {
    await sql('update school_years set end_date = today_nl() - 1 where id = $1', [year.id])
    await sql('update school_years set start_date = today_nl() where id = $1', [next.id])
  }
  const turn = await w.schoolAdmin.run(protocol.beginYearTurn, '', { schoolId: w.school.id, schoolYearId: year.id })
  const of = (name: string) => classes[name] as (typeof classes)[string]
  return { ...w, year, next, sql, of, turnId: String(turn.id) }
}
export type TurningSchool = Awaited<ReturnType<typeof turningSchool>>

export const planOf = (w: TurningSchool, who: Person = w.schoolAdmin) =>
  who.tell(protocol.turnPlan, { filter: { turnIdEq: w.turnId } })

export const becomes = (w: TurningSchool, status: Turn['status']): Promise<Turn> =>
  until(`the turn is ${status}`, async () => {
    const turn = await w.schoolAdmin.find(protocol.yearTurns, w.turnId)
    return turn.status === status ? turn : undefined
  })

export async function turn(w: TurningSchool): Promise<Turn> {
  await w.schoolAdmin.run(protocol.runYearTurn, w.turnId)
  return becomes(w, 'done')
}

export async function turnBack(w: TurningSchool): Promise<Turn> {
  await w.schoolAdmin.run(protocol.undoYearTurn, w.turnId)
  return becomes(w, 'draft')
}

/** Everything that a turn touches, to compare it before and after. */
export const everything = (w: TurningSchool) =>
  w.sql(
    `select (select json_agg(m order by m.id) from group_memberships m) as stays,
       (select json_agg(json_build_array(p.id, p.departed_on) order by p.id) from student_profiles p) as leaving,
       (select json_agg(json_build_array(u.id, u.status) order by u.id) from users u) as accounts,
       (select json_agg(g.id order by g.id) from groups g) as classes,
       (select json_agg(m.id order by m.id) from mentorships m) as mentorships`,
  )

/** The names of the classes of the next year, each with how many are in it and its mentors. */
export async function nextClasses(w: TurningSchool): Promise<string[]> {
  const rows = await w.sql<{ line: string }>(
    `select g.name || ' ' || (select count(*) from group_memberships m where m.group_id = g.id and m.started_on = $1::date)
       || coalesce(' ' || (select string_agg(u.last_name, ', ' order by u.last_name) from mentorships l
         join users u on u.id = l.mentor_id where l.group_id = g.id), '') as line
     from groups g where g.school_year_id = $2 order by g.name`,
    [w.next.startDate, w.next.id],
  )
  return rows.map(({ line }) => line)
}
