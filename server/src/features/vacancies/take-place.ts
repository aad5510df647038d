import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'

/**
 * Takes one of the places, if there is one; false when all are taken. The row is locked by the update itself, so of two who
 * come at once for the last place one gets it and the other does not.
 */
export async function takePlace(tx: Tx, vacancyId: string): Promise<boolean> {
  const taken = await tx.run(
    `update vacancies set places_taken = places_taken + 1,
       status = case when status = 'published' and places_taken + 1 = places then 'full' else status end
     where id = $1 and places_taken < places and status in ('published', 'paused', 'full')`,
    [vacancyId],
  )
  return taken === 1
}

/** One place is free again, and the vacancy can be found again. */
export async function freePlace(tx: Tx, vacancyId: string): Promise<void> {
  const freed = await tx.run(
    `update vacancies set places_taken = places_taken - 1,
       status = case when status = 'full' then 'published' else status end
     where id = $1 and places_taken > 0`,
    [vacancyId],
  )
  if (freed !== 1) throw fail('record.missing')
}
