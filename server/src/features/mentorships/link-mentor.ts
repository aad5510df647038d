import { isDeepStrictEqual } from 'node:util'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { id as idField, list } from '#protocol/declaring/fields.ts'
import * as protocol from '#protocol/features/mentorships.ts'
import { requireMentor } from './add-mentorships.ts'

/** Refuses a mentor who can look after nobody of one's schools. */
export async function requireOwnMentor(tx: Tx, mentorId: string): Promise<void> {
  const [school] = tx.me.adminOf('School')
  await requireMentor(tx, mentorId, school ? [school] : [], 'mentorId')
}

export const linkMentor = handle(protocol.linkMentor, async ({ subject: { id }, input: { mentorId }, tx }) => {
  const student = await tx.row<Student>('select id, school_id as "schoolId" from student_profiles where id = $1', [id])
  if (!student) throw fail('record.missing')
  await addMentor(tx, student, mentorId)
})

type Student = { id: string; schoolId: string }

/** This one looks after the student, in the place of whoever does one by one; nobody when none is given. */
export async function setMentor(tx: Tx, { id: studentId, schoolId }: Student, mentorId: string | null): Promise<void> {
  const before = await mentorIdsOf(tx, studentId)
  for (const gone of before.filter((each) => each !== mentorId)) {
    await tx.run('delete from mentorships where student_id = $1 and mentor_id = $2', [studentId, gone])
    tx.emit(protocol.mentorUnlinked, { mentorId: gone }, { type: 'users', id: studentId })
  }
  if (mentorId && !before.includes(mentorId)) await addMentor(tx, { id: studentId, schoolId }, mentorId)
}

async function addMentor(tx: Tx, { id: studentId, schoolId }: Student, mentorId: string): Promise<void> {
  await requireMentor(tx, mentorId, [schoolId], 'mentorId')
  const added = await tx.run(
    `insert into mentorships (school_id, mentor_id, student_id) values ($1, $2, $3) on conflict do nothing`,
    [schoolId, mentorId, studentId],
  )
  if (added > 0) tx.emit(protocol.mentorLinked, { mentorId }, { type: 'users', id: studentId })
}

/** Who looks after somebody one by one. */
export async function mentorIdsOf(tx: Tx, studentId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    'select mentor_id as id from mentorships where student_id = $1 order by mentor_id for update',
    [studentId],
  )
  return rows.map((row) => row.id)
}

/**
 * The way back of `linkMentor`, for whoever may do that. It has no address: only an action on many that is undone takes it,
 * with the mentors before and after. Nothing is taken back of who got another mentor since.
 */
const takeBack = {
  ...protocol.linkMentor,
  input: { before: list(idField()), after: list(idField()) },
  emits: [protocol.mentorUnlinked],
}
export const unlinkMentor = handle(takeBack, async ({ subject: { id: studentId }, input: { before, after }, tx }) => {
  if (!isDeepStrictEqual(await mentorIdsOf(tx, studentId), after)) throw fail('record.changed')
  for (const mentorId of after.filter((each) => !before.includes(each))) {
    await tx.run('delete from mentorships where student_id = $1 and mentor_id = $2', [studentId, mentorId])
    tx.emit(protocol.mentorUnlinked, { mentorId }, { type: 'users', id: studentId })
  }
})
