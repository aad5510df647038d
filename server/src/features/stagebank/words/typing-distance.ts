/** How many letters were forgotten, added, exchanged or swapped (Damerau and Levenshtein), counted up to `most` + 1. */
export function typingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  // Further than any line reaches, for what lies outside of it.
  const far = a.length + b.length
  const at = (line: readonly number[], index: number) => line[index] ?? far
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const line = [i]
    for (let j = 1; j <= b.length; j++) {
      const differs = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(at(above, j) + 1, at(line, j - 1) + 1, at(above, j - 1) + differs)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(before, j - 2) + 1)
      }
      line.push(least)
    }
    if (Math.min(...line) > most) return most + 1
    before = above
    above = line
  }
  return at(above, b.length)
}

/** How many errors a word of this length may have and still be meant. */
export const allowedErrors = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)
