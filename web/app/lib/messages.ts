import type { Locale } from './i18n.tsx'
import { knownWords } from './known-words.ts'
import type { Messages } from './translate.ts'

/** The messages file of a language. Its version is in the address, so a kept one is never an old one. */
export async function loadMessages(locale: Locale, version: string): Promise<Messages> {
  const answer = await fetch(`/locales/${locale}.json?v=${version}`)
  if (!answer.ok) throw new Error('Failed loading locale')
  const words: Messages = await answer.json()
  knownWords[locale] = words
  return words
}
