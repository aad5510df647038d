import type { QueryContext } from '#engine/feature.ts'
import { placeOf } from '#server/places/towns.ts'
import { synonyms, widerWords } from './synonyms.ts'

type Read = QueryContext['read']

const MAX_KEPT = 20_000
const stems = new Map<string, string | null>()
let related: Promise<Map<string, string[]>> | undefined

/** The stems of words, as the database makes them; the same for every site and for good, so they are asked once. */
export async function stemsOf(read: Read, words: readonly string[]): Promise<(string | null)[]> {
  const unknown = [...new Set(words)].filter((word) => !stems.has(word))
  if (unknown.length > 0) {
    const rows = await read<{ word: string; stem: string | null }>({
      text: 'select word, search_stem(word) as stem from unnest($1::text[]) word',
      values: [unknown],
    })
    if (stems.size > MAX_KEPT) stems.clear()
    for (const { word, stem } of rows) stems.set(word, stem)
  }
  return words.map((word) => stems.get(word) ?? null)
}

/** Stems that mean the same as a stem. Whoever types "bejaarde" is helped by what is known of "bejaarden". */
export function relatedStems(read: Read): Promise<Map<string, string[]>> {
  related ??= loadRelated(read).catch((error) => {
    related = undefined
    throw error
  })
  return related
}

async function loadRelated(read: Read): Promise<Map<string, string[]>> {
  const entries = [...synonyms].filter(([word]) => !word.includes(' '))
  const all = [
    ...new Set(entries.flatMap(([word, others]) => [word, ...others.filter((other) => !other.includes(' '))])),
  ]
  const stemOf = new Map((await stemsOf(read, all)).map((stem, index) => [all[index], stem]))
  const found = new Map<string, string[]>()
  for (const [word, others] of entries) {
    const stem = stemOf.get(word)
    if (!stem) continue
    const known = found.get(stem) ?? []
    found.set(stem, [...new Set([...known, ...others.flatMap((other) => stemOf.get(other) ?? [])])])
  }
  return found
}

/**
 * Is this a word that we know, in any form of it, or a town? Then it is spelled right, also when it stands in no vacancy.
 * `wider`: what to look at instead.
 */
export async function whatIsKnown(read: Read, word: string): Promise<{ isKnown: boolean; wider: string | undefined }> {
  const relatives = await relatedStems(read)
  const listed = [...widerWords]
  const [stem, ...listedStems] = await stemsOf(read, [word, ...listed.map(([one]) => one)])
  const widerOf = new Map(listed.map(([, instead], index) => [listedStems[index] ?? null, instead]))
  const others = relatives.get(stem ?? '')
  const wider = [stem, ...(others ?? [])].map((one) => widerOf.get(one ?? null)).find(Boolean)
  const isMeant = [...relatives.values()].some((meant) => meant.includes(stem ?? ''))
  return { isKnown: Boolean(others || isMeant || wider || placeOf(word, null)), wider }
}
