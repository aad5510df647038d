import type { Tx } from '#engine/writing/transaction.ts'
import { allowedErrors, typingDistance } from '#features/stagebank/words/typing-distance.ts'

export type Named = { id: string; name: string; city: string | null; status: string }
type Status = 'approved' | 'pending'

/** More parts than so many errors can spoil, two letters that changed places up to two of them: who is near has one as it is. */
function partsOf(key: string, errors: number): string[] {
  const letters = [...key]
  const count = 2 * errors + 1
  const start = (at: number) => Math.floor((at * letters.length) / count)
  return Array.from({ length: count }, (_, at) => letters.slice(start(at), start(at + 1)).join(''))
}

/**
 * Organizations that students can go to and whose name is the given one with a letter or two wrong, the nearest first.
 * The same name is not among them: whoever asks looked for that already.
 */
export async function nearNames(tx: Tx, name: string, statuses: Status[], most: number): Promise<Named[]> {
  const asked = await tx.row<{ key: string | null }>('select organization_name_key($1) as key', [name])
  const key = asked?.key ?? ''
  const errors = allowedErrors(key)
  if (errors === 0) return []
  const rows = await tx.rows<Named & { key: string }>(
    `select id, name, city, status, name_key as key from organizations
     where type in ('NonProfit', 'Provider') and status = any($1) and length(name_key) between $2 and $3
       and name_key <> $4 and exists (select from unnest($5::text[]) part where strpos(name_key, part) > 0)`,
    [statuses, key.length - errors, key.length + errors, key, partsOf(key, errors)],
  )
  return rows
    .map(({ key: other, ...row }) => ({ row, distance: typingDistance(key, other, errors) }))
    .filter(({ distance }) => distance <= errors)
    .sort((a, b) => a.distance - b.distance || a.row.name.localeCompare(b.row.name, 'nl'))
    .slice(0, most)
    .map(({ row }) => row)
}
