import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsIn, not, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { mentoredBy } from '#features/students/students.policy.ts'
import type {
  conversationMembers,
  conversationSeats,
  conversations,
  correspondents,
  messageReports,
  messages,
} from '#protocol/features/conversations.ts'
import { minutesToTakeBack } from '#protocol/features/conversations.ts'
import { mayWrite, writableBy } from './who-writes-whom.ts'

/** What people write to each other is not for who acts as one of them. */
export const mayTalk = (me: Me): boolean => !me.isImpersonated && me.allRoles.length > 0

/** A student whose age is not known counts as under age. */
export const isMinor = (student: string) =>
  `(${student} is not null and not exists (select from student_profiles p where p.id = ${student}
    and p.birth_date <= (today_nl() - interval '18 years')::date))`

const isMember = (me: Me): Condition<'conversations'> =>
  allOf(mayTalk(me), existsIn('conversation_members', 'conversationId', 'id', { userId: me.self, leftAt: null }))

/** The school reads what is written with a student under age, in conversations of others. */
export const readsAlong = (me: Me): Condition<'conversations'> =>
  allOf(
    mayTalk(me) && me.staffOf().length > 0,
    not({ studentId: null }),
    anyOf(
      allOf({ organizationId: me.adminOf('School') }, not({ studentId: me.self })),
      allOf({ organizationId: me.mentorOf() }, mentoredBy(me, 'studentId')),
    ),
    sqlCondition((t) => isMinor(`${t}.student_id`)),
  )
export const notMember = (me: Me): Condition<'conversations'> =>
  not(existsIn('conversation_members', 'conversationId', 'id', { userId: me.self, leftAt: null }))

const sees = (me: Me): Condition<'conversations'> => anyOf(isMember(me), readsAlong(me))

/** Between two it ends when they have nothing to do with each other any more; of an internship its members are kept right. */
const stillWrites = (me: Me): Condition<'conversations'> =>
  anyOf(
    { kind: 'internship' },
    sqlCondition(
      (t, add) => `exists (select from conversation_members other where other.conversation_id = ${t}.id
        and ${mayWrite(`${add(me.id)}::uuid`, 'other.user_id')})`,
    ),
  )

export const conversationPolicy = {
  read: sees,
  sendMessage: (me) => allOf(isMember(me), stillWrites(me)),
  readConversation: isMember,
  muteConversation: isMember,
  archiveConversation: isMember,
} satisfies Policy<
  typeof conversations,
  'sendMessage' | 'readConversation' | 'muteConversation' | 'archiveConversation'
>

export const seatPolicy = {
  read: (me) => allOf(mayTalk(me), { userId: me.self, leftAt: null }),
} satisfies Policy<typeof conversationSeats>

export const memberPolicy = {
  read: (me) => existsIn('conversations', 'id', 'conversationId', sees(me)),
} satisfies Policy<typeof conversationMembers>

const isOwn = (me: Me): Condition<'messages'> => ({ senderId: me.self })
/** What waits for the morning only its writer sees. */
const readsMessage = (me: Me): Condition<'messages'> =>
  allOf(anyOf(not({ number: null }), isOwn(me)), existsIn('conversations', 'id', 'conversationId', sees(me)))

export const messagePolicy = {
  read: readsMessage,
  takeBackMessage: (me) =>
    allOf(
      mayTalk(me),
      isOwn(me),
      { takenBackAt: null },
      sqlCondition((t) => `(${t}.number is null or ${t}.created_at > now() - interval '${minutesToTakeBack} minutes')`),
    ),
  reportMessage: (me) => allOf(readsMessage(me), not(isOwn(me)), { takenBackAt: null }),
} satisfies Policy<typeof messages, 'takeBackMessage' | 'reportMessage'>

export const messageFileRule = (me: Me): Condition<'message_files'> =>
  existsIn('messages', 'id', 'messageId', readsMessage(me))

/** Whoever runs the site sees everybody, and writes to nobody. */
export const correspondentPolicy = {
  read: (me) =>
    allOf(
      mayTalk(me),
      anyOf(
        me.isOperator,
        sqlCondition((t, add) => `${t}.id = any(array(${writableBy(`${add(me.id)}::uuid`)}))`),
      ),
    ),
} satisfies Policy<typeof correspondents>

/** Administrators of the school or centre, and whoever runs the site; nobody judges what was said of themselves. */
export const keepsReports = (me: Me): Condition<'message_reports'> =>
  allOf(
    mayTalk(me),
    anyOf(me.isOperator, { organizationId: me.adminOf('School', 'VolunteerCenter') }),
    not({ senderId: me.self }),
  )

export const messageReportPolicy = {
  read: keepsReports,
  resolveMessageReport: keepsReports,
} satisfies Policy<typeof messageReports, 'resolveMessageReport'>

export const conversationAbilities = [
  ability('useConversations', (me) => mayTalk(me) && me.allRoles.some(({ organizationId }) => organizationId !== null)),
  ability('readAlong', (me) => mayTalk(me) && me.staffOf().length > 0),
  ability('resolveMessageReports', (me) => mayTalk(me) && me.isSchoolOrCenterAdmin),
]
