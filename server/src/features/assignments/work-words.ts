import type { Locale } from '#protocol/errors/errors.ts'

const dayText = (day: string, locale: Locale) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale === 'nl' ? 'nl-NL' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })

export function dueText(day: string | null, locale: Locale): string {
  if (!day) return ''
  return locale === 'nl'
    ? `Lever je werk in voor of op ${dayText(day, 'nl')}.`
    : `Hand in your work by ${dayText(day, 'en')}.`
}

const levelWords: Record<string, Record<Locale, string>> = {
  insufficient: { nl: 'onvoldoende', en: 'insufficient' },
  sufficient: { nl: 'voldoende', en: 'sufficient' },
  good: { nl: 'goed', en: 'good' },
}

export function resultText({ mark, level }: { mark: string | null; level: string | null }, locale: Locale): string {
  const number = mark && Number(mark).toLocaleString(locale === 'nl' ? 'nl-NL' : 'en-GB')
  if (number) return locale === 'nl' ? `Je cijfer: ${number}` : `Your mark: ${number}`
  const word = level && levelWords[level]?.[locale]
  if (word) return locale === 'nl' ? `Je beoordeling: ${word}` : `Your result: ${word}`
  return ''
}
