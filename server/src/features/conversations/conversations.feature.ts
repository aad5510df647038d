import { searchIn } from '#engine/asking/search.ts'
import { feature } from '#engine/feature.ts'
import { allOf, existsIn, likePattern, sqlCondition } from '#engine/judging/condition.ts'
import { queueKind } from '#engine/reading/waiting.ts'
import { serve } from '#engine/serve.ts'
import * as protocol from '#protocol/features/conversations.ts'
import { conversationMails } from './conversations.mails.ts'
import { conversationNews } from './conversations.news.ts'
import { conversationsPersonal } from './conversations.personal.ts'
import {
  conversationAbilities,
  conversationPolicy,
  correspondentPolicy,
  isMinor,
  keepsReports,
  mayTalk,
  memberPolicy,
  messagePolicy,
  messageReportPolicy,
  notMember,
  readsAlong,
  seatPolicy,
} from './conversations.policy.ts'
import { conversationSections } from './conversations.sections.ts'
import { forgetMessages } from './forget-messages.ts'
import { archiveConversation, muteConversation, readConversation } from './keep-seat.ts'
import {
  aboutText,
  filesOf,
  houseName,
  namesOf,
  newest,
  phaseOf,
  roleOf,
  seatLine,
  seatTitle,
  userName,
} from './looks.ts'
import { mayWriteTo } from './may-write.ts'
import { reportMessage, resolveMessageReport } from './report-message.ts'
import { releaseMessage, sendMessage } from './send-message.ts'
import { startConversation } from './start-conversation.ts'
import { takeBackMessage } from './take-back.ts'
import { tellMessageReceived, tellMessageReported, tellUnread } from './tell-unread.ts'

/** Somebody in it is called so, or somebody wrote it. */
const found = (text: string | undefined) =>
  text === undefined ||
  sqlCondition((t, add) => {
    const pattern = add(likePattern(text, 'anywhere'))
    return `(${seatTitle(t)} ilike ${pattern} or ${seatLine(t)} ilike ${pattern} or exists (select from messages x
      where x.conversation_id = ${t}.conversation_id and x.number is not null and x.body ilike ${pattern}))`
  })

/** In words of its index: a plan for all values does not know that a value is nought. */
const isUnread = sqlCondition((t) => `${t}.unread > 0`)

export const conversationsFeature = feature({
  periodic: conversationSections,
  abilities: conversationAbilities,
  queues: [
    queueKind('messages', 'conversation_members', (me) =>
      allOf(mayTalk(me), isUnread, { userId: me.self, isMuted: false, leftAt: null }),
    ),
    queueKind('messageReports', 'message_reports', (me) => allOf({ status: 'open' }, keepsReports(me))),
  ],
  resources: [
    serve(protocol.conversations, {
      table: 'conversations',
      policy: conversationPolicy,
      scopes: ({ readAlong }, me) => readAlong !== true || allOf(readsAlong(me), notMember(me)),
      expressions: { names: namesOf, about: aboutText, isReadAlong: (t) => isMinor(`${t}.student_id`) },
    }),
    serve(protocol.conversationSeats, {
      table: 'conversation_members',
      policy: seatPolicy,
      scopes: ({ search }) => found(search),
      expressions: {
        kind: (t) => `(select c.kind from conversations c where c.id = ${t}.conversation_id)`,
        title: seatTitle,
        line: seatLine,
        preview: (t) => newest(t, 'left(x.body, 200)'),
        previewHasFile: (t) =>
          `coalesce(${newest(t, 'exists (select from message_files f where f.message_id = x.id)')}, false)`,
        previewName: (t) => newest(t, `case when x.sender_id <> ${t}.user_id then ${userName('x.sender_id')} end`),
      },
    }),
    serve(protocol.conversationMembers, {
      table: 'conversation_members',
      policy: memberPolicy,
      expressions: {
        name: (t) => userName(`${t}.user_id`),
        role: (t) => roleOf(`${t}.user_id`),
        organizationName: (t) => houseName(`${t}.user_id`),
      },
    }),
    serve(protocol.messages, {
      table: 'messages',
      policy: messagePolicy,
      scopes: ({ withFiles }) => withFiles !== true || existsIn('message_files', 'messageId', 'id'),
      expressions: { files: filesOf, phase: phaseOf, senderName: (t) => userName(`${t}.sender_id`) },
    }),
    serve(protocol.correspondents, {
      table: 'users',
      policy: correspondentPolicy,
      sortColumns: { name: 'lastNameOrder' },
      scopes: ({ search = '' }) => searchIn('user_words', 'userId', search),
      expressions: {
        name: (t) => userName(`${t}.id`),
        role: (t) => roleOf(`${t}.id`),
        organizationName: (t) => houseName(`${t}.id`),
      },
    }),
    serve(protocol.messageReports, {
      table: 'message_reports',
      policy: messageReportPolicy,
      expressions: {
        senderName: (t) => userName(`${t}.sender_id`),
        reporterName: (t) => userName(`${t}.reporter_id`),
        resolverName: (t) => userName(`${t}.resolved_by_id`),
      },
    }),
  ],
  queries: [mayWriteTo],
  lifecycles: [protocol.messageReportLife],
  commands: [
    startConversation,
    sendMessage,
    readConversation,
    muteConversation,
    archiveConversation,
    takeBackMessage,
    reportMessage,
    resolveMessageReport,
  ],
  jobs: [releaseMessage, tellUnread, forgetMessages],
  reactions: [tellMessageReceived, tellMessageReported],
  mails: conversationMails,
  news: conversationNews,
  activities: { conversations: ['conversation', 'message'] },
  personal: conversationsPersonal,
})
