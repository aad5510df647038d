import { failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { settlingVacancy } from '#features/applications/settle-later.ts'
import { freePlace } from '#features/vacancies/take-place.ts'
import { settleRoutes, todayOf } from '#features/workflows/settle-route.ts'
import * as protocol from '#protocol/features/internship-commands.ts'
import { internshipLife } from '#protocol/features/internships.ts'
import { nothingAsked } from './ask-to-stop.ts'

/** It ends before its time: the student is back among those without a place, and somebody else can have this one. */
export const stopInternship = handle(protocol.stopInternship, async ({ subject, input, me, tx }) => {
  const { id, studentId, startDate, vacancyId } = subject
  const today = await todayOf(tx)
  const endDate = input.endDate ?? (startDate && startDate > today ? startDate : today)
  if (startDate && endDate < startDate) throw failField('dateOrder', 'endDate')
  const about = { internshipId: id, studentId }
  const set = { endedReason: input.reason, endedBy: input.endedBy, endedById: me.id, endDate, ...nothingAsked }
  if (input.endedBy === 'noShow') await tx.move(internshipLife.reportNoShow, subject, { set, tell: about })
  else await tx.move(internshipLife.stop, subject, { set, tell: { ...about, endedBy: input.endedBy } })
  await settleRoutes(tx, [id])
  if (!vacancyId) return
  await freePlace(tx, vacancyId)
  tx.enqueue(settlingVacancy(vacancyId))
})
