import type { Locale, Part } from './i18n.tsx'
import { knownWords } from './known-words.ts'
import type { Messages } from './translate.ts'

const asked = new Map<string, Promise<Messages>>()

/** A messages file of a language, asked for once. Its version is in the address, so a kept one is never an old one. */
export function loadMessages(locale: Locale, version: string, part: Part = 'all'): Promise<Messages> {
  const address = `/locales/${locale}${part === 'all' ? '' : `.${part}`}.json?v=${version}`
  const before = asked.get(address)
  if (before) return before
  const answer = fetchMessages(locale, address)
  asked.set(address, answer)
  answer.catch(() => asked.delete(address))
  return answer
}

async function fetchMessages(locale: Locale, address: string): Promise<Messages> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error('Failed loading locale')
  const words: Messages = await answer.json()
  knownWords[locale] = words
  return words
}
