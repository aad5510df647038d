const MAX_WORDS = 8

/** Small letters without accents: as the database keeps the words that one finds something by. */
export const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The words of a text, cut and folded as the database does. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    folded(text)
      .split(/[^\p{L}0-9]+/u)
      .filter(Boolean),
  ),
]

/** Those that are looked for: whoever types more has been found long before. */
export const searchTerms = (text: string): string[] => wordsOf(text).slice(0, MAX_WORDS)
