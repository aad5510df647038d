import { command, event, query, resource, told } from '#protocol/declaring/define.ts'
import { boolean, id, integer, json, list, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

export const conversationKinds = ['direct', 'internship'] as const
const readOnly = { readOnly: true } as const
const maybe = { optional: true, readOnly: true } as const

/** Two people, or everybody around one internship. What is somebody's own about it is a seat. */
export const conversations = resource('conversations', {
  attributes: {
    kind: oneOf(conversationKinds, readOnly),
    /** The names of who takes part, for who reads along. */
    names: text(readOnly),
    /** Of an internship: what and where it is. */
    about: text(maybe),
    /** The student is under age: the school can read it. */
    isReadAlong: boolean(readOnly),
    lastNumber: integer(readOnly),
    lastMessageAt: timestamp(maybe),
    internshipId: id(maybe),
    studentId: id(maybe),
    createdAt: timestamp(readOnly),
    updatedAt: timestamp(readOnly),
  },
  filters: { id: ['eq', 'in'], internshipId: ['eq', 'in'], studentId: ['eq', 'in'] },
  scopes: {
    /** Those of others, which the school may read. */
    readAlong: boolean(),
  },
  sorts: ['lastMessageAt', 'createdAt'],
  defaultSort: '-lastMessageAt',
})

/** One's own place in a conversation: one's list of them. */
export const conversationSeats = resource('conversationSeats', {
  attributes: {
    kind: oneOf(conversationKinds, readOnly),
    /** Who the others are, or the student of the internship. */
    title: text(readOnly),
    /** Where the other works, or what the internship is. */
    line: text(maybe),
    unread: integer(readOnly),
    readNumber: integer(readOnly),
    isMuted: boolean(readOnly),
    isArchived: boolean(readOnly),
    /** How the newest message begins; nothing when it is only a file or was taken back. */
    preview: text({ max: 200, ...maybe }),
    previewHasFile: boolean(readOnly),
    /** Who wrote it; nothing when one wrote it oneself. */
    previewName: text(maybe),
    lastMessageAt: timestamp(maybe),
    conversationId: id(readOnly),
    createdAt: timestamp(readOnly),
    updatedAt: timestamp(readOnly),
  },
  filters: {
    id: ['eq', 'in'],
    conversationId: ['eq', 'in'],
    isArchived: ['eq'],
    unread: ['gt'],
    lastMessageAt: ['lt', 'lteq'],
  },
  scopes: {
    /** In the names and in what was written. */
    search: text(),
  },
  sorts: ['lastMessageAt'],
  defaultSort: '-lastMessageAt',
})

/** Who takes part, and how far each has read. */
export const conversationMembers = resource('conversationMembers', {
  attributes: {
    name: text(readOnly),
    role: oneOf(['admin', 'mentor', 'student', 'volunteer'] as const, maybe),
    organizationName: text(maybe),
    readNumber: integer(readOnly),
    leftAt: timestamp(maybe),
    conversationId: id(readOnly),
    userId: id(readOnly),
  },
  filters: { id: ['eq', 'in'], conversationId: ['eq', 'in'], userId: ['eq', 'in'] },
})

export type SentFile = { id: string; name: string; isPicture: boolean; bytes: number }
export type NamedPhase = { id: string; internshipId: string; name: string; nameEn: string | null }

export const messages = resource('messages', {
  attributes: {
    /** In which order they arrived; nothing while it waits for the morning. */
    number: integer(maybe),
    body: text({ max: 4000, format: 'lines', ...maybe }),
    files: json<SentFile[], { readOnly: true }>(readOnly),
    phase: json<NamedPhase, { optional: true; readOnly: true }>(maybe),
    isUrgent: boolean(readOnly),
    /** Nobody, once that account is gone. */
    senderName: text(maybe),
    /** What the device called it that sent it. */
    madeId: id(readOnly),
    /** It waits until then: nobody writes to somebody under age at night. */
    dueAt: timestamp(maybe),
    sentAt: timestamp(maybe),
    takenBackAt: timestamp(maybe),
    conversationId: id(readOnly),
    senderId: id(maybe),
    createdAt: timestamp(readOnly),
  },
  filters: {
    id: ['eq', 'in'],
    conversationId: ['eq'],
    senderId: ['eq'],
    number: ['lt', 'lteq', 'gt', 'gteq', 'null'],
  },
  scopes: {
    /** With something shared. */
    withFiles: boolean(),
  },
  sorts: ['number', 'createdAt'],
  defaultSort: '-createdAt',
})

/** Somebody to whom one may write. */
export const correspondents = resource('correspondents', {
  attributes: {
    name: text(readOnly),
    role: oneOf(['admin', 'mentor', 'student', 'volunteer'] as const, maybe),
    organizationName: text(maybe),
  },
  filters: { id: ['eq', 'in'] },
  scopes: { search: text() },
  sorts: ['name'],
  defaultSort: 'name',
})

export const mayWriteTo = query('mayWriteTo', 'GET /correspondents/may_write', {
  filters: { userId: id() },
  tells: told<{ may: boolean }>(),
  summary: 'Whether one may write to somebody',
})

export const messageReports = resource('messageReports', {
  attributes: {
    quote: text({ max: 4000, format: 'lines', ...maybe }),
    reason: text({ max: 1000, format: 'lines', ...readOnly }),
    status: oneOf(['open', 'resolved'] as const, readOnly),
    /** What the school did with it. */
    answer: text({ max: 1000, format: 'lines', ...maybe }),
    senderName: text(maybe),
    reporterName: text(maybe),
    resolverName: text(maybe),
    resolvedAt: timestamp(maybe),
    conversationId: id(readOnly),
    messageId: id(readOnly),
    createdAt: timestamp(readOnly),
    updatedAt: timestamp(readOnly),
  },
  filters: { id: ['eq', 'in'], status: ['eq', 'in'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
})

export const conversationStarted = event('conversation.started', { conversationId: id() })
/** Something was unread for so long that its reader is told of it. */
export const messageReceived = event('message.received', { userId: id() })
export const messageReported = event('message.reported', { reportId: id(), organizationId: id({ optional: true }) })
export const messageReportResolved = event('message.reportResolved', { reportId: id() })

export const messageReportLife = lifecycle(messageReports, 'status', {
  about: { type: 'messageReports', id: 'id' },
  start: { open: messageReported },
  moves: { resolve: { from: ['open'], to: 'resolved', needs: 'answer', emits: messageReportResolved } },
})

/** So long one may take back what one sent, and so many files go with it. */
export const minutesToTakeBack = 5
export const mostFiles = 5
const why = text({ min: 3, max: 1000, format: 'lines' })

export const startConversation = command('startConversation', 'POST /conversations', {
  on: conversations,
  input: {
    userId: id({ optional: true }),
    internshipId: id({ optional: true }),
    applicationId: id({ optional: true }),
  },
  emits: [conversationStarted],
  summary:
    'The conversation with somebody, of an internship or with the other side of an application; made where there is none',
})
export const sendMessage = command('sendMessage', 'POST /conversations/:id/messages', {
  on: conversations,
  /** `madeId`: sent again with the same one it stays one message. `fileIds`: sent before to `POST /uploads/messageFile`. */
  input: {
    madeId: id(),
    body: text({ max: 4000, optional: true, format: 'lines' }),
    fileIds: list(id(), { max: mostFiles, optional: true }),
    phaseId: id({ optional: true }),
    isUrgent: boolean({ optional: true }),
  },
  summary: 'Write a message; at night one to somebody under age waits for the morning, unless it is urgent',
})
export const readConversation = command('readConversation', 'PUT /conversations/:id/read', {
  on: conversations,
  /** The newest message that was seen. */
  input: { number: integer({ min: 0 }) },
  summary: 'Say how far one has read',
})
export const muteConversation = command('muteConversation', 'PUT /conversations/:id/mute', {
  on: conversations,
  input: { isMuted: boolean() },
  summary: 'Hear no more of a conversation, or hear of it again',
})
export const archiveConversation = command('archiveConversation', 'PUT /conversations/:id/archive', {
  on: conversations,
  input: { isArchived: boolean() },
  summary: 'Put a conversation away; a new message brings it back',
})
export const takeBackMessage = command('takeBackMessage', 'POST /messages/:id/take_back', {
  on: messages,
  summary: 'Take back what one just sent; that there was something stays to be seen',
})
export const reportMessage = command('reportMessage', 'POST /messages/:id/report', {
  on: messages,
  input: { reason: why },
  emits: [messageReported],
  summary: 'Tell the school that a message is not all right',
})
export const resolveMessageReport = command('resolveMessageReport', 'POST /message_reports/:id/resolve', {
  on: messageReports,
  input: { answer: why },
  moves: [messageReportLife.resolve],
  summary: 'Say what was done with a reported message',
})
