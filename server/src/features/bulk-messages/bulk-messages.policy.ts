import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsIn, not, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { mayTalk } from '#features/conversations/conversations.policy.ts'
import { ofSchool } from '#features/internships/internships.policy.ts'
import { hostsOfCenter } from '#features/organizations/organizations.policy.ts'
import { mentoredBy } from '#features/students/students.policy.ts'
import type { BulkAudience, bulkMessageRecipients, bulkMessages } from '#protocol/features/bulk-messages.ts'

/** Staff of a school, and who runs a centre. Nobody does it in somebody else's name. */
export const sendsBulk = (me: Me): boolean => mayTalk(me) && (me.staffOf().length > 0 || me.isCenterAdmin)

/** In whose name it goes: the school before the centre. */
export const houseOf = (me: Me): string | undefined =>
  [...me.adminOf('School'), ...me.mentorOf(), ...me.adminOf('VolunteerCenter')][0]

/** A centre writes to its hosts, and never to somebody else's students or their parents. */
export const audiencesOf = (me: Me): readonly BulkAudience[] =>
  me.staffOf().length > 0 ? ['students', 'hosts', 'guardians'] : ['hosts']

/** Whose internships one may write about, within one school or centre. */
export const writesAbout = (me: Me, organizationId: string): Condition<'internships'> =>
  allOf(
    sendsBulk(me),
    anyOf(
      allOf({ schoolId: organizationId }, ofSchool(me)),
      within('organizationId', 'organizations', 'id', allOf({ centerId: organizationId }, hostsOfCenter(me))),
    ),
  )
/** The same of students, who may have no place yet. */
export const writesTo = (me: Me, organizationId: string): Condition<'student_profiles'> =>
  allOf(
    sendsBulk(me),
    { schoolId: organizationId },
    anyOf({ schoolId: me.adminOf('School') }, allOf({ schoolId: me.mentorOf() }, mentoredBy(me, 'id'))),
  )

const own = (me: Me): Condition<'bulk_messages'> => allOf(sendsBulk(me), { senderId: me.self })
/** Who runs the school sees what goes out in its name, and can hold it; a draft is its writer's own. */
const ofHouse = (me: Me): Condition<'bulk_messages'> =>
  allOf(mayTalk(me), { organizationId: me.adminOf('School', 'VolunteerCenter') }, not({ status: 'draft' }))
const holds = (me: Me): Condition<'bulk_messages'> => anyOf(own(me), ofHouse(me))
const sees = (me: Me): Condition<'bulk_messages'> => anyOf(me.isOperator, holds(me))

export const bulkMessagePolicy = {
  read: sees,
  changeBulkMessage: own,
  removeBulkMessage: own,
  weighBulkMessage: own,
  tryBulkMessage: own,
  sendBulkMessage: own,
  sendBulkMessageAgain: own,
  cancelBulkMessage: holds,
  stopBulkMessage: holds,
} satisfies Policy<
  typeof bulkMessages,
  | 'changeBulkMessage'
  | 'removeBulkMessage'
  | 'weighBulkMessage'
  | 'tryBulkMessage'
  | 'sendBulkMessage'
  | 'sendBulkMessageAgain'
  | 'cancelBulkMessage'
  | 'stopBulkMessage'
>

export const seesBulkMessage = sees
export const bulkRecipientPolicy = {
  read: (me) => existsIn('bulk_messages', 'id', 'bulkMessageId', sees(me)),
} satisfies Policy<typeof bulkMessageRecipients>

export const bulkMessageAbilities = [
  ability('sendBulkMessages', sendsBulk),
  /** To students and their parents too, and not to hosts alone. */
  ability('writeToManyStudents', (me) => mayTalk(me) && me.staffOf().length > 0),
]
