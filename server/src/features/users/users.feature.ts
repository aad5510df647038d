import { searchIn } from '#engine/asking/search.ts'
import { feature } from '#engine/feature.ts'
import { allOf, anyOf, type Condition, existsIn, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { inverse, seenWith, serve, through } from '#engine/serve.ts'
import { byNumbers } from '#features/analytics/student-facts.ts'
import { byHome } from '#features/analytics/supply/supply-facts.ts'
import { undelivered } from '#features/inbound-mail/undelivered.ts'
import { atStage } from '#features/internships/student-stages.ts'
import type { Values } from '#protocol/declaring/define.ts'
import * as protocol from '#protocol/features/users.ts'
import { archiveUser, deactivateUser, reactivateUser, restoreUser } from './change-status.ts'
import { inGroups, inLevels, ofMentors } from './chosen-students.ts'
import { createUser } from './create-user.ts'
import { inviteUser, resendInvitation } from './invite/invite.ts'
import {
  queueInvitation,
  queueInvitationAgain,
  sendHeldInvitations,
  sendInvitations,
} from './invite/send-invitations.ts'
import { keptPeople } from './kept-people.ts'
import { addRole, removeRole } from './roles/change-roles.ts'
import { acceptRoleOffer, declineRoleOffer, expireRoleOffers, withdrawRoleOffer } from './roles/role-offers.ts'
import { updateUser } from './update-user.ts'
import { userCounts } from './user-counts.ts'
import { userBulkActions } from './users.bulk.ts'
import { userMails } from './users.mails.ts'
import { userNews } from './users.news.ts'
import { usersPersonal } from './users.personal.ts'
import { contactPolicy, roleOfferPolicy, rolePolicy, studentPolicy, userAbilities, userPolicy } from './users.policy.ts'
import { tellConfirmed, tellRegistered, tellRoleAdded, tellRoleOffered, tellRoleRemoved } from './users.reactions.ts'

/**
 * Both together mean one role: the administrators of that organization, not administrators who also know it. Of the roles
 * that the reader sees: what somebody is elsewhere is not theirs to know.
 */
type Asked = Partial<Values<typeof protocol.users.scopes>>

function withRoleAt({ organizationIdEq: organizationId, withRole: names }: Asked, me: Me): Condition<'users'> {
  if (!organizationId && !names) return true
  return existsIn(
    'roles',
    'userId',
    'id',
    allOf(organizationId ? { organizationId } : true, names ? { name: names } : true, rolePolicy.read(me)),
  )
}

const amongStudents = (ids: (add: (value: unknown) => string) => string): Condition<'users'> =>
  sqlCondition((t, add) => `${t}.id in (${ids(add)})`)

const chosenUsers = (asked: Asked, me: Me): Condition<'users'> => {
  const { search = '', alike, groupId, levelId, mentorId } = asked
  return allOf(
    withRoleAt(asked, me),
    searchIn('user_words', 'userId', search, alike),
    groupId ? amongStudents((add) => inGroups(me, add, groupId)) : true,
    levelId ? amongStudents((add) => inLevels(me, add, levelId)) : true,
    mentorId ? amongStudents((add) => ofMentors(me, add, mentorId)) : true,
    atStage(asked, me),
    byNumbers(asked, me),
    byHome(asked.home, me),
  )
}

const byName = { lastName: 'lastNameOrder', firstName: 'firstNameOrder' } as const

export const usersFeature = feature({
  abilities: userAbilities,
  resources: [
    serve(protocol.users, {
      table: 'users',
      sortColumns: byName,
      policy: userPolicy,
      relations: { roles: inverse('userId'), organizations: through('roles', 'userId', 'organizationId') },
      scopes: chosenUsers,
      expressions: {
        urgentAt: (t) => `(select nullif(min(s.urgent_at), 'infinity') at time zone 'UTC' from student_standings s
          where s.student_id = ${t}.id and s.about_id = s.school_id)`,
        undeliveredAt: (t) => undelivered(`${t}.email`, 'since'),
        undeliveredWhy: (t) => undelivered(`${t}.email`, 'why'),
      },
      kept: keptPeople,
      relevance: (t) => [
        `sort_key(concat_ws(' ', ${t}.first_name, ${t}.infix, ${t}.last_name))`,
        `sort_key(concat_ws(' ', ${t}.infix, ${t}.last_name))`,
        `split_part(${t}.last_name_order, E'\\t', 1)`,
        `lower(${t}.email)`,
        `(select lower(p.student_number) from student_profiles p where p.id = ${t}.id)`,
        `(select lower(p.number_key) from student_profiles p where p.id = ${t}.id)`,
      ],
    }),
    serve(protocol.roles, {
      table: 'roles',
      policy: rolePolicy,
      expressions: {
        resourceId: (t) => `${t}.organization_id`,
        resourceType: (t) =>
          `(select o.type from organizations o where o.tenant_id = ${t}.tenant_id and o.id = ${t}.organization_id)`,
      },
    }),
    serve(protocol.roleOffers, {
      table: 'role_offers',
      policy: roleOfferPolicy,
      relations: { organization: seenWith('organizationId') },
    }),
    serve(protocol.students, {
      table: 'users',
      sortColumns: byName,
      policy: studentPolicy,
      // Whoever a place is of: students, and volunteers once they have one.
      where: anyOf(
        existsIn('roles', 'userId', 'id', { name: 'student' }),
        existsIn('internships', 'studentId', 'id', { schoolId: null }),
      ),
    }),
    serve(protocol.contacts, { table: 'users', policy: contactPolicy, sortColumns: byName }),
  ],
  lifecycles: [protocol.userLife, protocol.offerLife],
  commands: [
    createUser,
    updateUser,
    archiveUser,
    restoreUser,
    deactivateUser,
    reactivateUser,
    addRole,
    removeRole,
    acceptRoleOffer,
    declineRoleOffer,
    withdrawRoleOffer,
    inviteUser,
    resendInvitation,
  ],
  queries: [userCounts],
  reactions: [
    queueInvitation,
    queueInvitationAgain,
    sendHeldInvitations,
    tellConfirmed,
    tellRegistered,
    tellRoleAdded,
    tellRoleOffered,
    tellRoleRemoved,
  ],
  jobs: [expireRoleOffers, sendInvitations],
  bulk: userBulkActions,
  activities: { people: ['user', 'role'] },
  mails: userMails,
  personal: usersPersonal,
  news: userNews,
})
