import type { TableRow } from '#db/tables.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { vacancyLife } from '#protocol/features/vacancies/vacancy-commands.ts'

type Places = Pick<TableRow<'vacancies'>, 'id' | 'status' | 'places' | 'placesTaken'>

/**
 * Takes one of the places, if there is one; false when all are taken. The row is locked by the update itself, so of two who
 * come at once for the last place one gets it and the other does not.
 */
export async function takePlace(tx: Tx, vacancyId: string): Promise<boolean> {
  const taken = await tx.row<Places>(
    `update vacancies set places_taken = places_taken + 1
     where id = $1 and places_taken < places and status in ('published', 'paused', 'full')
     returning id, status, places, places_taken as "placesTaken"`,
    [vacancyId],
  )
  if (taken) await fillOrFree(tx, taken)
  return taken !== undefined
}

/** One place is free again, and the vacancy can be found again. One that was never counted as taken frees none. */
export async function freePlace(tx: Tx, vacancyId: string): Promise<void> {
  const freed = await tx.row<Places>(
    `update vacancies set places_taken = places_taken - 1 where id = $1 and places_taken > 0
     returning id, status, places, places_taken as "placesTaken"`,
    [vacancyId],
  )
  if (freed) await fillOrFree(tx, freed)
}

/** What can be found in the stagebank is found there as full once every place is taken. */
export async function fillOrFree(tx: Tx, vacancy: Places): Promise<void> {
  const { status, placesTaken, places } = vacancy
  const isFull = placesTaken >= places
  if (status === 'published' && isFull) await tx.move(vacancyLife.fill, vacancy, {})
  if (status === 'full' && !isFull) await tx.move(vacancyLife.free, vacancy, {})
}
