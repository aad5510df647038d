import type { Tx } from '#engine/writing/transaction.ts'
import type { Recipient } from '#mail/queue.ts'

export type Account = Recipient & { id: string }

const people = (tx: Tx, where: string, values: unknown[]) =>
  tx.rows<Account>(
    `select distinct u.id, u.email, u.locale, u.first_name as "firstName" from users u
     where u.status = 'active' and ${where}`,
    values,
  )

export const adminsOf = (tx: Tx, schoolId: string) =>
  people(tx, `u.id in (select r.user_id from roles r where r.organization_id = $1 and r.name = 'admin')`, [schoolId])

/** The mentors of the student; where there is none, the administrators of the school. */
export async function mentorsOf(tx: Tx, { studentId, schoolId }: { studentId: string; schoolId: string }) {
  const own = await people(tx, 'u.id in (select m.mentor_id from mentored_students m where m.student_id = $1)', [
    studentId,
  ])
  return own.length > 0 ? own : adminsOf(tx, schoolId)
}
