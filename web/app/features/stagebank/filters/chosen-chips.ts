import type { Translate } from '#lib/i18n.tsx'
import type { Facets } from '#protocol/features/stagebank/stagebank.ts'
import { pointOf, type Search, searchText } from '#protocol/features/stagebank/stagebank-search.ts'

type ChosenChip = { key: string; label: string; to: string }

/** Everything that narrows the list, which a place that is none does not, each with the address that does without it. */
export function chosenChips(search: Search, facets: Facets, isPlaceUnknown: boolean, t: Translate): ChosenChip[] {
  const chips: ChosenChip[] = []
  const add = (key: string, label: string, change: Partial<Search>) =>
    chips.push({ key, label, to: searchText(search, change) })
  const place = pointOf(search.place) ? t('place.device') : search.place
  if (place && !isPlaceUnknown) {
    const label = search.within ? t('chips.within', { place, radius: search.within }) : t('chips.near', { place })
    add('place', label, { place: '', within: null })
  }
  if (search.area) add('area', t('chips.area'), { area: null })
  for (const sector of search.sectors) {
    add(sector, t(`sectors.${sector}`), { sectors: search.sectors.filter((each) => each !== sector) })
  }
  for (const tag of search.tags) {
    const name = facets.tags.find(({ id }) => id === tag)?.name ?? t('chips.tag')
    add(tag, name, { tags: search.tags.filter((each) => each !== tag) })
  }
  if (search.days.length > 0) add('days', search.days.map((day) => t(`days.${day}`)).join(', '), { days: [] })
  for (const level of search.levels) {
    add(level, t(`levels.${level}`), { levels: search.levels.filter((each) => each !== level) })
  }
  for (const kind of search.kinds) {
    add(kind, t(`kinds.${kind}`), { kinds: search.kinds.filter((each) => each !== kind) })
  }
  if (search.hours) {
    const key = search.hours === 'meer' ? 'hoursFilter.more' : 'hoursFilter.most'
    add('hours', t(key, { hours: search.hours }), { hours: null })
  }
  if (search.from) add('from', t('chips.from', { date: search.from }), { from: null })
  if (search.until) add('until', t('chips.until', { date: search.until }), { until: null })
  if (search.hasPlaces) add('hasPlaces', t('filters.hasPlaces'), { hasPlaces: false })
  if (search.isForVolunteers) add('volunteers', t('filters.volunteers'), { isForVolunteers: false })
  return chips
}
