import { isSector, type Sector, sectors } from '../../../../protocol/src/sectors.ts'

export const perPageChoices = [12, 24, 48, 96] as const
export const hoursChoices = ['10', '20', '30', 'more'] as const
export const sorts = ['new', 'title'] as const

export type HoursChoice = (typeof hoursChoices)[number]
/** What somebody looks for. All of it stands in the address, so that a search can be kept and shared. */
export type Search = {
  q: string
  sectors: Sector[]
  hours: HoursChoice | null
  sort: (typeof sorts)[number]
  per: number
  page: number
  /** The map instead of the list, where there is no room for both. */
  isMap: boolean
}

const one = <T>(choices: readonly T[], given: unknown): T | undefined => choices.find((each) => each === given)

/** Whatever an address says, a search comes out of it. */
export function readSearch(params: URLSearchParams): Search {
  const given = new Set(params.getAll('sector').filter(isSector))
  return {
    q: (params.get('q') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 80),
    sectors: sectors.filter((sector) => given.has(sector)),
    hours: one(hoursChoices, params.get('hours')) ?? null,
    sort: one(sorts, params.get('sort')) ?? 'new',
    per: one(perPageChoices, Number(params.get('per'))) ?? 24,
    page: Math.min(9999, Math.max(1, Math.trunc(Number(params.get('page'))) || 1)),
    isMap: params.get('kaart') === '1',
  }
}

/** The shortest address of a search: what is as usual is left out. Another question starts at its first page. */
export function searchText(search: Search, change: Partial<Search> = {}): string {
  const { q, sectors, hours, sort, per, page, isMap } = { ...search, page: 1, ...change }
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  for (const sector of sectors) params.append('sector', sector)
  if (hours) params.set('hours', hours)
  if (sort !== 'new') params.set('sort', sort)
  if (per !== 24) params.set('per', String(per))
  if (page > 1) params.set('page', String(page))
  if (isMap) params.set('kaart', '1')
  return params.size > 0 ? `?${params}` : ''
}

/** The address of a search on the page where somebody is, to come back to. */
export const sameSearch = (search: Search): string => searchText(search, { page: search.page })

export const toggled = ({ sectors: chosen }: Search, sector: Sector): Sector[] =>
  sectors.filter((each) => chosen.includes(each) !== (each === sector))

export const isFiltered = ({ q, sectors: chosen, hours }: Search): boolean => Boolean(q || chosen.length > 0 || hours)

type Filter = Record<string, string | number>
/** The question to the API; without the sectors, to count what each of them would give. */
export function filterOf({ q, sectors: chosen, hours }: Search, isCount = false): Filter {
  const filter: Filter = { statusEq: 'published' }
  if (q) filter.search = q
  if (!isCount && chosen.length > 0) filter.sectorIn = chosen.join(',')
  if (hours === 'more') filter.hoursGteq = 31
  else if (hours) filter.hoursLteq = Number(hours)
  return filter
}
