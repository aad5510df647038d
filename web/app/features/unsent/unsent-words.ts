import { dateText, timeText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { Outbox } from './outbox.ts'
import type { Unsent } from './unsent.ts'

/** Which of two texts is about so many. */
export const numberOf = (count: number) => (count === 1 ? 'one' : 'other')

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What waits, in a few words: "ma 16 nov, 09.00–13.00". */
export function useUnsentTitle(): (unsent: Unsent) => string {
  const t = useT('unsent')
  const locale = useLocale()
  const day = (value: unknown) => (textOf(value) ? dateText(textOf(value), locale, 'weekday') : '')
  return ({ kind, input, order }) => {
    if (kind === 'checkIn' || kind === 'checkOut') {
      const at = new Date(order).toISOString()
      return t(kind, { day: dateText(at, locale, 'weekday'), time: timeText(at, locale) })
    }
    if (kind === 'absence') {
      const [first, last] = [day(input.firstDay), day(input.lastDay)]
      if (first === last) return t('absence.day', { first })
      return last ? t('absence.days', { first, last }) : t('absence.open', { first })
    }
    const [from, to] = [textOf(input.startsAt), textOf(input.endsAt)]
    if (from && to)
      return t('hours.times', { day: day(input.day), from: from.replace(':', '.'), to: to.replace(':', '.') })
    const hours = (Number(input.minutes) / 60).toLocaleString(locale, { maximumFractionDigits: 2 })
    return t('hours.length', { day: day(input.day), hours })
  }
}

/** How it stands, as far as this device knows. */
export function stateOf({ id, tries, refused }: Unsent, { sending, trouble }: Outbox) {
  if (refused) return 'refused'
  if (sending === id) return 'sending'
  if (trouble === 'signIn') return 'signIn'
  // It went and no answer came back: it may be there already.
  if (tries > 0) return 'unsure'
  return trouble === 'server' ? 'server' : 'line'
}
