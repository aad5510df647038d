import { readWords, type WordGroup, type WordsRead } from '../words/read-words.ts'
import type { Driver } from './candidates.ts'
import type { Search } from './search-filter.ts'
import type { Context } from './term-counts.ts'
import { countTerms } from './term-counts.ts'

export type Start = WordsRead & {
  driver: Driver
  /** When the driver gives more than we look at: a narrower begin, which costs the facet of sectors its other choices. */
  narrower: Driver
  /** A word or a tag that is nowhere: there is nothing to look for. */
  isHopeless: boolean
}

const total = (terms: ReadonlyMap<string, number>) => [...terms.values()].reduce((sum, count) => sum + count, 0)

/** The rarest of what must be there is where a search begins: the fewest vacancies are then looked at. */
export async function findStart(context: Context, search: Search): Promise<Start> {
  const words = await readWords(context, search.q, search.isExact)
  const asTerms = (names: readonly string[]) => names.map((name) => `#${name}`)
  const [tags, sectors] = [asTerms(search.tags), asTerms(search.sectors)]
  const counts = tags.length + sectors.length > 0 ? await countTerms(context, [...tags, ...sectors]) : new Map()
  const withCounts = (terms: string[]) => new Map(terms.map((term) => [term, counts.get(term) ?? 0]))
  const needed = [...words.groups.map(({ terms }: WordGroup) => terms), ...tags.map((tag) => withCounts([tag]))]
  const driver = rarest(needed)
  const narrower = sectors.length > 0 ? rarest([...needed, withCounts(sectors)]) : driver
  return { ...words, driver, narrower, isHopeless: driver !== null && total(driver) === 0 }
}

function rarest(choices: ReadonlyMap<string, number>[]): Driver {
  return choices.reduce<Driver>((best, one) => (best === null || total(one) < total(best) ? one : best), null)
}
