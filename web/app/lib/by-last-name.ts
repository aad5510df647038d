type Named = Readonly<Record<string, unknown>>

/** As the API orders people: signs on letters do not count, and a name that goes on stands after the one it begins with. */
const keyOf = ({ lastName, firstName }: Named) =>
  `${lastName ?? ''}\t${firstName ?? ''}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

/** These in the order of their family names, and of their first names where those are the same. */
export function byLastName<T>(all: readonly T[], nameOf: (one: T) => Named | null | undefined): T[] {
  const keyed = all.map((one) => ({ one, key: keyOf(nameOf(one) ?? {}) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ one }) => one)
}
