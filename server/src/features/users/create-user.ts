import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { findGroup, moveStudent } from '#features/groups/move-student.ts'
import { requireMentor } from '#features/mentorships/add-mentorships.ts'
import { checkProfile } from '#features/students/check-profile.ts'
import type { Input } from '#protocol/declaring/define.ts'
import { studentJoinedGroup } from '#protocol/features/groups.ts'
import { mentorshipsAdded } from '#protocol/features/mentorships.ts'
import { studentProfiles } from '#protocol/features/students.ts'
import * as protocol from '#protocol/features/users.ts'
import { roleInReach } from './roles/role-in-reach.ts'
import { accountElsewhere } from './stand-in.ts'
import { findWithoutRole, takeUpAgain } from './take-up-again.ts'
import { userPolicy } from './users.policy.ts'

/**
 * Somebody new is invited: they set their own password, nobody sets it for them. Whoever lost their last role here
 * comes back this way. Whose account nobody here may see is added like somebody new, and joins it by accepting.
 */
export const createUser = handle(
  protocol.createUser,
  async ({ input, me, tx }) => {
    const { role, organizationId, invite, email, locale, firstName, infix, lastName, gender, phoneNumber, ...student } =
      input
    const details = { email, locale, firstName, infix, lastName, gender, phoneNumber }
    const granted = await roleInReach(tx, me, { name: role ?? 'volunteer', organizationId })
    if (granted.name !== 'student') refuseStudentFields(student)
    const isInvited = invite !== false
    const known = await findWithoutRole(tx, details.email, granted.organization.id)
    if (known) {
      await takeUpAgain(tx, known, details, granted, isInvited)
      if (granted.name === 'student') await writeNewStudent(tx, known.id, granted.organization.id, student)
      return { id: known.id, created: true }
    }
    const isStandIn = (await accountElsewhere(tx, email)) !== undefined
    const row = await tx.insert(protocol.users, {
      ...details,
      isStandIn,
      locale: details.locale ?? tx.site.locale,
      status: 'invited',
      invitedAt: isInvited ? new Date() : null,
    })
    await tx.run('insert into roles (user_id, name, organization_id) values ($1, $2, $3)', [
      row.id,
      granted.name,
      granted.organization.id,
    ])
    if (granted.name === 'student') await writeNewStudent(tx, row.id, granted.organization.id, student)
    const subject = { type: 'users', id: row.id }
    if (isInvited) tx.emit(protocol.userInvited, { userId: row.id }, subject)
    else tx.emit(protocol.userCreated, { userId: row.id }, subject)
    return { id: row.id, created: true }
  },
  userPolicy.create,
)

type StudentInput = Pick<Input<typeof protocol.createUser.input>, (typeof studentOnly)[number]>
const studentOnly = [
  ...(['studentNumber', 'birthDate', 'groupId', 'levelId', 'mentorId'] as const),
  ...(['guardianName', 'guardianEmail', 'guardianPhone'] as const),
] as const

function refuseStudentFields(given: StudentInput): void {
  const first = Object.entries(given).find(([, value]) => value)
  if (first) throw failField('student.only', first[0])
}

/** The profile is there already: whoever becomes a student gets one. */
async function writeNewStudent(tx: Tx, id: string, schoolId: string, given: StudentInput): Promise<void> {
  const { groupId, mentorId, ...profile } = given
  await checkProfile(tx, { id, schoolId }, profile)
  const known = Object.entries(profile).filter(([, value]) => value)
  if (known.length > 0) await tx.update(studentProfiles, id, Object.fromEntries(known))
  if (mentorId) await giveMentor(tx, id, schoolId, mentorId)
  if (!groupId) return
  const group = await findGroup(tx, groupId)
  if (group?.schoolId !== schoolId)
    throw fail('relation.missing', { name: 'group' }, { pointer: '/data/attributes/groupId' })
  const day = await moveStudent(tx, group, { studentId: id, groupId })
  if (day) tx.emit(studentJoinedGroup, { groupId, day }, { type: 'users', id })
}

/** Somebody of the same school looks after them from the first day. */
async function giveMentor(tx: Tx, studentId: string, schoolId: string, mentorId: string): Promise<void> {
  await requireMentor(tx, mentorId, [schoolId], 'mentorId')
  await tx.run('insert into mentorships (school_id, mentor_id, student_id) values ($1, $2, $3)', [
    ...[schoolId, mentorId, studentId],
  ])
  tx.emit(mentorshipsAdded, { schoolId, count: 1 }, { type: 'users', id: mentorId })
}
