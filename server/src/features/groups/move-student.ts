import { failField } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { endBefore, startInYear, type Year } from './groups.rules.ts'

type Stay = {
  id: string
  groupId: string
  startedOn: string
  endedOn: string | null
  yearEnd: string
  yearStart: string
}
type Group = Year & { id: string; schoolId: string; today: string }
type Move = { studentId: string; groupId: string; startsOn?: string | null; keepOthers?: boolean | null }

/** The class with the days of its school year, and what day it is there. */
export function findGroup(tx: Tx, id: string): Promise<Group | undefined> {
  return tx.row<Group>(
    `select g.id, g.school_id as "schoolId", y.start_date::text as "startDate", y.end_date::text as "endDate",
       today_nl()::text as today
     from groups g join school_years y on y.id = g.school_year_id where g.id = $1 for key share of g`,
    [id],
  )
}

/**
 * Puts a student in a class from one day on. Whatever else they were in during that school year ends the day before,
 * what is left open of earlier years ends with its year. Already there: nothing changes. Answers with the first day,
 * or nothing when nothing changed.
 */
export async function moveStudent(tx: Tx, group: Group, move: Move): Promise<string | undefined> {
  const start = startInYear(group, group.today, move.startsOn)
  if ('problem' in start)
    throw failField(start.problem, move.startsOn ? 'startsOn' : 'groupId', { from: group.startDate, to: group.endDate })
  const { day } = start
  const stays = await tx.rows<Stay>(
    `select m.id, m.group_id as "groupId", m.started_on::text as "startedOn", m.ended_on::text as "endedOn",
       y.start_date::text as "yearStart", y.end_date::text as "yearEnd"
     from group_memberships m join groups g on g.id = m.group_id join school_years y on y.id = g.school_year_id
     where m.student_id = $1 and g.school_id = $2 and y.start_date <= $3 and coalesce(m.ended_on, 'infinity') >= $4
     for update of m`,
    [move.studentId, group.schoolId, group.startDate, day],
  )
  const isThere = (stay: Stay) => stay.groupId === group.id && stay.startedOn <= day
  const isOther = (stay: Stay) => stay.groupId !== group.id && stay.yearStart === group.startDate
  for (const stay of stays) {
    if (isThere(stay) || (isOther(stay) && move.keepOthers)) continue
    await endStay(tx, stay, endBefore(day, stay))
  }
  if (stays.some(isThere)) return undefined
  // Who left yesterday and is back never left.
  const isBack = await tx.run(
    `update group_memberships set ended_on = null where student_id = $1 and group_id = $2 and ended_on = $3::date - 1`,
    [move.studentId, group.id, day],
  )
  if (isBack) return day
  await tx.run('insert into group_memberships (group_id, student_id, started_on) values ($1, $2, $3)', [
    group.id,
    move.studentId,
    day,
  ])
  return day
}

/** No last day means that it never happened: somebody who moves twice on one day was only where they ended up. */
export async function endStay(tx: Tx, { id }: { id: string }, lastDay: string | null): Promise<void> {
  if (lastDay) await tx.run('update group_memberships set ended_on = $2 where id = $1', [id, lastDay])
  else await tx.run('delete from group_memberships where id = $1', [id])
}
