import type { RouterContextProvider } from 'react-router'
import { readHeld } from '#app/features/mentorships/mentorships.data.ts'
import { apiContext } from '#lib/context.ts'
import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { mayWriteTo } from '#protocol/features/conversations.ts'
import { groupMemberships } from '#protocol/features/groups.ts'
import { internships } from '#protocol/features/internships.ts'
import { mentorships } from '#protocol/features/mentorships.ts'
import { studentProfiles } from '#protocol/features/students.ts'
import { knownRoles } from '#protocol/features/user-kinds.ts'
import { roleOffers, users } from '#protocol/features/users.ts'
import { roleWord } from '../role-word.ts'
import { statusOf } from '../users.data.ts'
import { blockSources } from './student-standing.data.ts'

type Context = Readonly<RouterContextProvider>

/** Who somebody is. The questions about a student are only asked about a student. */
export async function readPerson(context: Context, id: string) {
  const api = context.get(apiContext)
  const user = await api.find(users, id, { include: ['roles.organization'] })
  const roles = user.roles.map(({ id: roleId, name, organization }) => ({
    id: roleId,
    name,
    word: roleWord(name, organization?.type),
    at: organization?.name ?? '',
    organizationId: organization?.id ?? null,
  }))
  const administered = user.can.removeRole ? roles.filter(({ name }) => name === knownRoles.admin) : []
  const isStudent = roles.some(({ name }) => name === knownRoles.student)
  const isVolunteer = roles.some(({ name }) => name === knownRoles.volunteer)
  const isMentor = roles.some(({ name }) => name === knownRoles.mentor)
  const [offers, student, places, held, talk, keptRoles] = await Promise.all([
    user.can.addRole ? readOffers(api, id) : [],
    isStudent ? readStudent(api, id) : null,
    isVolunteer && !isStudent ? readInternships(api, id) : [],
    isMentor ? readHeld(api, [id]) : null,
    api.tell(mayWriteTo, { filter: { userId: id } }),
    Promise.all(
      administered.map((role) => isLastAdmin(api, id, role.organizationId).then((is) => (is ? role.id : ''))),
    ),
  ])
  const { email, phoneNumber, locale, lastSignInAt, invitedAt, createdAt, statusReason, can } = user
  const { undeliveredAt: at, undeliveredWhy: why } = user
  const person = {
    id,
    name: personName(user),
    firstName: user.firstName,
    infix: user.infix,
    lastName: user.lastName,
    email,
    phoneNumber,
    locale,
    createdAt,
  }
  return {
    ...person,
    status: statusOf(user),
    statusReason,
    invitedAt,
    lastSignInAt,
    undelivered: at && why ? { at, why } : null,
    can,
    roles: roles.map((role) => ({ ...role, isKept: keptRoles.includes(role.id) })),
    offers,
    student,
    /** Where a volunteer takes part. */
    places,
    /** Whom a mentor looks after. */
    held: held?.get(id) ?? [],
    canTalk: talk.may,
  }
}

/** An organization keeps an administrator who can sign in. */
async function isLastAdmin(api: Client, id: string, organizationId: string | null): Promise<boolean> {
  if (!organizationId) return false
  const found = await api.list(users, {
    filter: { organizationIdEq: organizationId, withRole: [knownRoles.admin], statusIn: ['active'] },
    fields: { users: [] },
    page: { size: 2 },
  })
  return found.every((other) => other.id === id)
}

async function readOffers(api: Client, userId: string) {
  const found = await api.list(roleOffers, {
    filter: { userIdEq: userId, statusEq: 'pending' },
    include: ['organization'],
  })
  return found.map(({ id, name, organization, expiresAt, can }) => ({
    id,
    name,
    at: String(organization?.name ?? ''),
    expiresAt,
    canWithdraw: can.withdrawRoleOffer === true,
  }))
}

async function readStudent(api: Client, id: string) {
  const filter = { studentIdEq: id }
  const inClasses = api.list(groupMemberships, { filter, include: ['group.schoolYear'], page: { size: 50 } })
  const [[profile], memberships, mentors, found, about] = await Promise.all([
    api.list(studentProfiles, { filter: { idEq: id }, include: ['level', 'interests'] }),
    inClasses,
    inClasses.then((all) =>
      readMentors(
        api,
        id,
        all.filter(({ isCurrent }) => isCurrent).map(({ groupId }) => groupId),
      ),
    ),
    readInternships(api, id),
    blockSources(api, id),
  ])
  return {
    profile: profile ? profileOf(profile) : null,
    classes: memberships.map(({ id: key, group, startedOn, endedOn, isCurrent }) => ({
      key,
      groupId: group?.id ?? '',
      name: String(group?.name ?? ''),
      year: String(group?.schoolYear?.name ?? ''),
      startedOn,
      endedOn,
      isCurrent,
    })),
    mentors,
    internships: found,
    ...about,
  }
}

async function readInternships(api: Client, studentIdEq: string) {
  const include = ['organization', 'internshipPeriod'] as const
  const found = await api.list(internships, { filter: { studentIdEq }, include, page: { size: 20 } })
  return found.map(({ id: key, title, status, organization, organizationName, internshipPeriod }) => ({
    key,
    title,
    status,
    place: String(organization?.name ?? organizationName ?? ''),
    period: String(internshipPeriod?.name ?? ''),
  }))
}

function profileOf(profile: Row<typeof studentProfiles, 'level' | 'interests'>) {
  const { studentNumber, birthDate, postalCode, guardianName, guardianEmail, guardianPhone } = profile
  const { secondGuardianName, secondGuardianEmail, accessNeeds, departedOn, isMinor, level, interests } = profile
  const { weekdays, guardianUndelivered, secondGuardianUndelivered, can } = profile
  return {
    facts: { studentNumber, birthDate, level: level?.name ?? null, postalCode, departedOn },
    isMinor: isMinor === true,
    accessNeeds,
    weekdays,
    guardians: [
      { name: guardianName, email: guardianEmail, phone: guardianPhone, undelivered: guardianUndelivered },
      { name: secondGuardianName, email: secondGuardianEmail, phone: null, undelivered: secondGuardianUndelivered },
    ].filter((guardian) => guardian.name || guardian.email),
    interests: interests.map(({ name }) => name),
    canEdit: can.updateStudent === true,
    canAssign: can.assignGroup === true,
  }
}

/** One by one, or through the classes that the student is in today. */
async function readMentors(api: Client, studentId: string, groupIds: string[]) {
  const include = ['mentor', 'group'] as const
  const [own, byClass] = await Promise.all([
    api.list(mentorships, { filter: { studentIdEq: studentId }, include }),
    groupIds.length > 0 ? api.list(mentorships, { filter: { groupIdIn: groupIds }, include }) : [],
  ])
  return [...own, ...byClass].map(({ id, mentor, mentorId, group }) => ({
    key: id,
    id: mentorId,
    name: personName({ ...mentor }),
    through: group?.name ?? null,
  }))
}

export type PersonPage = Awaited<ReturnType<typeof readPerson>>
export type StudentPart = NonNullable<PersonPage['student']>
