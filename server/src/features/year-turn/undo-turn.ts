import { fail } from '#engine/fail.ts'
import { handle, job } from '#engine/feature.ts'
import { sqlCondition } from '#engine/judging/condition.ts'
import { quietMove, sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { removeUnusedClasses } from '#features/groups/move-students.ts'
import { userLife } from '#protocol/features/users.ts'
import * as protocol from '#protocol/features/year-turn.ts'
import { ofStudents, standing } from './apply-turn.ts'
import { type Turn, undoUntil } from './turn-years.ts'
import { workOff } from './work-off.ts'

/** done → undoing. */
export const undoYearTurn = handle(protocol.undoYearTurn, async ({ subject, tx }) => {
  const isLate = await tx.row(`select 1 from school_years n where n.id = $1 and today_nl() > ${undoUntil('n')}`, [
    subject.nextYearId,
  ])
  if (isLate) throw fail('yearTurn.tooLate')
  const rowCount = sql`(select count(*) from year_turn_students where year_turn_id = m.id and applied_at is not null)`
  await tx.move(protocol.turnLife.undo, subject, {
    set: { doneCount: 0, rowCount },
    tell: { schoolId: subject.schoolId },
  })
  tx.enqueue({ identifier: 'yearTurnUndo', payload: { turnId: subject.id }, key: `yearTurn:${subject.id}` })
})

// $1: the turn, $2: the students of this slice, $3: the next year, $4: the school.
const ofSlice = 's.year_turn_id = $1 and s.student_id = any($2)'
const undone = `${ofSlice} and not s.is_kept`

const statements = [
  // Who is not as the turn left them was changed by somebody since, and stays so.
  `update year_turn_students s set is_kept = true where ${ofSlice} and s.after is distinct from ${standing('s.student_id')}`,
  `delete from group_memberships m using groups g, year_turn_students s where ${undone} and m.student_id = s.student_id
     and g.id = m.group_id and g.school_year_id = $3 and g.school_id = $4
     and not exists (select 1 from jsonb_to_recordset(s.before->'stays') as b(id uuid) where b.id = m.id)`,
  `insert into group_memberships (id, group_id, student_id, started_on, ended_on, created_at)
   select b.id, b.group_id, b.student_id, b.started_on, b.ended_on, b.created_at
   from year_turn_students s, jsonb_to_recordset(s.before->'stays') as b(id uuid, group_id uuid, student_id uuid,
     started_on date, ended_on date, created_at timestamptz)
   where ${undone} and exists (select 1 from groups g where g.id = b.group_id)
   on conflict (tenant_id, id) do update set started_on = excluded.started_on, ended_on = excluded.ended_on
     where (group_memberships.started_on, group_memberships.ended_on) is distinct from (excluded.started_on, excluded.ended_on)`,
  `update student_profiles p set departed_on = (s.before->>'departedOn')::date from year_turn_students s
   where ${undone} and p.id = s.student_id and p.departed_on is distinct from (s.before->>'departedOn')::date`,
]

const { returnInvited, returnActive, returnInactive } = userLife
/** Whose account was closed with the turn has it back as it was. */
const opened = (turnId: string, studentIds: string[]) =>
  [returnInvited, returnActive, returnInactive].map((move) => {
    const wasSo = sqlCondition(
      (t, add) => `${t}.id in (select s.student_id from year_turn_students s where s.year_turn_id = ${add(turnId)}
        and s.student_id = any(${add(studentIds)}) and not s.is_kept and s.closed_at is not null
        and s.before->>'status' = ${add(move.to)})`,
    )
    return quietMove(move, wasSo, {})
  })

const forget = `update year_turn_students s set applied_at = null, closed_at = null, before = null, after = null where ${ofSlice}`

const takeBack = {
  next: 'applied_at is not null',
  async apply(tx: Tx, turn: Turn, studentIds: string[]): Promise<void> {
    await tx.batch([
      ...ofStudents(statements, turn, studentIds),
      ...opened(turn.id, studentIds),
      ...ofStudents([forget], turn, studentIds),
    ])
  },
}

/** undoing → draft: the plan stands there as before. */
export const undoTurnJob = job('yearTurnUndo', async ({ site, payload, road }) => {
  const { turnId } = payload
  if (!(await workOff({ road, site, turnId, status: 'undoing', job: 'yearTurnUndo', work: takeBack }))) return
  await road.inTenant(site, async (tx) => {
    const turn = await tx.rowFrom(protocol.yearTurns, `where id = $1 and status = 'undoing' for no key update`, [
      turnId,
    ])
    if (turn) await finish(tx, turn)
  })
})

type Made = { groups?: string[]; mentorships?: string[] }

async function finish(tx: Tx, turn: Turn): Promise<void> {
  const row = await tx.one<{ made: Made; kept: number }>(
    `select made, (select count(*)::int from year_turn_students s where s.year_turn_id = t.id and s.is_kept) as kept
     from year_turns t where id = $1`,
    [turn.id],
  )
  // Where somebody stayed in a class, its mentor stays too.
  await tx.run(
    `delete from mentorships l where l.id = any($2) and not exists (select from group_memberships m
       join year_turn_students s on s.year_turn_id = $1 and s.is_kept and s.student_id = m.student_id
       where m.group_id = l.group_id and coalesce(m.ended_on, 'infinity') >= today_nl())`,
    [turn.id, row.made.mentorships ?? []],
  )
  await tx.run(
    `${removeUnusedClasses} and not exists (select from internship_period_groups p where p.group_id = g.id)`,
    [row.made.groups ?? []],
  )
  await tx.run('delete from year_turn_students where year_turn_id = $1 and choice is null', [turn.id])
  await tx.run(
    `update year_turn_students set fate = null, class_names = '{}', group_id = null, is_kept = false where year_turn_id = $1`,
    [turn.id],
  )
  await tx.move(protocol.turnLife.finishUndo, turn, {
    set: { counts: { kept: row.kept }, made: {}, rowCount: 0, doneCount: 0, turnedAt: null, turnedById: null },
  })
}
