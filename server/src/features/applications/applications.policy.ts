import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, not, sqlCondition, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { hostsOfCenter } from '#features/organizations/organizations.policy.ts'
import { mentoredBy } from '#features/students/students.policy.ts'
import type { applications } from '#protocol/features/applications.ts'

const own = (me: Me): Condition<'applications'> => ({ studentId: me.self })

const ofMentored = (me: Me): Condition<'applications'> =>
  allOf({ schoolId: me.mentorOf() }, mentoredBy(me, 'studentId'))

/** The school of the student: its administrators, and of its mentors those who look after this one. */
export const ofSchool = (me: Me): Condition<'applications'> => anyOf({ schoolId: me.adminOf('School') }, ofMentored(me))

const worksAtHost = (me: Me) =>
  me.roles.some(({ organizationType }) => organizationType === 'NonProfit' || organizationType === 'Provider')

/**
 * A centre answers for hosts of its own where nobody can sign in. One question per host, through indexes: written as an
 * anti-join PostgreSQL goes through every account of the site for each of them.
 */
const nobodySignsIn = sqlCondition(
  (t) => `(select 1 from roles r where r.organization_id = ${t}.id and r.name = 'admin'
    and (select u.status from users u where u.id = r.user_id) = 'active' limit 1) is null`,
)

/** Whoever answers: not before the school has agreed, where it has to. */
const atHost = (me: Me): Condition<'applications'> =>
  allOf(
    not({ sentAt: null }),
    anyOf(
      { organizationId: me.adminOf('NonProfit', 'Provider') },
      allOf(
        worksAtHost(me),
        within('vacancyId', 'vacancies', 'id', { contactPersonId: me.self, organizationId: me.organizationIds }),
      ),
      allOf(me.isCenterAdmin, within('organizationId', 'organizations', 'id', allOf(hostsOfCenter(me), nobodySignsIn))),
    ),
  )

/** Who meets: the student and whoever answers at the host. */
export const talksOf = (me: Me): Condition<'applications'> => anyOf(own(me), atHost(me))

/** What one sees besides all of the schools that one administers. */
export const besidesSchools = (me: Me): Condition<'applications'> =>
  allOf(anyOf(own(me), ofMentored(me), atHost(me)), not({ schoolId: me.adminOf('School') }))

/** Somebody without a school, of a centre. */
export const isVolunteer = (me: Me) =>
  me.roles.some(({ name, organizationType }) => name === 'volunteer' && organizationType === 'VolunteerCenter')

/** Students and volunteers for themselves, staff of a school for its students. */
export const mayApply = (me: Me): boolean => me.isStudent || me.staffOf().length > 0 || isVolunteer(me)

export const applicationPolicy = {
  read: (me) => anyOf(me.isOperator, own(me), ofSchool(me), atHost(me)),
  mentorApproveApplication: ofSchool,
  mentorRefuseApplication: ofSchool,
  reconsiderApplication: ofSchool,
  readApplication: atHost,
  proposeTalk: atHost,
  acceptApplication: atHost,
  declineApplication: atHost,
  takeBackDecline: atHost,
  extendApplication: (me) => allOf({ extendedAt: null }, atHost(me)),
  transferApplication: atHost,
  withdrawApplication: (me) => anyOf(own(me), ofSchool(me)),
  comeToTalk: own,
  askOtherMoment: own,
  acceptOffer: own,
  declineOffer: own,
} satisfies Policy<
  typeof applications,
  | 'mentorApproveApplication'
  | 'mentorRefuseApplication'
  | 'reconsiderApplication'
  | 'readApplication'
  | 'proposeTalk'
  | 'acceptApplication'
  | 'declineApplication'
  | 'takeBackDecline'
  | 'extendApplication'
  | 'transferApplication'
  | 'withdrawApplication'
  | 'comeToTalk'
  | 'askOtherMoment'
  | 'acceptOffer'
  | 'declineOffer'
>

const isStaff = (me: Me) => me.staffOf().length > 0

export const applicationAbilities = [
  ability('applyOneself', (me) => me.isStudent || isVolunteer(me)),
  ability('applyForStudents', isStaff),
  ability('followApplications', isStaff),
  ability('answerApplications', (me) => worksAtHost(me) || me.isCenterAdmin),
  /** For the organization that one works in; a centre answers for others. */
  ability('receiveApplications', worksAtHost),
]
