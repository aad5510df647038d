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

type Token = { typed: string; words: readonly string[] }

/** What somebody typed, as terms of the index. */
export async function readWords(context: Context, q: string): Promise<WordsRead> {
  const tokens = tokensOf(searchTerms(q))
  if (tokens.length === 0) return { groups: [], readAs: [] }
  const read = await groupsOf(context, tokens)
  const unknown = read.filter(({ group }) => group.terms.size === 0).map(({ token }) => token.typed)
  if (unknown.length === 0) return { groups: read.map(({ group }) => group), readAs: [] }
  const guesses = await guessWords(context, unknown)
  const groups: WordGroup[] = []
  const readAs: StagebankMeta['readAs'] = []
  for (const { token, group } of read) {
    const guess = guesses.get(token.typed)
    if (group.terms.size > 0 || !guess) {
      groups.push(group)
      continue
    }
    const instead = guess.map((words) => ({ typed: token.typed, words }))
    groups.push(...(await groupsOf(context, instead)).map((one) => one.group))
    readAs.push({ typed: token.typed, read: guess.map((words) => words[0]).join(' ') })
  }
  return { groups, readAs }
}

/** Phrases that mean something together are one; words that say nothing count only when there is nothing else. */
function tokensOf(words: readonly string[]): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < words.length; ) {
    const size = [3, 2].find(
      (length) => synonyms.has(words.slice(at, at + length).join(' ')) && at + length <= words.length,
    )
    const typed = words.slice(at, at + (size ?? 1)).join(' ')
    tokens.push({ typed, words: size ? (synonyms.get(typed) as string[]) : [typed] })
    at += size ?? 1
  }
  const telling = tokens.filter(({ typed }) => !emptyWords.has(typed))
  return telling.length > 0 ? telling : tokens
}

async function groupsOf(context: Context, tokens: readonly Token[]): Promise<{ token: Token; group: WordGroup }[]> {
  const stems = await stemsOf(
    context.read,
    tokens.flatMap(({ words }) => words),
  )
  const related = await relatedStems(context.read)
  let at = 0
  const wanted = tokens.flatMap((token) => {
    const exact = stems.slice(at, at + token.words.length).flatMap((stem) => stem ?? [])
    at += token.words.length
    // "De" and "het" have no stem: nobody is looking for them.
    return exact.length > 0 ? [{ token, exact, others: exact.flatMap((stem) => related.get(stem) ?? []) }] : []
  })
  const typed = new Set(wanted.flatMap(({ exact }) => exact))
  const counts = await countTerms(context, [...typed, ...wanted.flatMap(({ others }) => others)], typed)
  return wanted.map(({ token, exact, others }) => {
    const present = [...new Set([...exact, ...others])].filter((term) => counts.get(term))
    const terms = new Map(present.map((term) => [term, counts.get(term) as number]))
    return { token, group: { exact: exact.filter((term) => terms.has(term)), terms } }
  })
}
