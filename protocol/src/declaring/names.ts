/** Key casing changes only at the HTTP edge: snake_case in tables and paths, camelCase in code and answers. */
const snakes = new Map<string, string>()
export function snake(name: string): string {
  let known = snakes.get(name)
  if (known === undefined) {
    known = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (snakes.size < 5000) snakes.set(name, known)
  }
  return known
}

export function camel(name: string): string {
  return name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

export function singular(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`
  return plural.endsWith('s') ? plural.slice(0, -1) : plural
}

/** Clients derive a type from the path in their own way: `menuItem`, `menu_items` and `menu-items` are one thing. */
export function isSameType(given: string, type: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/[_-]/g, '')
  return plain(given) === plain(type) || plain(given) === plain(singular(type))
}
