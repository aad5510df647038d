import type { Fields } from '#protocol/declaring/define.ts'
import { query, told } from '#protocol/declaring/define.ts'
import { boolean, date, id, list, number, oneOf, text } from '#protocol/declaring/fields.ts'
import { educationLevels } from '#protocol/shared/education-levels.ts'
import type { Sector } from '#protocol/shared/sectors.ts'
import { sectors } from '#protocol/shared/sectors.ts'
import { vacancies } from '../vacancies/vacancies.ts'

/**
 * What one may ask the stagebank, as `filter[...]`. Several values stand behind one another with commas, and any of them
 * will do; between filters all must hold.
 */
export type StagebankFilter = {
  q?: string
  /** The words as they were typed: no guess at what may have been meant. */
  exact?: boolean
  /** A postal code or a town. */
  near?: string
  /** Or a point, from the device or a place that was looked up before. */
  lat?: number
  lng?: number
  /** Kilometres from that place. */
  within?: number
  sectors?: string
  /** Ids of tags. Unlike elsewhere all of them must be there. */
  tags?: string
  levels?: string
  /** Kinds of organization: NonProfit, Provider. */
  kinds?: string
  weekdays?: string
  hoursMin?: number
  hoursMax?: number
  /** The work can be done between these days. */
  from?: string
  until?: string
  placesLeft?: boolean
  /** Only what is for somebody of so many years. */
  age?: number
  /** What the map shows: south, west, north, east. */
  bounds?: string
}

/** The same as they are documented. */
const filters = {
  q: text({ max: 200 }),
  exact: boolean(),
  near: text({ max: 200 }),
  lat: number({ min: -90, max: 90 }),
  lng: number({ min: -180, max: 180 }),
  within: number({ min: 1, max: 500 }),
  sectors: list(oneOf(sectors)),
  tags: list(id()),
  levels: list(oneOf(educationLevels)),
  kinds: list(oneOf(['NonProfit', 'Provider'])),
  weekdays: list(oneOf(['1', '2', '3', '4', '5', '6', '7'])),
  hoursMin: number({ min: 0, max: 100_000 }),
  hoursMax: number({ min: 0, max: 100_000 }),
  from: date(),
  until: date(),
  placesLeft: boolean(),
  age: number({ min: 0, max: 150 }),
  bounds: list(number(), { max: 4 }),
} satisfies Fields & Record<keyof StagebankFilter, unknown>

export const stagebankSorts = ['relevance', 'distance', '-publishedAt'] as const

/** How many there would be with each choice, whatever is chosen of the same kind now. */
export type Facets = {
  sectors: Partial<Record<Sector, number>>
  tags: { id: string; name: string; count: number }[]
  levels: Partial<Record<(typeof educationLevels)[number], number>>
  kinds: Partial<Record<'NonProfit' | 'Provider', number>>
  weekdays: Partial<Record<'1' | '2' | '3' | '4' | '5' | '6' | '7', number>>
}

/** Where the words that were typed stand: plain, as in the texts; a tag or a part of the text when they are in no other place. */
export type FoundIn = { words: string[]; tag?: string; excerpt?: string }

export type StagebankMeta = {
  /** There are more than were counted; the total is where counting stopped. */
  isCapped: boolean
  facets: Facets
  /** Where distances are measured from. */
  place: { label: string; latitude: number; longitude: number } | null
  /** `near` was given and is no place we know, nor like one: then it is as if it was not. */
  isPlaceUnknown: boolean
  /** The town that `near` was read as, because it looks like a typing error. */
  placeGuess: string | null
  /** How many more there are that only `age` leaves out. */
  hiddenByAge: number
  /** Kilometres to each vacancy of the page, by id. */
  distances: Record<string, number>
  /** Words that were read as other ones: a typing error, another spelling; or what is wider, where there is nothing of it. */
  readAs: { typed: string; read: string; isWider: boolean }[]
  /** Why each vacancy of the page was found, by id; nothing without words. */
  foundIn: Record<string, FoundIn>
}

export const searchStagebank = query('searchStagebank', 'GET /stagebank', {
  of: vacancies,
  many: true,
  filters,
  sorts: stagebankSorts,
  access: 'public',
  tells: told<StagebankMeta>(),
  summary: 'Find places: by words, near somewhere, by what they are; with counts for every filter',
})

/** What lies together on the map; one alone says which it is. */
export type Cluster = {
  latitude: number
  longitude: number
  count: number
  vacancy?: { id: string; title: string; sector: string | null; organization: string }
}
export type StagebankMap = {
  /** There are more than are drawn; the numbers are where counting stopped. */
  isCapped: boolean
  clusters: Cluster[]
  bounds: [south: number, west: number, north: number, east: number] | null
}

export const mapStagebank = query('mapStagebank', 'GET /stagebank/map', {
  filters: { ...filters, zoom: number({ min: 0, max: 19 }) },
  access: 'public',
  tells: told<StagebankMap>(),
  summary: 'The same places on a map, put together where they would cover one another',
})

/** A place that was in the stagebank once; what may have changed since it left is not told. */
export type FormerVacancy = { title: string | null; city: string | null; sector: Sector | null }

export const formerVacancy = query('formerVacancy', 'GET /stagebank/former', {
  filters: { id: id() },
  access: 'public',
  tells: told<{ vacancy: FormerVacancy | null }>(),
  summary: 'What a place was that is closed, over or paused now, for who has its link; null for what was never public',
})
