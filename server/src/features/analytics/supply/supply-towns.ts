import { NEAR_KM, type NearTown, type SupplyTown } from '#protocol/features/supply-numbers.ts'
import { kilometresBetween } from '#server/places/distance.ts'
import { key, type Place, placeOf, townAt } from '#server/places/towns.ts'

export type City = Omit<SupplyTown, 'name' | 'searching'> & { city: string }
export type Home = { area: number | null; searching: number }
type Counted = SupplyTown & { searching: number }

/** What is on offer in each town beside who lives there. */
export function townsOf(cities: City[], homes: Home[]): { towns: Counted[]; homeUnknown: number } {
  const towns = new Map<string, Counted>()
  for (const { city, latitude, longitude, ...offer } of cities) {
    const spot = placeOf(city, null) ?? { latitude, longitude }
    // The same town spelled in another way has a list of its own, and no students twice.
    const own = towns.has(key(city)) ? `as ${city}` : key(city)
    towns.set(own, { name: city, ...spot, ...offer, searching: 0 })
  }
  let homeUnknown = 0
  for (const { area, searching } of homes) {
    const home = area === null ? undefined : townAt(area)
    if (!home) homeUnknown += searching
    else {
      const { name, latitude, longitude } = home
      const town = towns.get(key(name)) ?? { ...emptyTown, name, latitude, longitude }
      towns.set(key(name), { ...town, searching: town.searching + searching })
    }
  }
  return { towns: [...towns.values()], homeUnknown }
}

/** Most students and places first, by what is shown: the order tells nothing of what is left out. */
export function inOrder(towns: SupplyTown[]): SupplyTown[] {
  const weight = ({ searching, places }: SupplyTown) => (searching ?? 0) + places
  return towns.toSorted((a, b) => weight(b) - weight(a) || a.name.localeCompare(b.name, 'nl'))
}

type Where = { latitude: number | null; longitude: number | null }
const emptyTown = { hosts: 0, vacancies: 0, places: 0, taken: 0, searching: 0 }
export const spotOf = ({ latitude, longitude }: Where): Place | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude }

/** Who searches and what is free as far as a student can go. What is left out makes it unknown, else this would tell it. */
export function aroundOf(name: string, middle: Place, towns: readonly SupplyTown[]): NearTown | null {
  const around = towns.filter((town) => {
    const spot = spotOf(town)
    return spot && kilometresBetween(middle, spot) <= NEAR_KM
  })
  if (around.some(({ searching }) => searching === null)) return null
  const searching = around.reduce((sum, town) => sum + (town.searching ?? 0), 0)
  const free = around.reduce((sum, { places, taken }) => sum + places - taken, 0)
  return { name, towns: around.map((town) => town.name), searching, free }
}

/** The town around which most students are left without a place. Counted from what is shown. */
export function shortageAmong(towns: readonly SupplyTown[]): NearTown | null {
  let worst: NearTown | null = null
  for (const town of towns) {
    const middle = spotOf(town)
    if (!middle || !town.searching) continue
    const near = aroundOf(town.name, middle, towns)
    if (!near || near.searching <= near.free) continue
    if (!worst || near.searching - near.free > worst.searching - worst.free) worst = near
  }
  return worst
}
