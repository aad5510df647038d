import type { QueryContext } from '#engine/feature.ts'
import { isSector, type Sector, sectors } from '#protocol/shared/sectors.ts'
import { widerWords } from './synonyms.ts'
import { relatedStems, stemsOf } from './word-stems.ts'

type Read = QueryContext['read']

/** All by stems. `of`: "voetbal" is sport. `narrower`: what the name of a sector also means, as "honden" are "dieren". */
export type WordSectors = { of: ReadonlyMap<string, Sector>; narrower: ReadonlyMap<string, readonly string[]> }

let known: Promise<WordSectors> | undefined

/** To which kind of work words belong. It follows from the lists alone, so it is worked out once. */
export function wordSectors(read: Read): Promise<WordSectors> {
  known ??= load(read).catch((error) => {
    known = undefined
    throw error
  })
  return known
}

/** "Tuin" is "natuur", and that is the sector of animals and nature. */
function sectorOf(word: string): Sector | undefined {
  const wider = widerWords.get(word)
  return isSector(word) ? word : wider === undefined ? undefined : sectorOf(wider)
}

async function load(read: Read): Promise<WordSectors> {
  const words = [...sectors, ...widerWords.keys()]
  const stems = await stemsOf(read, words)
  const related = await relatedStems(read)
  const of = new Map<string, Sector>()
  const narrower = new Map<Sector, Set<string>>(sectors.map((sector) => [sector, new Set()]))
  for (const [index, word] of words.entries()) {
    const [stem, sector] = [stems[index], sectorOf(word)]
    if (!stem || !sector) continue
    of.set(stem, sector)
    if (word === sector) continue
    for (const each of [stem, ...(related.get(stem) ?? [])]) narrower.get(sector)?.add(each)
  }
  // What means the same belongs to the same, unless a list says otherwise.
  for (const [stem, others] of related) {
    const sector = others.map((other) => of.get(other)).find(Boolean)
    if (sector && !of.has(stem)) of.set(stem, sector)
  }
  const byName = sectors.map((sector, index): [string, string[]] => [
    stems[index] ?? sector,
    [...(narrower.get(sector) ?? [])].filter((stem) => of.get(stem) === sector),
  ])
  return { of, narrower: new Map(byName) }
}
