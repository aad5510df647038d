import { numberText } from '#lib/dates.ts'
import type { Locale, Translate } from '#lib/i18n.tsx'
import type { Reason } from '#protocol/stagebank/fitting.ts'

/** More than these are not named one by one. */
const FEW_DAYS = 3

/** One sentence out of the reasons: "Je houdt van dieren en het is 4 km fietsen". */
export function fittingReason(reasons: Reason[], t: Translate, locale: Locale): string {
  const likes = reasons.flatMap((reason) => (reason.code === 'interest' ? [reason.name.toLowerCase()] : []))
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const parts = reasons.flatMap((reason) => {
    if (reason.code === 'distance') {
      const near = reason.kilometres < 1 ? 'closeBy' : 'cycling'
      return [t(`fitting.${near}`, { count: numberText(Math.max(1, Math.round(reason.kilometres)), locale) })]
    }
    if (reason.code === 'level') return [t('fitting.level', { level: t(`levels.${reason.level}`) })]
    if (reason.code === 'weekdays') {
      const names = list.format(reason.days.map((day) => t(`longDays.${day}`)))
      return [reason.days.length > FEW_DAYS ? t('fitting.manyDays') : t('fitting.weekdays', { days: names })]
    }
    return reason.code === 'new' ? [t('fitting.new')] : []
  })
  const all = likes.length > 0 ? [t('fitting.likes', { names: list.format(likes) }), ...parts] : parts
  const sentence = list.format(all)
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
