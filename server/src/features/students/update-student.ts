import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { assign } from '#features/groups/assign-group.ts'
import { setMentor } from '#features/mentorships/link-mentor.ts'
import { changeAddress } from '#features/users/update-user.ts'
import { userPolicy } from '#features/users/users.policy.ts'
import * as protocol from '#protocol/features/students.ts'
import { users } from '#protocol/features/users.ts'
import { required } from '#protocol/shared/guards.ts'
import { checkProfile } from './check-profile.ts'

const accountFields = ['firstName', 'infix', 'lastName', 'phoneNumber', 'gender', 'locale']
const ownFields: readonly string[] = protocol.ownStudentFields

/** One form for the account and the profile. A school changes everything, students what is theirs to say. */
export const updateStudent = handle(protocol.updateStudent, async ({ subject: profile, input, me, tx }) => {
  const { interestIds, weekdays, email, groupId, mentorId, ...others } = input
  const values = weekdays ? { ...others, weekdays: [...new Set(weekdays)].sort() } : others
  const isOfSchool = me.isOperator || me.adminOf('School').includes(profile.schoolId)
  const foreign = isOfSchool ? undefined : Object.keys(input).find((name) => !ownFields.includes(name))
  if (foreign) throw failField('readOnly', foreign)
  await checkProfile(tx, { id: profile.id, schoolId: profile.schoolId }, values)
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)))
  const account = pick((name) => accountFields.includes(name))
  if (Object.keys(account).length > 0 || email !== undefined) {
    const isManaged = profile.id === me.id || (await tx.holdsFor(users, profile.id, userPolicy.updateUser(me)))
    if (!isManaged) throw fail('access.forbidden')
    const user = required(await tx.rowFrom(users, 'where id = $1', [profile.id]), 'account')
    if (email && email.toLowerCase() !== user.email.toLowerCase()) await changeAddress(tx, me, user, email)
    await tx.update(users, profile.id, account)
  }
  if (groupId) await assign(tx, profile, { groupId })
  if (mentorId !== undefined) await setMentor(tx, profile, mentorId)
  if (interestIds) await chooseInterests(tx, profile.id, interestIds)
  // Also when only an interest changed: whoever had the form open must be told.
  await tx.run('update student_profiles set updated_at = now() where id = $1', [profile.id])
  await tx.update(
    protocol.studentProfiles,
    profile.id,
    pick((name) => !accountFields.includes(name)),
  )
  tx.emit(protocol.studentUpdated, { userId: profile.id }, { type: 'users', id: profile.id })
})

async function chooseInterests(tx: Tx, studentId: string, ids: string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  const known = await tx.rows('select id from tags where id = any($1)', [wanted])
  if (known.length < wanted.length)
    throw fail('relation.missing', { name: 'tag' }, { pointer: '/data/attributes/interestIds' })
  await tx.run('delete from student_interests where student_id = $1 and tag_id <> all($2)', [studentId, wanted])
  await tx.run(
    `insert into student_interests (student_id, tag_id) select $1, unnest($2::uuid[]) on conflict do nothing`,
    [studentId, wanted],
  )
}
