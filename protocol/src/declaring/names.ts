/** Key casing changes only at the HTTP edge: snake_case in tables and paths, camelCase in code and answers. */
export const snake = kept((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

export const camel = kept((name) => name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()))

/** The same few names are asked for again and again; what strangers make up is not kept without end. */
function kept(make: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    let made = known.get(name)
    if (made === undefined) {
      made = make(name)
      if (known.size < 5000 && name.length < 64) known.set(name, made)
    }
    return made
  }
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
