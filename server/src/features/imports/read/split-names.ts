export type PersonName = { firstName: string; infix: string | null; lastName: string }

const infixes = new Set(
  "van de den der het 't t te ter ten in op aan bij uit voor over onder tot la le el al da di do dos du von zu zur af d' s' 's".split(
    ' ',
  ),
)

/** A name as it is compared: without capitals, accents, spaces and signs. */
export function nameKey(...parts: (string | null | undefined)[]): string {
  return parts
    .filter(Boolean)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

const isInfix = (word: string) => infixes.has(word.toLowerCase())
const lowered = (words: string[]) => words.map((word) => (isInfix(word) ? word.toLowerCase() : word)).join(' ')
const orNull = (text: string) => text || null

/**
 * "Aartsen, Dae", "Berg, van den, Anna", "Berg, Anna van den" and "Anna van den Berg" are all one name each. A family
 * name that hides its infix, "Berg, van den", gives it back.
 */
export function splitName(full: string): PersonName | undefined {
  const parts = full.split(',').map((part) => part.trim())
  if (parts.length > 1) {
    const [lastName = '', ...rest] = parts
    const words = rest.join(' ').split(' ').filter(Boolean)
    const given = words.filter((word) => !isInfix(word))
    const infix = lowered(words.filter(isInfix))
    if (!lastName || given.length === 0) return undefined
    return { firstName: given.join(' '), infix: orNull(infix), lastName }
  }
  const words = full.split(' ').filter(Boolean)
  const [firstName, ...rest] = words
  if (!firstName || rest.length === 0) return undefined
  let at = rest.findIndex((word) => isInfix(word))
  // Without an infix the last word is the family name: "Anna Maria Berg".
  if (at < 0) return { firstName: words.slice(0, -1).join(' '), infix: null, lastName: rest.at(-1) ?? '' }
  const given = [firstName, ...rest.slice(0, at)]
  const start = at
  while (at < rest.length - 1 && isInfix(rest[at] ?? '')) at++
  return {
    firstName: given.join(' '),
    infix: orNull(lowered(rest.slice(start, at))),
    lastName: rest.slice(at).join(' '),
  }
}

/** The parts as they stand in columns of their own, put right: "Berg, van den" has its infix behind a comma. */
export function tidyName(firstName: string, infix: string, lastName: string): PersonName {
  const [family = '', behind] = lastName.split(',').map((part) => part.trim())
  if (behind?.split(' ').every(isInfix) && !infix)
    return { firstName, infix: lowered(behind.split(' ')), lastName: family }
  const words = lastName.split(' ')
  const start = words.findIndex((word) => !isInfix(word))
  if (!infix && start > 0)
    return { firstName, infix: lowered(words.slice(0, start)), lastName: words.slice(start).join(' ') }
  return { firstName, infix: orNull(lowered(infix.split(' '))), lastName }
}

export const fullName = ({ firstName, infix, lastName }: PersonName): string =>
  [firstName, infix, lastName].filter(Boolean).join(' ')
