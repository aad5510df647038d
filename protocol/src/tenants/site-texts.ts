import { command, event, query, told } from '#protocol/declaring/define.ts'
import { date, email, phone, text, timestamp } from '#protocol/declaring/fields.ts'
import { keysOf, recordOf } from '#protocol/shared/guards.ts'

const lines = (max: number) => text({ max, format: 'lines' })
const freeLines = (max: number) => text({ max, format: 'lines', optional: true })

/**
 * What a site says of itself: how to reach it, and what its statements must say. What is not optional must stand there: without
 * it a visitor cannot reach the site, or a statement does not say what the law asks.
 */
export const textFields = {
  organization: text({ max: 120 }),
  address: lines(300),
  phone: phone({ optional: true }),
  email: email(),
  hoursNl: freeLines(300),
  hoursEn: freeLines(300),
  footerNl: text({ max: 160, optional: true }),
  footerEn: text({ max: 160, optional: true }),
  privacyOfficer: text({ max: 120 }),
  privacyEmail: email(),
  privacyDate: date(),
  keptNl: lines(2000),
  keptEn: freeLines(2000),
  accessEmail: email(),
  accessDate: date(),
  limitsNl: lines(2000),
  limitsEn: freeLines(2000),
} as const

export const textNames = keysOf(textFields)
export type TextName = keyof typeof textFields
/** What is not said is not in it. */
export type SiteTexts = Partial<Record<TextName, string>>

const neededTexts = textNames.filter((name) => !textFields[name].optional)

const translated = ['hours', 'footer', 'kept', 'limits'] as const
type Translated = (typeof translated)[number]

export const missingTexts = (texts: SiteTexts): TextName[] => neededTexts.filter((name) => !texts[name])
/** What stands there in Dutch only. */
export const untranslatedTexts = (texts: SiteTexts): TextName[] =>
  translated.flatMap((part) => (texts[`${part}Nl`] && !texts[`${part}En`] ? [`${part}En` as const] : []))

/** A text in the language of the reader; where it is not translated in Dutch, which a screen reader is told. */
export type Said = { text: string; lang: 'nl' | undefined }
export function saidIn(locale: string, texts: SiteTexts, part: Translated): Said | null {
  const own = locale === 'en' ? texts[`${part}En`] : texts[`${part}Nl`]
  const text = own || texts[`${part}Nl`]
  return text ? { text, lang: own || locale === 'nl' ? undefined : 'nl' } : null
}

export const onlyTexts = (given: Partial<Record<TextName, string | null>>): SiteTexts =>
  Object.fromEntries(Object.entries(recordOf(textNames, (name) => given[name])).filter(([, value]) => value))

export type TextsDesk = {
  live: SiteTexts
  /** What stood there before; none when nobody changed anything yet. */
  previous: SiteTexts | null
  changedAt: string
  changedBy: { id: string; name: string } | null
}
export const textsDesk = query('textsDesk', 'GET /site_texts', {
  tells: told<TextsDesk>(),
  summary: 'What the site says of itself and what it said before; for who may change it',
})

export const siteTextsUpdated = event('site.texts_updated', {})
/** When what one saw was last changed: whoever saw something older than there is now is refused, and loses nothing. */
const seen = { seen: timestamp() }

export const saveSiteTexts = command('saveSiteTexts', 'PUT /site_texts', {
  input: { ...textFields, ...seen },
  emits: [siteTextsUpdated],
  tells: told<{ changedAt: string }>(),
  summary: 'Say how to reach the site and what its statements must say; what is left out is shown nowhere',
})

export const undoSiteTexts = command('undoSiteTexts', 'PUT /site_texts/undo', {
  input: seen,
  emits: [siteTextsUpdated],
  summary: 'Go back to what the site said before; done twice it is as it was',
})
