import type { QueryContext } from '#engine/feature.ts'
import { searchTerms } from '#engine/search.ts'
import type { StagebankMeta } from '#protocol/stagebank.ts'
import { guessWords } from './guess-words.ts'
import { relatedStems, stemsOf } from './lexicon.ts'
import { emptyWords, synonyms } from './synonyms.ts'
import { countTerms } from './term-counts.ts'

/** Somebody who asks for it now, or for whom it was asked before. */
export type Context = Pick<QueryContext, 'read' | 'me'> & { call: Pick<QueryContext['call'], 'site'> }
/** One word that was typed: the terms any of which will do, with how common each is; `exact` are no synonyms. */
export type WordGroup = { exact: string[]; terms: Map<string, number> }
export type WordsRead = { groups: WordGroup[]; readAs: StagebankMeta['readAs'] }

/** `joined`: with the word before and after it, because compounds are often typed in two. */
type Token = { typed: string; words: readonly string[]; joined: readonly (readonly [head: string, tail: string])[] }

/** What somebody typed, as terms of the index. `isExact`: a word that is nowhere is not read as another one. */
export async function readWords(context: Context, q: string, isExact: boolean): Promise<WordsRead> {
  const tokens = tokensOf(searchTerms(q))
  if (tokens.length === 0) return { groups: [], readAs: [] }
  const read = await groupsOf(context, tokens)
  const unknown = read.filter(({ group }) => group.terms.size === 0).map(({ token }) => token.typed)
  if (isExact || unknown.length === 0) return { groups: read.map(({ group }) => group), readAs: [] }
  const guesses = await guessWords(context, unknown)
  const groups: WordGroup[] = []
  const readAs: StagebankMeta['readAs'] = []
  for (const { token, group } of read) {
    const guess = guesses.get(token.typed)
    if (group.terms.size > 0 || !guess) {
      groups.push(group)
      continue
    }
    const instead = guess.map((words) => ({ typed: token.typed, words, joined: [] }))
    groups.push(...(await groupsOf(context, instead)).map((one) => one.group))
    readAs.push({ typed: token.typed, read: guess.map((words) => words[0]).join(' ') })
  }
  return { groups, readAs }
}

/** Phrases that mean something together are one; words that say nothing count only when there is nothing else. */
function tokensOf(words: readonly string[]): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < words.length; ) {
    const part = (length: number) => words.slice(at, at + length).join(' ')
    const size = [3, 2].find(
      (length) => at + length <= words.length && (synonyms.has(part(length)) || emptyWords.has(part(length))),
    )
    const typed = part(size ?? 1)
    const pairs = [words.slice(at - 1, at + 1), words.slice(at, at + 2)] as [string, string][]
    tokens.push(
      size
        ? { typed, words: synonyms.get(typed) ?? [typed], joined: [] }
        : { typed, words: [typed], joined: pairs.filter((pair) => pair.length === 2) },
    )
    at += size ?? 1
  }
  // The "s" of "auto's" says nothing either.
  const telling = tokens.filter(({ typed }) => typed.length > 1 && !emptyWords.has(typed))
  return telling.length > 0 ? telling : tokens
}

async function groupsOf(context: Context, tokens: readonly Token[]): Promise<{ token: Token; group: WordGroup }[]> {
  const words = [...new Set(tokens.flatMap((token) => [...token.words, ...token.joined.map(([, tail]) => tail)]))]
  const stems = await stemsOf(context.read, words)
  const stemOf = new Map(words.map((word, index) => [word, stems[index]]))
  const related = await relatedStems(context.read)
  const wanted = tokens.flatMap((token) => {
    const own = token.words.flatMap((word) => stemOf.get(word) ?? [])
    // "De" and "het" have no stem: nobody is looking for them.
    if (own.length === 0) return []
    // Only compounds that we know, so that not every pair of words is counted.
    const compounds = token.joined.map(([head, tail]) => head + stemOf.get(tail)).filter((stem) => related.has(stem))
    const exact = [...own, ...compounds]
    return [{ token, own, exact, others: exact.flatMap((stem) => related.get(stem) ?? []) }]
  })
  const typed = new Set(wanted.flatMap(({ own }) => own))
  const counts = await countTerms(
    context,
    [...typed, ...wanted.flatMap(({ exact, others }) => [...exact, ...others])],
    typed,
  )
  return wanted.map(({ token, exact, others }) => {
    const present = [...new Set([...exact, ...others])].filter((term) => counts.get(term))
    const terms = new Map(present.map((term) => [term, counts.get(term) as number]))
    return { token, group: { exact: exact.filter((term) => terms.has(term)), terms } }
  })
}
