import type { Cluster } from '#protocol/features/stagebank/stagebank.ts'
import type { CountedMarker } from '#ui/map/pins.ts'

type Card = { id: string; title: string; sector: string | null; host?: string; city?: string }

/** What lies together has no name but its number; where it lies tells it from the others. */
export const markersOf = (clusters: Cluster[]): CountedMarker[] =>
  clusters.map(({ latitude, longitude, count, vacancy }) => ({
    id: vacancy?.id ?? `${latitude} ${longitude}`,
    label: vacancy?.title ?? '',
    sector: vacancy?.sector ?? null,
    latitude,
    longitude,
    count,
  }))

/** The cards of this page of the list, then those that only the map knows of. */
export function mapCards(cards: Card[], clusters: Cluster[]): Card[] {
  const others = clusters.flatMap(({ vacancy }) => (vacancy ? [{ ...vacancy, host: vacancy.organization }] : []))
  return [...cards, ...others.filter(({ id }) => !cards.some((card) => card.id === id))]
}
export type MapCardData = Card
