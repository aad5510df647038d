import { orElse } from '#lib/or-else.ts'
import type { Client } from '#protocol/client.ts'
import { levels } from '#protocol/features/levels.ts'
import type { FilterChoices } from '#ui/table/choices.ts'

/** The levels of a school, to choose from: they are few. Whoever may not know them gets none. */
export async function readLevelChoices(api: Client): Promise<FilterChoices> {
  const found = await orElse(api.list(levels, { fields: { levels: ['name'] }, page: { size: 100 } }), [])
  return { known: found.map(({ id, name }) => ({ id, name })), isMany: false }
}
