import type { StagebankMeta } from '#protocol/features/stagebank/stagebank.ts'
import { searchTerms } from '#protocol/shared/search-terms.ts'
import type { Sector } from '#protocol/shared/sectors.ts'
import { type Context, countTerms } from '../search/term-counts.ts'
import { guessWords } from './guess-words.ts'
import { emptyWords, meantWords, synonyms } from './synonyms.ts'
import { wordSectors } from './word-sectors.ts'
import { relatedStems, stemsOf, whatIsKnown } from './word-stems.ts'

/** One word that was typed: the terms any of which will do, with how common each is; `exact` are no synonyms. */
export type WordGroup = {
  exact: string[]
  terms: Map<string, number>
  /** The kind of work it belongs to, which it need not name. */
  sector: Sector | undefined
  /** When it is the name of a sector: what belongs there, as terms. */
  narrower: readonly string[]
}
export type WordsRead = { groups: WordGroup[]; readAs: StagebankMeta['readAs'] }

/**
 * `words`: what is meant. `also`: what was typed when that is found less well by its stem. `joined`: with the word before and
 * after it, because compounds are often typed in two.
 */
type Token = {
  typed: string
  words: readonly string[]
  also?: readonly string[]
  joined: readonly (readonly [head: string, tail: string])[]
}

/** `isWider`: with another word, because of the word itself there is nothing. */
type Read = { token: Token; group: WordGroup; isWider?: boolean }

/** What somebody typed, as terms of the index. `isExact`: a word that is nowhere is not read as another one. */
export async function readWords(context: Context, q: string, isExact: boolean): Promise<WordsRead> {
  const tokens = tokensOf(searchTerms(q))
  if (tokens.length === 0) return { groups: [], readAs: [] }
  const read = await groupsOf(context, tokens)
  const unknown = read.filter(({ group }) => group.terms.size === 0).map(({ token }) => token)
  if (isExact || unknown.length === 0) return { groups: read.map(({ group }) => group), readAs: [] }
  const spelledRight = new Set<string>()
  for (const { typed, words } of unknown) {
    if ((await whatIsKnown(context.read, words[0] ?? typed)).isKnown) spelledRight.add(typed)
  }
  const guesses = await guessWords(
    context,
    unknown.map(({ typed }) => typed),
    (word) => spelledRight.has(word),
  )
  const groups: WordGroup[] = []
  const readAs: StagebankMeta['readAs'] = []
  for (const { token, group } of read) {
    if (group.terms.size > 0) {
      groups.push(group)
      continue
    }
    const { typed } = token
    const own = spelledRight.has(typed) ? await widened(context, { token, group }) : undefined
    const guess = own ? undefined : guesses.get(typed)?.map((words) => ({ typed, words, joined: [] }))
    const parts: Read[] = own ? [own] : guess ? await groupsOf(context, guess) : [{ token, group }]
    const instead: Read[] = []
    for (const part of parts) {
      instead.push(part.group.terms.size > 0 ? part : ((await widened(context, part)) ?? part))
    }
    groups.push(...instead.map((one) => one.group))
    if (!own && !guess) continue
    const words = new Set(instead.map((one) => one.token.words[0]))
    readAs.push({ typed, read: [...words].join(' '), isWider: instead.some(({ isWider }) => isWider) })
  }
  return { groups, readAs }
}

/** The same with what is wider than the word, when that is there. */
async function widened(context: Context, { token }: Read): Promise<Read | undefined> {
  for (const word of token.words) {
    const { wider } = await whatIsKnown(context.read, word)
    if (!wider) continue
    const [found] = await groupsOf(context, [{ typed: token.typed, words: [wider], joined: [] }])
    return found && found.group.terms.size > 0 ? { ...found, isWider: true } : undefined
  }
}

const pairOf = (one?: string, other?: string): [string, string][] =>
  one === undefined || other === undefined ? [] : [[one, other]]

/** Phrases that mean something together are one; words that say nothing count only when there is nothing else. */
function tokensOf(words: readonly string[]): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < words.length; ) {
    const part = (length: number) => words.slice(at, at + length).join(' ')
    const size = [3, 2].find(
      (length) => at + length <= words.length && (synonyms.has(part(length)) || emptyWords.has(part(length))),
    )
    const typed = part(size ?? 1)
    const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
    const meant = meantWords.get(typed)
    tokens.push(
      size
        ? { typed, words: synonyms.get(typed) ?? [typed], joined: [] }
        : {
            typed,
            words: meant ?? [typed],
            also: meant && [typed],
            joined: [...pairOf(before, word), ...pairOf(word, after)],
          },
    )
    at += size ?? 1
  }
  // The "s" of "auto's" says nothing either.
  const telling = tokens.filter(({ typed }) => typed.length > 1 && !emptyWords.has(typed))
  return telling.length > 0 ? telling : tokens
}

async function groupsOf(context: Context, tokens: readonly Token[]): Promise<Read[]> {
  const words = [
    ...new Set(
      tokens.flatMap(({ words, also = [], joined }) => [...words, ...also, ...joined.map(([, tail]) => tail)]),
    ),
  ]
  const stems = await stemsOf(context.read, words)
  const stemOf = new Map(words.map((word, index) => [word, stems[index]]))
  const related = await relatedStems(context.read)
  const sectors = await wordSectors(context.read)
  const wanted = tokens.flatMap((token) => {
    const stemsAmong = (list: readonly string[] = []) => list.flatMap((word) => stemOf.get(word) ?? [])
    const own = stemsAmong(token.words)
    // "De" and "het" have no stem: nobody is looking for them.
    if (own.length === 0) return []
    // Only compounds that we know, so that not every pair of words is counted.
    const compounds = token.joined.map(([head, tail]) => head + stemOf.get(tail)).filter((stem) => related.has(stem))
    const exact = [...own, ...compounds]
    return [
      { token, own, exact, others: [...exact.flatMap((stem) => related.get(stem) ?? []), ...stemsAmong(token.also)] },
    ]
  })
  const typed = new Set(wanted.flatMap(({ own }) => own))
  const counts = await countTerms(
    context,
    [...typed, ...wanted.flatMap(({ exact, others }) => [...exact, ...others])],
    typed,
  )
  return wanted.map(({ token, exact, others }) => {
    const terms = new Map<string, number>()
    for (const term of [...exact, ...others]) {
      const count = counts.get(term)
      if (count) terms.set(term, count)
    }
    const sector = exact.map((term) => sectors.of.get(term)).find(Boolean)
    const narrower = [...exact, ...others].flatMap((term) => sectors.narrower.get(term) ?? [])
    return { token, group: { exact: exact.filter((term) => terms.has(term)), terms, sector, narrower } }
  })
}
