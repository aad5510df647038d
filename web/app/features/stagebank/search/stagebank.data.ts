import type { Client } from '#protocol/client.ts'
import { queryOf } from '#protocol/client.ts'
import { favourites } from '#protocol/features/favourites.ts'
import { type Fitting, fittingVacancies } from '#protocol/features/stagebank/fitting.ts'
import {
  mapStagebank,
  type StagebankFilter,
  type StagebankMap,
  type StagebankMeta,
  searchStagebank,
} from '#protocol/features/stagebank/stagebank.ts'
import { apiSortOf, filterOf, type Search } from '#protocol/features/stagebank/stagebank-search.ts'
import { studentProfiles } from '#protocol/features/students.ts'
import { cardFields, cardOf } from '../cards/vacancy-card.data.ts'

/** Who looks, as far as that is known: where they live, and how old they are. */
type Looker = Pick<Fitting, 'home' | 'age'> | null

const ageFilter = (search: Search, age: number | null | undefined): StagebankFilter =>
  typeof age === 'number' && !search.isForAllAges ? { age } : {}

/** Distances are measured from the place that was asked for, else from where a student lives. */
function filterFrom(search: Search, looker: Looker): StagebankFilter {
  const filter = { ...filterOf(search), ...ageFilter(search, looker?.age) }
  const home = looker?.home
  return home && !search.place ? { ...filter, lat: home.latitude, lng: home.longitude } : filter
}

/** What the list is about: the words as they were read. */
function meantBy(search: Search, readAs: StagebankMeta['readAs']): Search {
  if (readAs.length === 0) return search
  const plain = search.q.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return { ...search, q: readAs.reduce((text, { typed, read }) => text.replace(typed, read), plain) }
}

/** One page of what was asked for, with the counts of every filter. */
export async function findVacancies(api: Client, search: Search, looker: Looker) {
  const found = await findPage(api, search, looker)
  if (!found.isPlaceUnknown || !looker?.home) return found
  // A place that is none leaves the distances to where a student lives.
  const { isPlaceUnknown, placeGuess } = found
  return { ...(await findPage(api, { ...search, place: '', within: null }, looker)), isPlaceUnknown, placeGuess }
}

async function findPage(api: Client, search: Search, looker: Looker) {
  const rows = await api.askAll(searchStagebank, {
    filter: filterFrom(search, looker),
    include: ['organization'],
    fields: cardFields,
    sort: apiSortOf(search, Boolean(looker?.home)),
    page: { number: search.page, size: search.per },
  })
  const { isCapped, facets, place, isPlaceUnknown, placeGuess, hiddenByAge, distances, readAs, foundIn } = rows.meta
  return {
    total: rows.records,
    last: Math.max(1, Math.ceil(rows.records / search.per)),
    cards: rows.map((row) => ({
      ...cardOf(row),
      kilometres: distances[row.id] ?? null,
      foundIn: foundIn[row.id] ?? null,
    })),
    isCapped,
    facets,
    place,
    // A distance from nowhere leaves nothing out either.
    isPlaceUnknown: isPlaceUnknown || (search.within !== null && place === null),
    placeGuess,
    hiddenByAge,
    readAs,
    meant: rows.records > 0 ? meantBy(search, readAs) : search,
  }
}
export type Found = Awaited<ReturnType<typeof findVacancies>>

export async function countVacancies(api: Client, search: Search, looker: Looker): Promise<number> {
  const filter = filterFrom(search, looker)
  const { records, meta } = await api.askAll(searchStagebank, { filter, fields: { vacancies: [] }, page: { size: 1 } })
  // A circle around nowhere leaves nothing out, so what it gives is no answer.
  return search.within && search.place && !meta.place ? 0 : records
}

export async function findMap(api: Client, search: Search, zoom: number, age: number | null): Promise<StagebankMap> {
  const filter = { ...filterOf(search), ...ageFilter(search, age), zoom }
  const { body, status } = await api.send('GET', `${mapStagebank.path}${queryOf({ filter })}`)
  return status === 200 ? JSON.parse(body).meta : { isCapped: false, clusters: [], bounds: null }
}

/** What fits the student who looks; nothing when that cannot be told just now: the list itself is worth more. */
export async function findFitting(api: Client): Promise<Fitting | null> {
  const { body, status } = await api.send('GET', fittingVacancies.path)
  return status === 200 ? JSON.parse(body).meta : null
}

/** What stands for home in an address that may be shared: the area, not the street. */
export async function homeArea(api: Client): Promise<string | undefined> {
  const [profile] = await api.list(studentProfiles, { fields: { studentProfiles: ['postalCode'] }, page: { size: 1 } })
  return /^\d{4}/.exec(profile?.postalCode ?? '')?.[0]
}

/** Which of these somebody keeps. */
export async function keptAmong(api: Client, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await api.list(favourites, {
    filter: { vacancyIdIn: ids },
    fields: { favourites: ['vacancyId'] },
    page: { size: 200 },
  })
  return rows.map(({ vacancyId }) => vacancyId)
}
