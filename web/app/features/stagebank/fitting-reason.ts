import type { Reason } from '../../../../protocol/src/fitting.ts'
import { numberText } from '../../lib/dates.ts'
import type { Locale, Translate } from '../../lib/i18n.tsx'

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
    return reason.code === 'new' ? [t('fitting.new')] : []
  })
  const all = likes.length > 0 ? [t('fitting.likes', { names: list.format(likes) }), ...parts] : parts
  const sentence = list.format(all)
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
