import type { Locale, Messages } from './i18n.tsx'

/** The messages file of a language. Its version is in the address, so a kept one is never an old one. */
export async function loadMessages(locale: Locale, version: string): Promise<Messages> {
  const answer = await fetch(`/locales/${locale}.json?v=${version}`)
  if (!answer.ok) throw new Error('Failed loading locale')
  return answer.json()
}
