import { randomInt } from 'node:crypto'

/** Signs that nobody takes for another one. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
/** Long enough to walk to somebody, too short to keep for later. */
export const CODE_MINUTES = 10

/** A code for somebody who is present: scanned, or typed from a screen. */
export const newCode = (length = LENGTH): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('')

/** A code is typed as it comes: small letters, with a dash or a space in the middle. Anything else is the key of a link. */
export function readToken(given: string): string {
  const plain = given.replace(/[\s-]/g, '').toUpperCase()
  return plain.length === LENGTH ? plain : given.trim()
}
