import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { Params } from '#engine/judging/condition.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { type PhaseActor, phaseActors } from '#protocol/features/phases.ts'
import * as protocol from '#protocol/features/standings.ts'
import { type Waiting, whoIsReached } from './who-is-reached.ts'
import { isTurnOf } from './whose-turn.ts'

/** What is waited for with this student, at a school of the reader. */
async function waitingFor(tx: Tx, studentId: string): Promise<(Waiting & { isMine: boolean }) | undefined> {
  const params = new Params()
  return tx.row(
    `select b.student_id as "studentId", b.school_id as "schoolId", s.block, s.up, s.internship_id as "internshipId",
       s.application_id as "applicationId", ${isTurnOf(tx.me, params.add)} as "isMine"
     from student_standings b join student_standings s on s.student_id = b.student_id and s.about_id = b.about_id
     where b.student_id = ${params.add(studentId)} and b.about_id = b.school_id
       and b.school_id = any(${params.add(tx.me.staffOf())}::uuid[]) order by b.is_student desc limit 1`,
    params.values,
  )
}

const isSomebody = (up: string): up is PhaseActor => (phaseActors as readonly string[]).includes(up)

/** One is asked once a day, whoever asks: a school has many hands. */
export const remindTurn = handle(protocol.remindTurn, async ({ subject: { id }, me, tx }) => {
  const waiting = await waitingFor(tx, id)
  if (!waiting || !isSomebody(waiting.up)) throw fail('turn.nobodyToRemind')
  if (waiting.isMine) throw fail('turn.yourOwn')
  const { up, block, internshipId } = waiting
  if ((await whoIsReached(tx, waiting)).length === 0) throw fail('turn.noAccount')
  const made = await tx.row<{ id: string }>(
    `insert into turn_reminders (student_id, block, up, internship_id, reminded_by_id) values ($1, $2, $3, $4, $5)
     on conflict (tenant_id, student_id, reminded_on) do nothing returning id`,
    [id, block, up, internshipId, me.id],
  )
  if (!made) throw fail('turn.remindedToday')
  tx.emit(protocol.turnReminded, { studentId: id, reminderId: made.id, up }, { type: 'users', id })
})
