import type { RowOf } from '#db/tables.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-commands.ts'
import { forgetFile } from '#server/files/forget-file.ts'
import { waitsForReview } from './publish-vacancy.ts'
import { aboutVacancy } from './save-vacancy.ts'
import { isShown } from './vacancies.rules.ts'

/** A copy of a vacancy shows the same photo; it goes with the last one that does. */
async function forgetPhoto(tx: Tx, photoId: string): Promise<void> {
  const shown = await tx.row('select 1 from vacancies where photo_id = $1 limit 1', [photoId])
  if (!shown) await forgetFile(tx, photoId)
}

/** Another photo is looked at first where the site asks for that, as another text is; none is nothing to look at. */
export async function changePhoto(tx: Tx, vacancy: RowOf<typeof vacancies>, photoId: string | null): Promise<void> {
  const waits = photoId !== null && isShown(vacancy) && (await waitsForReview(tx, tx.me, vacancy.id))
  await tx.update(vacancies, vacancy.id, { photoId })
  if (vacancy.photoId) await forgetPhoto(tx, vacancy.photoId)
  const about = { organizationId: vacancy.organizationId }
  if (waits) await tx.move(protocol.vacancyLife.reviewAgain, vacancy, { tell: about })
  tx.emit(protocol.vacancyUpdated, about, aboutVacancy(vacancy.id))
}

export const removeVacancyPhoto = handle(protocol.removeVacancyPhoto, async ({ subject, tx }) => {
  if (subject.photoId) await changePhoto(tx, subject, null)
})
