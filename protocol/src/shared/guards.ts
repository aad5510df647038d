/** Small questions about values that came from outside: an address, a form, a file, a cookie. */

/** Is it one of these? */
export const isOneOf = <const T>(list: readonly T[], value: unknown): value is T => list.some((each) => each === value)

/** Is it the name of something that this holds? */
export const isKeyOf = <T extends object>(holder: T, name: unknown): name is keyof T & string =>
  typeof name === 'string' && Object.hasOwn(holder, name)

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** The names in something that was written down whole, such as a table of words. */
export const keysOf = <T extends object>(holder: T): (keyof T & string)[] =>
  Object.keys(holder).filter((name) => isKeyOf(holder, name))

/** Something for each of these names. */
export function recordOf<const K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V>
export function recordOf(names: readonly string[], make: (name: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, make(name)]))
}

/** What must be there; that it is missing is a mistake of ours. */
export function required<T>(value: T, what: string): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`)
  return value
}

/** What went wrong, in words. Anything can be thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
