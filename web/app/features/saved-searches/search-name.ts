import type { Translate } from '#lib/i18n.tsx'
import { pointOf, type Search } from '#protocol/stagebank/stagebank-search.ts'

/** What a search is called until somebody gives it a name: the word, the sectors and the place. `t`: words of the stagebank. */
export function searchName({ q, sectors, place, within, days }: Search, t: Translate): string {
  const where = pointOf(place) ? t('place.device') : place
  const parts = [
    q,
    ...sectors.slice(0, 2).map((sector) => t(`sectors.${sector}`)),
    where && (within ? t('chips.within', { place: where, radius: within }) : t('chips.near', { place: where })),
    days.map((day) => t(`days.${day}`)).join(', '),
  ]
  return (parts.filter(Boolean).join(', ') || t('filters.title')).slice(0, 80)
}
