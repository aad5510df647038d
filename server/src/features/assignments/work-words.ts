import type { Locale } from '#protocol/errors/errors.ts'
import type { Score } from '#protocol/features/forms/score.ts'

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

type Result = { mark: string | null; level: string | null; score: Score | null }
/** The mark or level, and the points of the rubric: each on a line of its own. */
export function resultText({ score, ...result }: Result, locale: Locale): string {
  const points =
    score &&
    (locale === 'nl'
      ? `Rubric: ${score.points} van ${score.most} punten`
      : `Rubric: ${score.points} of ${score.most} points`)
  return [markText(result, locale), points].filter(Boolean).join('\n')
}

function markText({ mark, level }: Omit<Result, 'score'>, locale: Locale): string {
  const number = mark && Number(mark).toLocaleString(locale === 'nl' ? 'nl-NL' : 'en-GB')
  if (number) return locale === 'nl' ? `Je cijfer: ${number}` : `Your mark: ${number}`
  const word = level && levelWords[level]?.[locale]
  if (word) return locale === 'nl' ? `Je beoordeling: ${word}` : `Your result: ${word}`
  return ''
}

export const formText = (form: string | null, locale: Locale): string => {
  if (!form) return ''
  return locale === 'nl' ? `Vul er dit formulier bij in: ${form}.` : `Fill in this form with it: ${form}.`
}
