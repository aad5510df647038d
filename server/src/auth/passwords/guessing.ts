import { commonPasswords } from './common-passwords.ts'

const ranks = new Map(commonPasswords.map((word, index) => [word, Math.log2(index + 2)]))
const longestWord = Math.max(...commonPasswords.map((word) => word.length))

const keyRows = [
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujmikolp',
  'qweasdzxc',
  '147258369',
]
const keyRuns = keyRows.flatMap((row) => [row, [...row].reverse().join('')])

// One sign can stand for two letters: 1 for an i or an l.
const leet = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g', '@': 'a', $: 's', '€': 'e' }
const leetTables: Record<string, string>[] = [
  { ...leet, '1': 'i', '!': 'i' },
  { ...leet, '1': 'l', '!': 'l' },
]

type Segment = { length: number; bits: number }
type Reading = { word: string; extra: number; add: (word: string, char: string) => string }
type Vocabulary = { bitsOf: (word: string) => number | undefined; longest: number }

/** The letters a reader sees, without capitals and accents. */
export function fold(text: string): string {
  return composed(text).map(foldChar).join('')
}

function composed(text: string): string[] {
  return [...text.normalize('NFC')]
}

function foldChar(char: string): string {
  const [base = char] = char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return base
}

/**
 * How many guesses (as a power of two) an attacker needs who tries known words, keys in a row, dates and repetition
 * before anything else. The cheapest way to build the password counts. `ownWords` are the first words tried.
 */
export function guessBits(password: string, ownWords: string[] = []): number {
  const typed = composed(password)
  const own = new Set(ownWords)
  const vocabulary: Vocabulary = {
    bitsOf: (word) => (own.has(word) ? 1 : ranks.get(word)),
    longest: Math.max(longestWord, ...ownWords.map((word) => word.length)),
  }
  const cost = (chars: string[]) => cheapestPath(chars, vocabulary)

  const unit = repeatedUnit(typed)
  return Math.min(
    cost(typed),
    cost(unit) + Math.log2(typed.length / unit.length),
    // 112233445566 and a1b2c3d4e5f6 are simple rows in disguise
    cost(typed.filter((char, index) => char !== typed[index - 1])) + 2,
    cost(typed.filter((_, index) => index % 2 === 0)) + cost(typed.filter((_, index) => index % 2 === 1)) + 2,
  )
}

function cheapestPath(typed: string[], vocabulary: Vocabulary): number {
  const plain = typed.map(foldChar)
  const best = [0, ...typed.map(() => Number.POSITIVE_INFINITY)]
  for (let at = 0; at < typed.length; at++) {
    const segments = [
      { length: 1, bits: charBits(typed[at] ?? '') },
      ...words(typed, plain, at, vocabulary),
      ...sequences(plain, at),
      ...keyboardRuns(plain, at),
      ...repetitions(typed, at),
      ...dates(plain, at),
    ]
    for (const { length, bits } of segments) {
      best[at + length] = Math.min(best[at + length] ?? 0, (best[at] ?? 0) + bits)
    }
  }
  return best[typed.length] ?? 0
}

// Roughly the size of the alphabet it comes from; less for the signs that people add first.
function charBits(char: string): number {
  if (/[a-z]/.test(char)) return 4.7
  if (/[A-Z]/.test(char)) return 5.7
  if (/\d/.test(char)) return 3.3
  if (/[ !]/.test(char)) return 3
  if (/[-._]/.test(char)) return 4
  return char <= '~' ? 5 : 8
}

function words(typed: string[], plain: string[], at: number, vocabulary: Vocabulary): Segment[] {
  const found: Segment[] = []
  const readings: Reading[] = [
    { word: '', extra: 0, add: (word, char) => word + char },
    { word: '', extra: 1, add: (word, char) => char + word },
    ...leetTables.map((table): Reading => ({ word: '', extra: 1, add: (word, char) => word + (table[char] ?? char) })),
  ]
  for (let length = 1; length <= vocabulary.longest && at + length <= plain.length; length++) {
    for (const reading of readings) {
      reading.word = reading.add(reading.word, plain[at + length - 1] ?? '')
      const bits = length < 4 ? undefined : vocabulary.bitsOf(reading.word)
      if (bits === undefined) continue
      found.push({ length, bits: bits + reading.extra + capitalBits(typed.slice(at, at + length)) })
    }
  }
  return found
}

function capitalBits(typed: string[]): number {
  const capitals = typed.filter((char) => /\p{Lu}/u.test(char)).length
  if (capitals === 0) return 0
  return capitals === typed.length || (capitals === 1 && /\p{Lu}/u.test(typed[0] ?? '')) ? 1 : 2
}

/** abcdef, 654321, 789012 */
function sequences(plain: string[], at: number): Segment[] {
  const found: Segment[] = []
  const start = /[az019]/.test(plain[at] ?? '') ? 1 : charBits(plain[at] ?? '')
  for (const step of [1, -1]) {
    let length = 1
    while (isNext(plain[at + length - 1], plain[at + length], step)) {
      length++
      if (length >= 3) found.push({ length, bits: start + Math.log2(length) })
    }
  }
  return found
}

function isNext(char: string | undefined, next: string | undefined, step: number): boolean {
  if (!char || !next) return false
  if (/\d/.test(char) && /\d/.test(next)) return (Number(char) + step + 10) % 10 === Number(next)
  return /[a-z]/.test(char) && /[a-z]/.test(next) && char.charCodeAt(0) + step === next.charCodeAt(0)
}

function keyboardRuns(plain: string[], at: number): Segment[] {
  const found: Segment[] = []
  for (let length = 3; at + length <= plain.length; length++) {
    const slice = plain.slice(at, at + length).join('')
    if (!keyRuns.some((run) => run.includes(slice))) break
    found.push({ length, bits: 3 + Math.log2(length) })
  }
  return found
}

/** aaaa, abababab, 12121212 */
function repetitions(typed: string[], at: number): Segment[] {
  const found: Segment[] = []
  for (let unit = 1; unit <= 8; unit++) {
    let length = unit
    while (at + length < typed.length && typed[at + length] === typed[at + length - unit]) length++
    const times = Math.floor(length / unit)
    if (times < 2) continue
    const bits = typed.slice(at, at + unit).reduce((sum, char) => sum + charBits(char), Math.log2(times))
    found.push({ length: times * unit, bits })
  }
  return found
}

function dates(plain: string[], at: number): Segment[] {
  const rest = plain.slice(at, at + 10).join('')
  const found: Segment[] = []
  if (/^(19|20)\d\d/.test(rest)) found.push({ length: 4, bits: rest.startsWith('20') ? 5 : 6 })
  const day = /^(0[1-9]|[12]\d|3[01])([-/.]?)(0[1-9]|1[0-2])\2((19|20)?\d\d)/.exec(rest)
  if (day) found.push({ length: day[0].length, bits: 13 })
  return found
}

/** The shortest piece that gives the whole password when it is typed again and again. */
function repeatedUnit(typed: string[]): string[] {
  for (let length = 1; length <= typed.length / 2; length++) {
    if (typed.every((char, index) => char === typed[index % length])) return typed.slice(0, length)
  }
  return typed
}
