import { LAST } from '#engine/asking/search.ts'
import { onlyForSql, schoolsOf } from '../only-for-schools.ts'
import type { Context } from '../search/term-counts.ts'
import { countTerms } from '../search/term-counts.ts'
import { emptyWords, synonyms } from './synonyms.ts'
import { allowedErrors, typingDistance } from './typing-distance.ts'
import { stemsOf } from './word-stems.ts'

const MAX_MEANT = 3
/** From here on hardly any two words look alike. */
const LONG = 8
/** Elsewhere than in the long text: in the title, with the host, the town, the tags or what is asked. */
const IN_SIGHT = 2

type Found = { word: string; pieces: string[]; longer: string[]; near: string[] }

/** Whoever asks may find a vacancy with this stem. `least`: in so good a place. */
const standsSql = (stem: string, least: number) => `(
  exists (select from vacancy_terms t where t.term = ${stem} and t.cell > -2 and t.weight >= ${least})
  or exists (select from vacancy_terms t where t.term = ${stem} and t.cell = -2 and t.weight >= ${least}
    and t.nr in (select nr from own)))`

/**
 * What words that stand in no vacancy may have meant: one with a typing error, the beginning of one, or a compound of
 * words that are there. Short words look alike, so that they are read only as a word that we know or that is in sight
 * somewhere: "strand" is not the "stand" in somebody's text. The vocabulary also knows drafts, and what others may find: of
 * that nothing is told. One list per word that must be found; of a list any will do.
 * `isKnown`: words that are spelled right, which have no typing error.
 */
export async function guessWords(
  context: Context,
  unknown: readonly string[],
  isKnown: (word: string) => boolean,
): Promise<Map<string, string[][]>> {
  const found = await context.read<Found>({
    text: `with own as materialized (${onlyForSql('$3')})
      select w.word, search_pieces(w.word) as pieces,
        array(select v.word from vacancy_vocabulary v where v.word > w.word and v.word < w.word || $2 and length(w.word) > 2
          and v.stem is not null and ${standsSql('v.stem', 1)}
          order by v.word limit 8) as longer,
        array(select distinct v.word from vacancy_variants v join vacancy_vocabulary k on k.word = v.word
          where v.variant = any(array(select search_variants(w.word)))
            and (length(w.word) >= ${LONG} or ${standsSql('k.stem', IN_SIGHT)}) limit 60) as near
      from unnest($1::text[]) w(word)`,
    values: [unknown, LAST, schoolsOf(context.me)],
  })
  const guesses = new Map<string, string[][]>()
  const likely = found.map((one) => ({ ...one, near: isKnown(one.word) ? [] : nearest(one.word, one.near) }))
  const counts = await countWords(
    context,
    likely.flatMap(({ near, pieces }) => [...near.map(({ word }) => word), ...pieces]),
  )
  const countOf = ({ word }: { word: string }) => counts.get(word) ?? 0
  const isThere = (word: string) => (counts.get(word) ?? 0) > 0 || synonyms.has(word)
  for (const { word, pieces, longer, near } of likely) {
    const meant = near.filter((one) => isThere(one.word))
    const byErrors = (errors: number) =>
      meant
        .filter((one) => one.errors === errors)
        // "Kinderen" and "kinder" are found alike: the whole word is the one to write.
        .sort((a, b) => a.start - b.start || countOf(b) - countOf(a) || b.word.length - a.word.length)
        .map((one) => one.word)
        .slice(0, MAX_MEANT)
    const [once, twice] = [byErrors(1), byErrors(2)]
    const known = pieces
      .filter((piece) => isThere(piece) || emptyWords.has(piece))
      .sort((a, b) => word.indexOf(a) - word.indexOf(b))
    const isWhole = known.length > 1 && known.reduce((sum, half) => sum + half.length, 0) >= word.length - 1
    // Of "dierenstage" only the animals tell something.
    const halves = known.filter((piece) => !emptyWords.has(piece))
    if (once.length > 0) guesses.set(word, [once])
    else if (longer.length > 0) guesses.set(word, [longer])
    else if (isWhole && halves.length > 0)
      guesses.set(
        word,
        halves.map((half) => [half]),
      )
    else if (twice.length > 0) guesses.set(word, [twice])
    else if (halves.length > 0)
      guesses.set(
        word,
        halves.map((half) => [half]),
      )
  }
  return guesses
}

/** In shorter words another letter makes another word, as "lego" and "legt" are: only what changed places, or sounds alike, is a mistake. */
const MANY_ALIKE = 5
const hasSameLetters = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')
const sounds: [RegExp, string][] = [
  [/ij|ei/g, 'y'],
  [/ou/g, 'au'],
  [/d/g, 't'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/c/g, 'k'],
  [/(.)\1+/g, '$1'],
]
const soundOf = (word: string) => sounds.reduce((sound, [letters, as]) => sound.replace(letters, as), word)
const isSlip = (typed: string, word: string) => hasSameLetters(typed, word) || soundOf(typed) === soundOf(word)

/** Words of the site and words that we know to mean one of them, with how many errors lie between. */
function nearest(typed: string, near: readonly string[]): { word: string; errors: number; start: number }[] {
  const most = allowedErrors(typed)
  if (most === 0) return []
  return [...new Set([...near, ...synonyms.keys()])].flatMap((word) => {
    const errors = typingDistance(typed, word, most)
    if (typed.length < MANY_ALIKE && !isSlip(typed, word)) return []
    // The first letter is seldom the wrong one.
    return errors > 0 && errors <= most ? [{ word, errors, start: word[0] === typed[0] ? 0 : 1 }] : []
  })
}

async function countWords(context: Context, words: readonly string[]): Promise<Map<string, number>> {
  const stems = await stemsOf(context.read, words)
  const counts = await countTerms(
    context,
    stems.flatMap((stem) => stem ?? []),
  )
  return new Map(words.map((word, index) => [word, counts.get(stems[index] ?? '') ?? 0]))
}
