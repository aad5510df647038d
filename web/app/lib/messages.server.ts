import { collectWords } from './collect-words.ts'
import type { Locale, Part } from './i18n.tsx'
import { knownWords } from './known-words.ts'
import type { Messages } from './translate.ts'

const files = import.meta.glob<Messages>('../**/locales/*.json', { eager: true, import: 'default' })

/** The features that speak on the pages that people come in by, before they sign in: a quarter of all words. */
const forVisitors = [
  'acting',
  'app-mode',
  'applications',
  'content',
  'errors',
  'home',
  'map',
  'proposals',
  'self-found',
  'shell',
  'sign-in',
  'stagebank',
  'states',
  'table',
  'ui',
  'unsent',
  'vacancies',
  'volunteers',
]

/** Every word of one language, by feature. */
export const messages: Record<Locale, Messages> = { nl: collectWords(files, 'nl'), en: collectWords(files, 'en') }
Object.assign(knownWords, messages)

/** Changes with the words, so that a browser may keep a messages file for a day and still get new ones. */
export const messagesVersion: Record<Locale, string> = { nl: digest(messages.nl), en: digest(messages.en) }

/** What the browser gets of them. */
export function messagesOf(locale: Locale, part: Part): Messages {
  const all = messages[locale]
  return part === 'all' ? all : Object.fromEntries(Object.entries(all).filter(([name]) => forVisitors.includes(name)))
}

function digest(value: Messages): string {
  let hash = 5381
  for (const sign of JSON.stringify(value)) hash = ((hash * 33) ^ (sign.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}
