import { coreOf, type Search, searchText } from '#protocol/features/stagebank/stagebank-search.ts'

/** One sector is a page that people look for. Every other question is the same list, a little shorter. */
const isOneSector = (search: Search) =>
  search.sectors.length === 1 && coreOf(search) === coreOf({ ...plainOf(search), sectors: search.sectors })

const plainOf = (search: Search): Search => ({
  ...search,
  q: '',
  place: '',
  within: null,
  sectors: [],
  tags: [],
  levels: [],
  kinds: [],
  days: [],
  hours: null,
  from: null,
  until: null,
  hasPlaces: false,
  isForVolunteers: false,
  area: null,
})

/** Is this a question that search engines should leave alone? Its links they may follow. */
export const isNoise = (search: Search): boolean => coreOf(search) !== '' && !isOneSector(search)

/** The address that counts: without order, page size, map and whatever else does not change what the page is about. */
export function canonicalOf(siteUrl: string, search: Search): string {
  const { sectors, page } = search
  const plain = { ...plainOf(search), sort: null, per: 24, isMap: false, isForAllAges: false }
  return `${siteUrl}/stagebank${searchText(plain, { sectors: isOneSector(search) ? sectors : [], page })}`
}

/** The list as search engines read it (schema.org ItemList): a summary, with every vacancy on a page of its own. */
export function itemList(siteUrl: string, cards: { id: string; title: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: cards.length,
    itemListElement: cards.map(({ id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${siteUrl}/stagebank/${id}`,
    })),
  }
}
