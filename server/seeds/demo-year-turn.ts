import type { Sql } from '#db/database.ts'
import { insertRows } from './insert-rows.ts'

/**
 * The school has begun to plan the next school year: one class has no mentor yet, a few students of another one go
 * to the class beside it, some stay and some leave.
 */
export async function addYearTurn(sql: Sql, schoolId: string): Promise<void> {
  const turn = await sql.one<{ id: string }>(
    `insert into year_turns (school_id, school_year_id, next_year_id)
     select $1, y.id, n.id from school_years y join school_years n on n.start_date = y.end_date + 1
     where today_nl() between y.start_date and y.end_date returning id`,
    [schoolId],
  )
  const members = await sql.rows<{ groupId: string; name: string; students: string[] }>(
    `select g.id as "groupId", g.name, array_agg(m.student_id::text order by u.last_name, u.id) as students
     from groups g join group_memberships m on m.group_id = g.id and m.ended_on is null join users u on u.id = m.student_id
     where g.school_id = $1 and g.school_year_id = (select school_year_id from year_turns where id = $2)
     group by g.id, g.name order by g.name`,
    [schoolId, turn.id],
  )
  const of = (name: string) => members.find((each) => each.name === name)
  await insertRows(sql, 'year_turn_classes', [
    { yearTurnId: turn.id, groupId: of('B3B')?.groupId, fate: 'moves', targetName: 'B4B', mentor: 'none' },
  ])
  const choose = (name: string, [from, to]: [number, number], choice: string, choiceName: string | null = null) =>
    (of(name)?.students ?? [])
      .slice(from, to)
      .map((studentId) => ({ yearTurnId: turn.id, studentId, choice, choiceName }))
  await insertRows(sql, 'year_turn_students', [
    ...choose('B3A', [0, 5], 'moves', 'B4B'),
    ...choose('B3A', [5, 6], 'leaves'),
    ...choose('B4A', [3, 5], 'stays'),
    ...choose('H3A', [2, 3], 'stays'),
    ...choose('H3B', [4, 5], 'stays', 'H3A'),
    ...choose('V3A', [6, 7], 'moves', 'H4A'),
    ...choose('V3B', [1, 2], 'leaves'),
  ])
}
