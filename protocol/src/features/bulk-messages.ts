import { command, event, query, resource, told } from '#protocol/declaring/define.ts'
import { boolean, id, integer, json, list, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { BulkValues } from './bulk-message-text.ts'

export const bulkMessageStatuses = ['draft', 'planned', 'sending', 'done', 'stopped'] as const
/** To whom of the chosen internships. */
export const bulkAudiences = ['students', 'hosts', 'guardians'] as const
export type BulkAudience = (typeof bulkAudiences)[number]
/** Why somebody gets nothing. */
export const leftOutReasons = ['noAddress', 'notActive', 'notAgreed', 'over', 'adult', 'notAllowed'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]
/** What became of it for one person. */
export const reachStates = ['queued', 'sent', 'read', 'failed', 'leftOut', 'notSent'] as const
export type ReachState = (typeof reachStates)[number]

const readOnly = { readOnly: true } as const
const maybe = { optional: true, readOnly: true } as const
const lines = { max: 4000, format: 'lines' } as const

/**
 * Which internships: some of them, those of some students, or what a list shows, as a query string of the API. `filter` is
 * of the list of internships, `studentFilter` of the list of people; of those only students count.
 */
export type ChosenInternships = {
  internshipIds?: string[]
  studentIds?: string[]
  filter?: string
  studentFilter?: string
}
export const mostChosen = 5000

export const bulkMessages = resource('bulkMessages', {
  attributes: {
    audience: oneOf(bulkAudiences, readOnly),
    chosen: json<ChosenInternships, typeof readOnly>(readOnly),
    subject: text({ max: 150, ...maybe }),
    body: text({ ...lines, ...maybe }),
    subjectEn: text({ max: 150, ...maybe }),
    bodyEn: text({ ...lines, ...maybe }),
    /** Whoever has no account may answer to the address of the sender. */
    repliesToSender: boolean(readOnly),
    status: oneOf(bulkMessageStatuses, readOnly),
    sendAt: timestamp(maybe),
    startedAt: timestamp(maybe),
    finishedAt: timestamp(maybe),
    /** It goes on then: the hour is full, or it is night for somebody under age. */
    waitsUntil: timestamp(maybe),
    total: integer(readOnly),
    leftOut: integer(readOnly),
    senderName: text(maybe),
    senderId: id(maybe),
    createdAt: timestamp(readOnly),
    updatedAt: timestamp(readOnly),
  },
  filters: { id: ['eq', 'in'], status: ['eq', 'in'], audience: ['eq', 'in'], senderId: ['eq'] },
  sorts: ['createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
})

/** One person and what became of it for them. */
export const bulkMessageRecipients = resource('bulkMessageRecipients', {
  attributes: {
    name: text(readOnly),
    email: text(maybe),
    state: oneOf(reachStates, readOnly),
    /** Why they get nothing, or the code of what the mail server said. */
    reason: text(maybe),
    sentAt: timestamp(maybe),
    hasAccount: boolean(readOnly),
    bulkMessageId: id(readOnly),
    createdAt: timestamp(readOnly),
  },
  filters: { id: ['eq', 'in'], bulkMessageId: ['eq'] },
  scopes: { reached: oneOf(reachStates) },
  sorts: ['createdAt'],
  defaultSort: 'createdAt',
})

const sent = { bulkMessageId: id(), recipients: integer() }
export const bulkMessageSent = event('bulkMessage.sent', sent)

const later = 'bulkMessage.sent tells when it goes out'
const report = 'its report tells how it went'
export const bulkMessageLife = lifecycle(bulkMessages, 'status', {
  start: { draft: { quiet: 'nobody else sees a draft' } },
  moves: {
    plan: { from: ['draft'], to: 'planned', quiet: later, undo: ['cancel'] },
    cancel: { from: ['planned'], to: 'draft', quiet: later },
    send: { from: ['draft'], to: 'sending', emits: bulkMessageSent },
    begin: { from: ['planned'], to: 'sending', by: 'clock', emits: bulkMessageSent },
    stop: { from: ['sending'], to: 'stopped', quiet: report },
    giveUp: { from: ['planned', 'sending'], to: 'stopped', by: 'system', quiet: report },
    finish: { from: ['sending'], to: 'done', by: 'system', quiet: report },
    sendAgain: { from: ['done', 'stopped'], to: 'sending', emits: bulkMessageSent },
  },
})

const draft = { status: ['draft'] } as const
const written = {
  audience: oneOf(bulkAudiences, { optional: true }),
  internshipIds: list(id(), { max: mostChosen, optional: true }),
  studentIds: list(id(), { max: mostChosen, optional: true }),
  filter: text({ max: 4000, optional: true }),
  studentFilter: text({ max: 4000, optional: true }),
  subject: text({ max: 150, optional: true }),
  body: text({ ...lines, optional: true }),
  subjectEn: text({ max: 150, optional: true }),
  bodyEn: text({ ...lines, optional: true }),
  repliesToSender: boolean({ optional: true }),
}

export const startBulkMessage = command('startBulkMessage', 'POST /bulk_messages', {
  on: bulkMessages,
  input: written,
  summary: 'Begin a message to many: a draft for some internships, or for what a list shows',
})
export const changeBulkMessage = command('changeBulkMessage', 'PATCH /bulk_messages/:id', {
  on: bulkMessages,
  when: draft,
  partial: true,
  input: written,
  summary: 'Change a draft',
})
export const removeBulkMessage = command('removeBulkMessage', 'DELETE /bulk_messages/:id', {
  on: bulkMessages,
  when: draft,
  summary: 'Throw a draft away',
})

/** One reader as the message would reach them. */
export type BulkReader = {
  name: string
  locale: Locale
  hasAccount: boolean
  values: BulkValues
}
export type BulkReach = {
  total: number
  /** How many of them have an account. */
  withAccount: number
  /** How many read English. */
  english: number
  classes: number
  hosts: number
  leftOut: { reason: LeftOutReason; count: number; names: string[] }[]
  readers: BulkReader[]
}
export const weighBulkMessage = command('weighBulkMessage', 'POST /bulk_messages/:id/reach', {
  on: bulkMessages,
  input: { offset: integer({ min: 0, optional: true }) },
  tells: told<BulkReach>(),
  summary: 'Whom a draft would reach now, who is left out and why, and what some of them would read',
})
export const tryBulkMessage = command('tryBulkMessage', 'POST /bulk_messages/:id/try', {
  on: bulkMessages,
  when: draft,
  summary: 'Send it to oneself only, as the first of the readers would get it',
})
export const sendBulkMessage = command('sendBulkMessage', 'POST /bulk_messages/:id/send', {
  on: bulkMessages,
  /** `expected`: how many the sender was told; when there are others by now, nothing is sent. */
  input: { expected: integer({ min: 1 }), sendAt: timestamp({ optional: true }) },
  moves: [bulkMessageLife.send, bulkMessageLife.plan],
  summary: 'Send it, now or at a time',
})
export const cancelBulkMessage = command('cancelBulkMessage', 'PUT /bulk_messages/:id/cancel', {
  on: bulkMessages,
  moves: [bulkMessageLife.cancel],
  summary: 'Do not send what was planned; it is a draft again',
})
export const stopBulkMessage = command('stopBulkMessage', 'PUT /bulk_messages/:id/stop', {
  on: bulkMessages,
  moves: [bulkMessageLife.stop],
  summary: 'Stop while it goes out; who has it keeps it',
})
export const sendBulkMessageAgain = command('sendBulkMessageAgain', 'POST /bulk_messages/:id/send_again', {
  on: bulkMessages,
  moves: [bulkMessageLife.sendAgain],
  summary: 'Send it to whom it did not reach',
})

export const bulkMessageReport = query('bulkMessageReport', 'GET /bulk_messages/report', {
  filters: { bulkMessageId: id() },
  tells: told<{ counts: Record<ReachState, number> }>(),
  summary: 'How many it reached, and how many not',
})
