import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { PairLine } from './assign.data.ts'

/** A longer way than this is told. */
export const FAR = 15

/** Why this place, or why none, in a few words, with the colour that they have. */
export function useWhy() {
  const t = useT('assign')
  const locale = useLocale()
  return ({ reasons, whyNot, vacancyId, kilometres }: PairLine, isChosen: boolean) => {
    if (isChosen) return { text: t('reasons.chosen'), colour: 'text-ink2', mark: null }
    if (!vacancyId) return { text: t(`whyNot.${whyNot ?? 'none'}`), colour: 'text-errink', mark: 'err' as const }
    const words = reasons.map((reason) =>
      reason.code === 'interest'
        ? t('reasons.interest', { name: reason.name.toLowerCase() })
        : reason.code === 'distance'
          ? t('km', { km: numberText(reason.kilometres, locale) })
          : t(`reasons.${reason.code}`),
    )
    const isFar = kilometres !== null && kilometres > FAR
    if (isFar) words.push(t('reasons.far', { km: numberText(kilometres, locale) }))
    const text = words.length > 0 ? words.join(' · ') : t('reasons.free')
    return { text, colour: isFar ? 'text-warnink' : 'text-ink2', mark: isFar ? ('warn' as const) : null }
  }
}
