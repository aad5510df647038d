import type { Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { knownFilter } from '#protocol/declaring/known-filter.ts'
import { internships } from '#protocol/features/internships.ts'
import { isObject } from '#protocol/shared/guards.ts'

/** More at once takes too long to wait for: whoever has more does it again. */
export const MOST_AT_ONCE = 500
const PAGE = 100

export const tickedIds = (form: FormData): string[] => form.getAll('id').map(String).filter(isId).slice(0, MOST_AT_ONCE)

/** All that a list of internships shows. */
export async function shownIds(api: Client, filter: Record<string, string[]>): Promise<string[]> {
  const ids: string[] = []
  for (let number = 1; ids.length < MOST_AT_ONCE; number += 1) {
    const some = await api.list(internships, {
      filter: knownFilter(internships, filter),
      fields: { internships: ['title'] },
      page: { number, size: PAGE },
    })
    ids.push(...some.map(({ id }) => id))
    if (some.length < PAGE) break
  }
  return ids.slice(0, MOST_AT_ONCE)
}

/** What another page sends along of the list it shows. */
export function readFilter(text: string): Record<string, string[]> {
  try {
    const given: unknown = JSON.parse(text)
    if (!isObject(given)) return {}
    return Object.fromEntries(
      Object.entries(given).map(([name, values]) => [name, Array.isArray(values) ? values.map(String) : []]),
    )
  } catch {
    return {}
  }
}

export type Skipped = { id: string; student: string; text: string }

/** Of each that was left out whose it is, and why. */
export async function skippedOf(
  api: Client,
  skipped: readonly { internshipId: string; text: string }[],
): Promise<Skipped[]> {
  const names = new Map<string, string>()
  const ids = skipped.map(({ internshipId }) => internshipId)
  for (let at = 0; at < ids.length; at += PAGE) {
    const idIn = ids.slice(at, at + PAGE)
    for (const { id, studentName } of await api.list(internships, { filter: { idIn }, page: { size: PAGE } }))
      names.set(id, studentName)
  }
  return skipped.map(({ internshipId, text }) => ({ id: internshipId, student: names.get(internshipId) ?? '', text }))
}
