import { searchTerms, wordsOf } from '#protocol/shared/search-terms.ts'

/** Every word that was typed is the beginning of a word of this name. */
export function isCalled(name: string, typed: string): boolean {
  const own = wordsOf(name)
  return searchTerms(typed).every((term) => own.some((word) => word.startsWith(term)))
}
