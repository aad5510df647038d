import type { Locale, Messages } from './i18n.tsx'

const files = import.meta.glob<Messages>('../**/locales/*.json', { eager: true, import: 'default' })

function collect(locale: Locale): Messages {
  const all: Messages = {}
  for (const [path, messages] of Object.entries(files)) {
    const [, feature, language, formal] = /([^/]+)\/locales\/(\w+)(\.formal)?\.json$/.exec(path) ?? []
    if (feature && language === locale)
      all[feature] = { ...(all[feature] as Messages), ...(formal ? { formal: messages } : messages) }
  }
  return all
}

/** Every word of one language, by feature. */
export const messages: Record<Locale, Messages> = { nl: collect('nl'), en: collect('en') }

/** Changes with the words, so that a browser may keep a messages file for a day and still get new ones. */
export const messagesVersion: Record<Locale, string> = { nl: digest(messages.nl), en: digest(messages.en) }

function digest(value: Messages): string {
  let hash = 5381
  for (const sign of JSON.stringify(value)) hash = ((hash * 33) ^ (sign.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}
