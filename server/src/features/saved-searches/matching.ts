import { pointOf, type Search } from '#protocol/stagebank-search.ts'
import { kilometresBetween } from '../../places/distance.ts'
import { type Place, placeOf } from '../../places/towns.ts'

/** What is new in the stagebank, as far as a search asks about it. */
export type NewVacancy = {
  id: string
  title: string
  /** Everything it can be found by. */
  words: string
  host: string
  city: string | null
  kind: string
  sector: string | null
  tagIds: string[]
  levels: string[]
  weekdays: number[]
  hours: number | null
  startDate: string | null
  endDate: string | null
  placesLeft: number
  latitude: number | null
  longitude: number | null
  minimumAge: number | null
  maximumAge: number | null
  /** None: every school. */
  schoolIds: string[]
  publishedAt: Date
}

const lettersOf = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A word without its ending: who looks for `honden` also means `hond`, who looks for `bakker` also `bakkerij`. */
function stemOf(word: string): string {
  const stem = word.length > 5 ? word.replace(/(en|s|je|jes|ing|er)$/, '') : word.replace(/(?<=...)s$/, '')
  return stem.replace(/([bdfgklmnprst])\1$/, '$1')
}

const hasWords = (q: string, words: string) => {
  const text = lettersOf(words)
  return lettersOf(q)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)
    .every((word) => text.includes(stemOf(word)))
}

/** One of the chosen, or nothing was chosen; a vacancy that says nothing is open to all. */
const isAmong = <T>(chosen: readonly T[], own: readonly T[]) =>
  chosen.length === 0 || own.length === 0 || own.some((each) => chosen.includes(each))

/** Where distances of a search are measured from: a device, else a postal code or a town. */
export function placeOfSearch({ place }: Search): Place | undefined {
  const device = pointOf(place)
  return device ? { latitude: device.lat, longitude: device.lng } : placeOf(place, place)
}

function isNear(search: Search, { latitude, longitude }: NewVacancy): boolean {
  if (search.area && (latitude === null || longitude === null)) return false
  if (search.area) {
    const [south, west, north, east] = search.area
    const [lat, lng] = [Number(latitude), Number(longitude)]
    if (lat < south || lat > north || lng < west || lng > east) return false
  }
  if (!search.within) return true
  const from = placeOfSearch(search)
  if (!from || latitude === null || longitude === null) return false
  return kilometresBetween(from, { latitude, longitude }) <= search.within
}

export function matches(search: Search, vacancy: NewVacancy): boolean {
  const { hours, startDate, endDate } = vacancy
  if (search.hours === 'meer' ? (hours ?? 0) < 31 : search.hours && (hours ?? 0) > Number(search.hours)) return false
  if (search.from && endDate && endDate < search.from) return false
  if (search.until && startDate && startDate > search.until) return false
  if (search.hasPlaces && vacancy.placesLeft < 1) return false
  return (
    (search.sectors.length === 0 || search.sectors.some((sector) => sector === vacancy.sector)) &&
    (search.kinds.length === 0 || search.kinds.some((kind) => kind === vacancy.kind)) &&
    search.tags.every((tag) => vacancy.tagIds.includes(tag)) &&
    isAmong<string>(search.levels, vacancy.levels) &&
    isAmong(search.days, vacancy.weekdays) &&
    hasWords(search.q, vacancy.words) &&
    isNear(search, vacancy)
  )
}

export type Reader = { age: number | null; schoolIds: string[] }

/** What somebody may not do at their age, or what is for another school, is no news to them. */
export function isFor({ age, schoolIds }: Reader, vacancy: NewVacancy): boolean {
  if (vacancy.schoolIds.length > 0 && !vacancy.schoolIds.some((id) => schoolIds.includes(id))) return false
  return age === null || (age >= (vacancy.minimumAge ?? 0) && age <= (vacancy.maximumAge ?? Infinity))
}
