import { command, event, query, resource, told, toOne } from '#protocol/declaring/define.ts'
import { id, integer, json, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import type { MailReader, WrittenMail } from './mail-text.ts'
import { newsGroups } from './news-choices.ts'

const perhaps = { optional: true } as const
const written = {
  /** None: the default. */
  nl: json<WrittenMail, typeof perhaps>(perhaps),
  en: json<WrittenMail, typeof perhaps>(perhaps),
}

/** What a school, or the centre for its whole site, writes instead of the default text of one kind of mail. */
export const notificationTemplates = resource('notificationTemplates', {
  attributes: {
    purpose: text({ max: 60, readOnly: true }),
    ...written,
    /** Counts how often it was saved: whoever changes it says which one they saw. */
    revision: integer({ readOnly: true }),
    /** Since when the default goes out instead, because the text does not fit any more. */
    brokenAt: timestamp({ optional: true, readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  unlisted: ['nl', 'en'],
  relationships: {
    /** None: of the site. */
    school: toOne('organizations', { optional: true, readOnly: true }),
  },
  filters: { id: ['eq', 'in'], purpose: ['eq', 'in'], schoolId: ['eq', 'in', 'null'] },
  sorts: ['purpose'],
  defaultSort: 'purpose',
  includes: ['school'],
})

const about = { purpose: text({ max: 60 }) }
export const notificationTemplateSaved = event('notificationTemplate.saved', about)
export const notificationTemplateReset = event('notificationTemplate.reset', about)

/** It does not fit any more: the default goes out instead. */
export const notificationTemplateBroken = event('notificationTemplate.broken', { ...about, templateId: id() })

export const createNotificationTemplate = command('createNotificationTemplate', 'POST /notification_templates', {
  on: notificationTemplates,
  input: { ...about, ...written },
  emits: [notificationTemplateSaved],
  summary: 'Write a text of one’s own for a kind of mail, for the school or the site that one administers',
})
export const saveNotificationTemplate = command('saveNotificationTemplate', 'PATCH /notification_templates/:id', {
  on: notificationTemplates,
  input: { ...written, revision: integer({ min: 1 }) },
  emits: [notificationTemplateSaved],
  summary: 'Change it; a language that is left out gets the default again',
})
export const resetNotificationTemplate = command('resetNotificationTemplate', 'DELETE /notification_templates/:id', {
  on: notificationTemplates,
  emits: [notificationTemplateReset],
  summary: 'Return to the default in both languages',
})

/** Under what one finds a mail: what one chooses it under, or else the rest. */
export const mailGroups = [...newsGroups, 'rest'] as const
export type MailGroup = (typeof mailGroups)[number]

/** One kind of mail in a list: whose text goes out, and whether something is the matter with it. */
export type MailTextLine = {
  purpose: string
  group: MailGroup
  to: MailReader
  /** The subject of the default in both languages, with its fields between braces. */
  subject: { nl: string; en: string }
  isFixed: boolean
  own: {
    id: string
    /** The languages that have a text of their own. */
    languages: ('nl' | 'en')[]
    isBroken: boolean
    /** The default was changed after this text was written. */
    isBehind: boolean
    updatedAt: string
    changedBy: string | null
  } | null
  /** The centre wrote a text for the whole site, which goes out where the school has none. */
  isOfSite: boolean
}
export const mailTexts = query('mailTexts', 'GET /mail_texts', {
  tells: told<{ texts: MailTextLine[] }>(),
  summary: 'Every kind of mail, and which of them have a text of one’s own',
})

/** One kind of mail to write in. */
export type MailTextOf = {
  /** What goes out without a text of one's own: that of the site, or of the product. */
  base: WrittenMail
  /** Lines below the text that always stay. */
  kept: string[]
  /** What the fields are, of the last mail of this kind or else examples. */
  values: Record<string, string>
  isReal: boolean
  /** The default as it was when the own text was written, where it changed since. */
  before: WrittenMail | null
}
export type MailTextDetail = {
  line: MailTextLine
  fields: string[]
  isPersonal: boolean
  /** Who is addressed with u keeps the default that does so. */
  hasFormal: boolean
  texts: { nl: MailTextOf; en: MailTextOf }
  own: { id: string; revision: number; nl: WrittenMail | null; en: WrittenMail | null } | null
}
export const mailText = query('mailText', 'GET /mail_texts/one', {
  filters: about,
  tells: told<MailTextDetail>(),
  summary: 'One kind of mail: its default, the text of one’s own, and what can stand in it',
})

export const tryNotificationText = command('tryNotificationText', 'POST /mail_texts/try', {
  input: { ...about, locale: oneOf(['nl', 'en'] as const), text: json<WrittenMail>() },
  tells: told<{ sentTo: string }>(),
  summary: 'Send a text that is being written to oneself',
})
