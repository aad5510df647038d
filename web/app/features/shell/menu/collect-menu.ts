import type { MenuEntries } from './menu-entry.ts'

const files = import.meta.glob<MenuEntries>('../../*/*.menu.ts', { eager: true, import: 'default' })

type Ordered = { order: number; label: string }

/** What all features add to one of the menus, in its order, with the feature whose words they have. */
export function collectMenu<E extends Ordered>(
  pick: (entries: MenuEntries) => readonly E[] | undefined,
): (E & { feature: string })[] {
  return Object.entries(files)
    .flatMap(([path, entries]) => {
      const feature = /([^/]+)\/[^/]+$/.exec(path)?.[1] ?? ''
      return (pick(entries) ?? []).map((entry) => ({ ...entry, feature }))
    })
    .sort((one, other) => one.order - other.order)
}
