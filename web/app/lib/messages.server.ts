import { collectWords } from './collect-words.ts'
import type { Locale } from './i18n.tsx'
import { knownWords } from './known-words.ts'
import type { Messages } from './translate.ts'

const files = import.meta.glob<Messages>('../**/locales/*.json', { eager: true, import: 'default' })

/** Every word of one language, by feature. */
export const messages: Record<Locale, Messages> = { nl: collectWords(files, 'nl'), en: collectWords(files, 'en') }
Object.assign(knownWords, messages)

/** Changes with the words, so that a browser may keep a messages file for a day and still get new ones. */
export const messagesVersion: Record<Locale, string> = { nl: digest(messages.nl), en: digest(messages.en) }

function digest(value: Messages): string {
  let hash = 5381
  for (const sign of JSON.stringify(value)) hash = ((hash * 33) ^ (sign.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}
