import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/transaction.ts'
import { vacancies } from '#protocol/vacancies.ts'
import * as protocol from '#protocol/vacancy-commands.ts'
import { forgetFile } from '../../files/forget-file.ts'
import { aboutVacancy } from './save-vacancy.ts'

/** A copy of a vacancy shows the same photo; it goes with the last one that does. */
export async function forgetPhoto(tx: Tx, photoId: string): Promise<void> {
  const shown = await tx.row('select 1 from vacancies where photo_id = $1 limit 1', [photoId])
  if (!shown) await forgetFile(tx, photoId)
}

export const removeVacancyPhoto = handle(protocol.removeVacancyPhoto, async ({ subject, tx }) => {
  if (!subject.photoId) return
  await tx.update(vacancies, subject.id, { photoId: null })
  await forgetPhoto(tx, subject.photoId)
  tx.emit(protocol.vacancyUpdated, { organizationId: subject.organizationId }, aboutVacancy(subject.id))
})
