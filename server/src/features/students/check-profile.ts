import { fail, failField } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { dutchDay } from '#protocol/shared/dutch-date.ts'

type Profile = { studentNumber?: string | null; birthDate?: string | null; levelId?: string | null }

/** What the shape of a value cannot say: a number is one student's, a birthday was, a level is of the same school. */
export async function checkProfile(
  tx: Tx,
  { id, schoolId }: { id: string; schoolId: string },
  { studentNumber, birthDate, levelId }: Profile,
): Promise<void> {
  if (birthDate && !isBirthDate(birthDate, dutchDay())) throw failField('student.birthDate', 'birthDate')
  if (studentNumber) {
    const taken = await tx.row(
      `select id from student_profiles where school_id = $1 and number_key = ltrim(lower($2), '0') and id <> $3`,
      [schoolId, studentNumber, id],
    )
    if (taken) throw failField('student.numberTaken', 'studentNumber')
  }
  if (levelId) {
    const level = await tx.row('select id from levels where id = $1 and school_id = $2', [levelId, schoolId])
    if (!level) throw fail('relation.missing', { name: 'level' }, { pointer: '/data/attributes/levelId' })
  }
}

/** Somebody at school is at least four, and nobody is older than a hundred. */
export function isBirthDate(date: string, today: string): boolean {
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  const age = years - (today.slice(5) < date.slice(5) ? 1 : 0)
  return age >= 4 && age <= 100
}
