/**
 * Hands back one and the same object for all that are alike. In the data of a page an object that comes again is only its
 * number, so what the rows of a list have in common is sent once.
 */
export function sentOnce<T>(): (value: T) => T {
  const known = new Map<string, T>()
  return (value) => {
    const key = JSON.stringify(value)
    const first = known.get(key) ?? value
    known.set(key, first)
    return first
  }
}
