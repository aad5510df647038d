import { fold, guessBits } from './guessing.ts'

export type PasswordProblem = 'too_short' | 'too_long' | 'common' | 'personal'
export type PasswordOwner = { email?: string; names?: string[] }

const shortest = 12
const longest = 256

// Eight million guesses: more than any list of well-known passwords and their usual endings,
// few enough that a phrase of a few ordinary words passes.
const enoughBits = 23

/** Long is what counts: any character is welcome and none is required, but what others guess first is refused. */
export function passwordProblem(password: string, about: PasswordOwner): PasswordProblem | undefined {
  // a code point takes two units at most, so this cannot refuse too much and spares counting a huge text
  if (password.length > 2 * longest) return 'too_long'
  const length = [...password].length
  if (length < shortest) return 'too_short'
  if (length > longest) return 'too_long'

  const own = ownWords(about)
  const bits = guessBits(password)
  const bitsForAcquaintance = own.length > 0 ? guessBits(password, own) : bits
  if (bitsForAcquaintance < Math.min(bits, enoughBits)) return 'personal'
  if (bits < enoughBits) return 'common'
  return isMostly(password, own) ? 'personal' : undefined
}

/** The words of someone's name and address, apart and written together, that are long enough to say something. */
function ownWords({ email = '', names = [] }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@')
  const parts = [email, local, domain, ...names].flatMap((text) => {
    const plain = fold(text)
    const pieces = plain.split(/[^\p{L}\p{N}]+/u)
    return [plain, pieces.join(''), ...pieces]
  })
  const fullName = fold(names.join('')).replace(/[^\p{L}\p{N}]+/gu, '')
  return [...new Set([...parts, fullName])].filter((word) => (word.match(/\p{L}/gu)?.length ?? 0) >= 4)
}

function isMostly(password: string, own: string[]): boolean {
  const plain = fold(password)
  const rest = own.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), plain)
  return rest.length < plain.length / 2
}
