/** What people confuse who write down what they heard. */
const sounds = ['ij ei y', 'ou au', 'c k', 's z', 'f v ph', 't th', 'g ch', 'oe u ou', 'i y ie', 'x ks'].flatMap(
  (group) => {
    const same = group.split(' ')
    return same.flatMap((one) => same.filter((other) => other !== one).map((other) => [one, other] as const))
  },
)
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Of shorter words everything is near, and a number is another number. */
const SHORTEST = 4
/** A letter more, less or another makes another word of a short one. */
const LONG = 5

/** The same word as it may also be written, in one place of it: Zeist for Zijst. Someone who types it may not be done yet. */
export function soundsLike(word: string): string[] {
  if (word.length < SHORTEST || /\d/.test(word)) return []
  const found = sounds.flatMap(([one, other]) =>
    [...word.matchAll(new RegExp(one, 'g'))].map(
      ({ index }) => word.slice(0, index) + other + word.slice(index + one.length),
    ),
  )
  return [...new Set(found)].filter((each) => each !== word)
}

/** Every word that is one mistake away: a letter too many, too few, another one, or two that changed places. */
export function oneMistakeFrom(word: string): string[] {
  if (word.length < LONG || /\d/.test(word)) return []
  const places = [...word, ''].keys()
  const near = [...places].flatMap((at) => {
    const [before, here, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)]
    const added = [...letters].map((letter) => before + letter + here + after)
    if (!here) return added
    const swapped = before + after.slice(0, 1) + here + after.slice(1)
    return [...added, ...[...letters].map((letter) => before + letter + after), before + after, swapped]
  })
  return [...new Set(near)].filter((each) => each !== word)
}
