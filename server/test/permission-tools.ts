import type { Caller } from './permission-world.ts'

/** No id: there is no such row for this caller. */
export type Target = { name: string; id: (caller: Caller) => string | null | Promise<string | null> }
export type Action = {
  name: string
  targets: Target[]
  /** Resolves to the status; whoever may is told 2xx, or what is wrong with the moment (409) or the input (422). */
  try: (caller: Caller, id: string) => Promise<number>
}
/** What is tried, and on which rows; the names of the rows are what the table shows. */
export type Subject = { title: string; type: string | null; actions: Action[] }

/** A field that nobody knows: whoever may is told so (422), whoever may not is refused before that. */
export const probe = { nonsense: 1 }

export const fixed = (rows: Record<string, string>) =>
  Object.entries(rows).map(([name, id]) => ({ name, id: () => id }))

/** A row of its own for every try, since trying uses it up. */
export const fresh = (targets: Target[], make: (id: string) => Promise<string>): Target[] =>
  targets.map(({ name, id }) => ({
    name,
    id: async (caller) => {
      const about = await id(caller)
      return about && make(about)
    },
  }))

export const call =
  (method: string, path: string, body?: (id: string) => unknown): Action['try'] =>
  async ({ api }, id) =>
    (await api(method, path.replace(':id', id), body?.(id))).status

export const read = (path: string, targets: Target[]): Action => ({
  name: 'read',
  targets,
  try: call('GET', `${path}/:id`),
})

export const command = (name: string, method: string, path: string, targets: Target[]): Action => ({
  name,
  targets,
  try: call(method, path, () => probe),
})

/** A resource of which nothing but reading is tried here. */
export const reading = (title: string, type: string, path: string, targets: Target[]): Subject => ({
  title,
  type,
  actions: [read(path, targets)],
})

/** One row that stands for all of them. */
export const everything = (ids: string[], name = 'all'): Target[] => [{ name, id: () => ids[0] as string }]
export const anything: Target[] = [{ name: 'all', id: () => '' }]

/** A question about no row. */
export const ask = (name: string, path: string): Action => ({ name, targets: anything, try: call('GET', path) })
