import { folded, searchTerms } from '#protocol/shared/search-terms.ts'

type Part = { text: string; isHit: boolean; at: number }

/** A text cut where its words begin as one of those typed does, whatever accents either has. */
export function markedParts(text: string, typed: string): Part[] {
  const terms = searchTerms(typed).sort((one, other) => other.length - one.length)
  const parts: Part[] = []
  const add = (piece: string, isHit: boolean, at: number) => piece && parts.push({ text: piece, isHit, at })
  let done = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}0-9]+/gu)) {
    const term = terms.find((each) => folded(word).startsWith(each))
    if (!term) continue
    const length = lengthOf(word, term)
    add(text.slice(done, index), false, done)
    add(text.slice(index, index + length), true, index)
    done = index + length
  }
  add(text.slice(done), false, done)
  return parts
}

/** How much of the word it takes to say the term: a letter with an accent may be two signs, or one. */
function lengthOf(word: string, term: string): number {
  let length = 1
  while (
    length < word.length &&
    (folded(word.slice(0, length)).length < term.length || /^\p{M}/u.test(word.slice(length)))
  )
    length++
  return length
}
