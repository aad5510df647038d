import { handle } from '#engine/feature.ts'
import { selfFoundSubmitted } from '#protocol/features/internships.ts'
import { phaseLife } from '#protocol/features/phases.ts'
import * as protocol from '#protocol/features/self-found.ts'
import { townName } from '#server/places/towns.ts'
import { checkReport, openPeriod } from './check-report.ts'
import { day } from './iso-day.ts'
import { moveApproval } from './report-phases.ts'

/** Correcting what was sent back hands it in again; that is what one corrects it for. */
export const updateSelfFound = handle(protocol.updateSelfFound, async ({ subject, input, tx }) => {
  const { studentId, internshipPeriodId, schoolId } = subject
  const period = await openPeriod(tx, internshipPeriodId, { id: studentId, schoolId })
  const { organizationName, startDate, endDate, ...rest } = { ...subject, ...input }
  const days = { startDate: day(startDate), endDate: day(endDate) }
  await checkReport(tx, { ...rest, ...days, organizationName: organizationName ?? '' }, period)
  const isAgain = subject.reportState === 'sent_back'
  await tx.update(protocol.selfFoundInternships, subject.id, {
    ...input,
    ...(input.city ? { city: townName(input.city) } : {}),
    ...(input.organizationName ? { title: input.organizationName } : {}),
    ...(isAgain ? { sentBackAt: null } : {}),
  })
  if (isAgain) await moveApproval(tx, subject.id, phaseLife.takeIn)
  const event = isAgain ? selfFoundSubmitted : protocol.selfFoundUpdated
  tx.emit(event, { internshipId: subject.id, studentId }, { type: 'users', id: studentId })
})

/** Nobody agreed to it yet, so nothing of it is kept. */
export const withdrawSelfFound = handle(protocol.withdrawSelfFound, async ({ subject, tx }) => {
  const { id, studentId } = subject
  await tx.update(protocol.selfFoundInternships, id, { currentPhaseId: null })
  await tx.remove(protocol.selfFoundInternships, id)
  tx.emit(protocol.selfFoundWithdrawn, { internshipId: id, studentId }, { type: 'users', id: studentId })
  return null
})
