import { isFiltered, radiusChoices, type Search } from '#protocol/features/stagebank/stagebank-search.ts'

/** One thing less, and what it is called. */
export type Wider = { key: string; search: Search }

const without: [key: string, isAsked: (search: Search) => boolean, change: Partial<Search>][] = [
  ['exact', ({ q, isExact }) => q !== '' && isExact, { isExact: false }],
  ['area', ({ area }) => area !== null, { area: null }],
  ['dates', ({ from, until }) => Boolean(from || until), { from: null, until: null }],
  ['hasPlaces', ({ hasPlaces }) => hasPlaces, { hasPlaces: false }],
  ['volunteers', ({ isForVolunteers }) => isForVolunteers, { isForVolunteers: false }],
  ['tags', ({ tags }) => tags.length > 0, { tags: [] }],
  ['hours', ({ hours }) => hours !== null, { hours: null }],
  ['days', ({ days }) => days.length > 0, { days: [] }],
  ['kinds', ({ kinds }) => kinds.length > 0, { kinds: [] }],
  ['levels', ({ levels }) => levels.length > 0, { levels: [] }],
  ['sectors', ({ sectors }) => sectors.length > 0, { sectors: [] }],
  ['q', ({ q }) => q !== '', { q: '' }],
]

/** Circles twice as wide and wider still, and in the end every distance. */
function circles(search: Search): Wider[] {
  const { within } = search
  if (!within) return []
  const further = radiusChoices.filter((radius) => radius >= within * 2)
  const [next, last] = [further[0], further.length > 1 ? further.at(-1) : undefined]
  return [next, last, null].flatMap((radius) =>
    radius === undefined
      ? []
      : [
          {
            key: radius ? `further ${radius}` : 'anywhere',
            search: { ...search, within: radius, ...(radius ? {} : { place: '' }), page: 1 },
          },
        ],
  )
}

/** So far from a town one still calls it around there, in kilometres. */
const AROUND = 20

/** A town where nothing is, typed as a word: there may be something not far from it. */
function aroundTown(search: Search): Wider[] {
  if (!search.q || search.place || search.within) return []
  return [{ key: 'around', search: { ...search, q: '', place: search.q, within: AROUND, page: 1 } }]
}

/** What could be let go of when nothing was found: wider circles first, then one filter at a time. */
export function widerSearches(search: Search): Wider[] {
  // Of several words each alone, the longest first: it says most.
  const words = search.q.split(/\s+/).filter((word) => word.length > 2)
  const alone = (words.length > 1 ? words.toSorted((a, b) => b.length - a.length).slice(0, 2) : []).map((q) => ({
    key: `word ${q}`,
    search: { ...search, q, page: 1 },
  }))
  const less = without
    .filter(([, isAsked]) => isAsked(search))
    .map(([key, , change]) => ({ key, search: { ...search, ...change, page: 1 } }))
  return [...circles(search), ...aroundTown(search), ...alone, ...less]
    .filter((wider) => isFiltered(wider.search))
    .slice(0, 6)
}
