import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { readDay } from '#protocol/shared/dutch-date.ts'
import { educationLevels } from '#protocol/shared/education-levels.ts'
import { isSector, type Sector, sectors } from '#protocol/shared/sectors.ts'
import type { StagebankFilter, stagebankSorts } from './stagebank.ts'

export const perPageChoices = [12, 24, 48, 96] as const
export const hoursChoices = ['10', '20', '30', 'meer'] as const
export const radiusChoices = [2, 5, 10, 15, 20, 25, 50] as const
export const hostKinds = ['NonProfit', 'Provider'] as const
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
/** A place is open to volunteers when it is not for the young only; one that is for some schools they never find. */
export const volunteerAge = 18
export const sorts = ['relevantie', 'dichtbij', 'nieuw'] as const

export type Level = (typeof educationLevels)[number]
export type Sort = (typeof sorts)[number]
export type Bounds = readonly [south: number, west: number, north: number, east: number]

/** What somebody looks for. All of it stands in the address, so that a search can be kept, shared and told about. */
export type Search = {
  q: string
  /** Just as it was typed, not as what it was read as. */
  isExact: boolean
  /** A postal code, a town, or the two numbers that a device says. */
  place: string
  /** Kilometres; without a place from where somebody lives, if that is known. */
  within: number | null
  sectors: Sector[]
  tags: string[]
  levels: Level[]
  kinds: (typeof hostKinds)[number][]
  days: number[]
  hours: (typeof hoursChoices)[number] | null
  from: string | null
  until: string | null
  hasPlaces: boolean
  /** Only what is open to grown-ups without a school. */
  isForVolunteers: boolean
  /** What was chosen; without a choice it follows from the question. */
  sort: Sort | null
  per: number
  page: number
  /** The map instead of the list, where there is no room for both. */
  isMap: boolean
  area: Bounds | null
  /** Also what somebody is too young or too old for. */
  isForAllAges: boolean
}

const one = <T>(choices: readonly T[], given: unknown): T | null => choices.find((each) => each === given) ?? null
const some = <T>(choices: readonly T[], given: readonly unknown[]): T[] =>
  choices.filter((each) => given.includes(each))
const plain = (text: string | null, most: number) =>
  (text ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, most)

/** Whatever an address says, a search comes out of it. */
export function readSearch(params: URLSearchParams): Search {
  const all = (name: string) => params.getAll(name).flatMap((text) => text.split(','))
  // A place that was typed stands before the one that a device said.
  const place = plain(params.getAll('plaats').find((text) => text.trim()) ?? '', 60)
  const q = plain(params.get('q'), 80)
  return {
    // Signs alone are no question.
    q: /[\p{L}\p{N}]/u.test(q) ? q : '',
    isExact: params.get('exact') === '1',
    place,
    within: one(radiusChoices, Number(params.get('straal'))),
    sectors: sectors.filter((sector) => all('sector').filter(isSector).includes(sector)),
    tags: [...new Set(all('tag').filter(isId))].slice(0, 10),
    levels: some(educationLevels, all('niveau')),
    kinds: some(hostKinds, all('soort')),
    days: some<number>(weekdays, all('dag').map(Number)),
    hours: one(hoursChoices, params.get('uren')),
    from: readDay(params.get('van') ?? ''),
    until: readDay(params.get('tot') ?? ''),
    hasPlaces: params.get('vrij') === '1',
    isForVolunteers: params.get('voor') === 'vrijwilligers',
    sort: one(sorts, params.get('sort')),
    per: one<number>(perPageChoices, Number(params.get('per'))) ?? 24,
    page: Math.min(9999, Math.max(1, Math.trunc(Number(params.get('page'))) || 1)),
    isMap: params.get('kaart') === '1',
    area: readArea(params.get('gebied')),
    isForAllAges: params.get('leeftijd') === 'alle',
  }
}

function readArea(text: string | null): Bounds | null {
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN, ...rest] = (text ?? '')
    .split(',')
    .map(Number)
  const isBox = rest.length === 0 && south < north && west < east && Math.abs(south) <= 90 && Math.abs(north) <= 90
  return isBox && Math.abs(west) <= 180 && Math.abs(east) <= 180 ? [south, west, north, east] : null
}

/** What an address or a form says of a search, name by name; what is as usual is left out. */
export function searchFields(search: Search): [name: string, value: string][] {
  const fields: [string, string | number | null | false][] = [
    ['q', search.q],
    ['exact', search.q && search.isExact && '1'],
    ['plaats', search.place],
    ['straal', search.within],
    ...search.sectors.map((sector): [string, string] => ['sector', sector]),
    ...search.tags.map((tag): [string, string] => ['tag', tag]),
    ...search.levels.map((level): [string, string] => ['niveau', level]),
    ...search.kinds.map((kind): [string, string] => ['soort', kind]),
    ...search.days.map((day): [string, number] => ['dag', day]),
    ['uren', search.hours],
    ['van', search.from],
    ['tot', search.until],
    ['vrij', search.hasPlaces && '1'],
    ['voor', search.isForVolunteers && 'vrijwilligers'],
    ['sort', search.sort],
    ['per', search.per !== 24 && search.per],
    ['page', search.page > 1 && search.page],
    ['kaart', search.isMap && '1'],
    ['gebied', search.area?.join() ?? null],
    ['leeftijd', search.isForAllAges && 'alle'],
  ]
  return fields.filter(([, value]) => value).map(([name, value]) => [name, String(value)])
}

/** The shortest address of a search. Another question starts at its first page. */
export function searchText(search: Search, change: Partial<Search> = {}): string {
  const fields = searchFields({ ...search, page: 1, ...change })
  return fields.length > 0 ? `?${new URLSearchParams(fields).toString().replaceAll('%2C', ',')}` : ''
}

/** The address of a search on the page where somebody is, to come back to. */
export const sameSearch = (search: Search): string => searchText(search, { page: search.page })

/** What a search is about, without how it is shown: two with the same core find the same. A distance is from a place. */
export const coreOf = (search: Search): string => {
  const within = search.place ? search.within : null
  return searchText(search, { within, sort: null, per: 24, isMap: false, isForAllAges: false })
}

export const isFiltered = (search: Search): boolean => coreOf(search) !== ''

/**
 * Nearest first where a place was asked for, the best answer first where words were typed, else the newest. `isHome`: there
 * is somewhere to measure from also when no place was asked for.
 */
export function sortOf({ sort, q, place }: Search, isHome = false): Sort {
  const can: Record<Sort, boolean> = { nieuw: true, dichtbij: Boolean(place) || isHome, relevantie: Boolean(q) }
  if (sort && can[sort]) return sort
  if (q) return 'relevantie'
  return place ? 'dichtbij' : 'nieuw'
}

const apiSorts = { relevantie: 'relevance', dichtbij: 'distance', nieuw: '-publishedAt' } as const satisfies Record<
  Sort,
  (typeof stagebankSorts)[number]
>
export const apiSortOf = (search: Search, isHome = false): (typeof stagebankSorts)[number] =>
  apiSorts[sortOf(search, isHome)]

const point = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/
/** The two numbers of a device, when that is what the place says. */
export function pointOf(place: string): { lat: number; lng: number } | null {
  const [, lat, lng] = point.exec(place) ?? []
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : null
}

/** The question to the API. */
export function filterOf(search: Search): StagebankFilter {
  const device = pointOf(search.place)
  const filter: Record<string, string | number | boolean | null | undefined> = {
    q: search.q,
    exact: search.q && search.isExact,
    near: device ? '' : search.place,
    lat: device?.lat,
    lng: device?.lng,
    within: search.within,
    sectors: search.sectors.join(),
    tags: search.tags.join(),
    levels: search.levels.join(),
    kinds: search.kinds.join(),
    weekdays: search.days.join(),
    hoursMin: search.hours === 'meer' ? 31 : undefined,
    hoursMax: search.hours && search.hours !== 'meer' ? Number(search.hours) : undefined,
    from: search.from,
    until: search.until,
    placesLeft: search.hasPlaces,
    age: search.isForVolunteers ? volunteerAge : undefined,
    bounds: search.area?.join(),
  }
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value),
  ) as StagebankFilter
}
