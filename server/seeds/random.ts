export type Random = {
  /** At least 0, less than 1. */
  next(): number
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  /** Different elements, as many as asked for or as there are. */
  pickSome<T>(list: readonly T[], count: number): T[]
  shuffle<T>(list: readonly T[]): T[]
  chance(probability: number): boolean
  uuid(): string
}

/** The same seed gives the same demo, on every machine and in every run. Not for secrets. */
export function random(seed: string): Random {
  const next = sfc32(seed)
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  function shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list]
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = int(0, last)
      const kept = shuffled[last] as T
      shuffled[last] = shuffled[other] as T
      shuffled[other] = kept
    }
    return shuffled
  }

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('Cannot pick from an empty list')
    return list[int(0, list.length - 1)] as T
  }

  function uuid(): string {
    const hex = Array.from({ length: 32 }, () => int(0, 15).toString(16))
    hex[12] = '4'
    hex[16] = pick(['8', '9', 'a', 'b'])
    return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }

  return {
    next,
    int,
    pick,
    pickSome: (list, count) => shuffle(list).slice(0, Math.max(0, count)),
    shuffle,
    chance: (probability) => next() < probability,
    uuid,
  }
}

/** Chris Doty-Humphrey's small fast counter, started from three hashes of the seed. */
function sfc32(seed: string): () => number {
  let a = hash(seed, 1)
  let b = hash(seed, 2)
  let c = hash(seed, 3)
  let counter = 1
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let round = 0; round < 16; round++) next()
  return next
}

/** FNV-1a over the UTF-16 units. */
function hash(text: string, salt: number): number {
  let value = Math.imul(2166136261 ^ salt, 16777619)
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  }
  return value | 0
}
