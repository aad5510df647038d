import { command, query, told } from '#protocol/declaring/define.ts'
import { id, integer, list, oneOf } from '#protocol/declaring/fields.ts'
import { periodicSections } from '#protocol/generated/periodic-sections.ts'
import { locales } from './users.ts'

export const rhythms = ['off', 'daily', 'weekly'] as const
export type Rhythm = (typeof rhythms)[number]

/** What somebody chose, or what people like them have by default. */
export type PeriodicSetting = {
  rhythm: Rhythm
  /** Of a weekly mail: Monday is 1. */
  weekday: number
  /** In the Netherlands. */
  hour: number
  /** Nothing: the language of the account. */
  locale: (typeof locales)[number] | null
  /** What they do not want to read about. */
  without: string[]
}

/** By default once a week: for who works with it when the week begins, for others when school is out. */
export const defaultWeekday = 1
export const defaultHours = { staff: 8, others: 16 }

/** Whoever asks for one at once waits so long for the next. */
export const askAgainMinutes = 10

export type PeriodicPart = { name: string; title: string; lines: { text: string; path: string }[] }
/** One mail per organization. */
export type PeriodicMail = { organization: string; subject: string; sections: PeriodicPart[] }

export const periodicMail = query('periodicMail', 'GET /periodic_mail', {
  tells: told<{ setting: PeriodicSetting; isDefault: boolean; sections: { name: string; title: string }[] }>(),
  summary: 'How often one gets the periodic mail, and what can stand in it',
})

export const previewPeriodicMail = query('previewPeriodicMail', 'GET /periodic_mail/preview', {
  tells: told<{ mails: PeriodicMail[] }>(),
  summary: 'What would stand in one’s periodic mail now',
})

export const savePeriodicMail = command('savePeriodicMail', 'PATCH /periodic_mail', {
  partial: true,
  input: {
    rhythm: oneOf(rhythms),
    weekday: integer({ min: 1, max: 7 }),
    hour: integer({ min: 0, max: 23 }),
    locale: oneOf(locales, { optional: true }),
    /** What they want to read about, of what can stand in it for them. What comes later stands in it by itself. */
    sections: list(oneOf(periodicSections), { max: 100 }),
  },
  summary: 'Choose how often the periodic mail comes, and what stands in it',
})

export const sendPeriodicMail = command('sendPeriodicMail', 'POST /periodic_mail/send', {
  tells: told<{ count: number }>(),
  summary: 'Get the periodic mail now; a turn is not used up by it',
})

/** The link below a mail. It needs no account, can do nothing else, and doing it twice is harmless. */
export const stopPeriodicMail = command('stopPeriodicMail', 'PUT /periodic_mail/stop', {
  input: { key: id() },
  access: 'public',
  summary: 'No periodic mail any more, for whoever has the link of one',
})
