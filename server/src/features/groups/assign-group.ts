import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/groups.ts'
import { addDays } from '#protocol/shared/days.ts'
import { endStay, findGroup, moveStudent } from './move-student.ts'

type Student = { id: string; schoolId: string }
type Stay = { groupId: string; startsOn?: string | null; keepOthers?: boolean | null }

async function requireGroup(tx: Tx, id: string) {
  const group = await findGroup(tx, id)
  if (!group) throw fail('relation.missing', { name: 'group' }, { pointer: '/data/attributes/groupId' })
  return group
}

/** Refuses a class in which this person can put nobody. */
export async function requireOwnGroup(tx: Tx, id: string): Promise<void> {
  const { schoolId } = await requireGroup(tx, id)
  if (!tx.me.adminOf('School').includes(schoolId)) throw failField('group.otherSchool', 'groupId')
}

/** From today on, or from the day that is given. */
export async function assign(tx: Tx, student: Student, input: Stay): Promise<void> {
  const group = await requireGroup(tx, input.groupId)
  if (group.schoolId !== student.schoolId) throw failField('group.otherSchool', 'groupId')
  const day = await moveStudent(tx, group, { studentId: student.id, ...input })
  if (day) tx.emit(protocol.studentJoinedGroup, { groupId: group.id, day }, { type: 'users', id: student.id })
}

export const assignGroup = handle(protocol.assignGroup, ({ subject, input, tx }) => assign(tx, subject, input))

/** By the account of the student, which is what the list of people is a list of. */
export const putInGroup = handle(protocol.putInGroup, async ({ subject: { id }, input, tx }) => {
  const student = await tx.row<Student>('select id, school_id as "schoolId" from student_profiles where id = $1', [id])
  if (!student) throw fail('record.missing')
  await assign(tx, student, input)
})

/** Out of a class without another one. The day that is given is the last one in it. */
export const removeFromGroup = handle(protocol.removeFromGroup, async ({ subject: student, input, tx }) => {
  const stay = await tx.row<{ id: string; startedOn: string; today: string }>(
    `select id, started_on::text as "startedOn", today_nl()::text as today from group_memberships
     where student_id = $1 and group_id = $2 and coalesce(ended_on, 'infinity') >= today_nl()
     order by started_on limit 1 for update`,
    [student.id, input.groupId],
  )
  if (!stay) throw fail('relation.missing', { name: 'group' }, { pointer: '/data/attributes/groupId' })
  if (input.endsOn && input.endsOn < stay.startedOn) throw failField('dateOrder', 'endsOn')
  const lastDay = input.endsOn ?? addDays(stay.today, -1)
  await endStay(tx, stay, lastDay < stay.startedOn ? null : lastDay)
  tx.emit(protocol.studentLeftGroup, { groupId: input.groupId, day: lastDay }, { type: 'users', id: student.id })
})
