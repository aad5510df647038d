import { handle } from '#engine/feature.ts'
import { requireUntold } from '#engine/writing/second-thoughts.ts'
import { settleRoutes } from '#features/workflows/settle-route.ts'
import { internshipLife, selfFoundReconsidered } from '#protocol/features/internships.ts'
import { phaseLife } from '#protocol/features/phases.ts'
import * as protocol from '#protocol/features/self-found.ts'
import { forgetNewHost } from './host-of-report.ts'
import { moveApproval, openReportPhases } from './report-phases.ts'

const about = ({ id, studentId }: { id: string; studentId: string }) => ({ internshipId: id, studentId })

/** Back to the student, who sees what is missing and hands it in again. */
export const sendBackSelfFound = handle(protocol.sendBackSelfFound, async ({ subject, input, me, tx }) => {
  const now = new Date()
  await tx.update(protocol.selfFoundInternships, subject.id, {
    sentBackAt: now,
    decision: input.reason,
    decidedAt: now,
    decidedById: me.id,
  })
  await moveApproval(tx, subject.id, phaseLife.sendBack)
  tx.emit(protocol.selfFoundSentBack, about(subject), { type: 'users', id: subject.studentId })
})

export const refuseSelfFound = handle(protocol.refuseSelfFound, async ({ subject, input, me, tx }) => {
  await tx.move(internshipLife.refuse, subject, {
    set: { decision: input.reason, decidedAt: new Date(), decidedById: me.id },
    tell: about(subject),
  })
  await settleRoutes(tx, [subject.id])
})

/** As if nothing had been said: it waits again. What was decided by a click too many was told to nobody yet. */
export const reconsiderSelfFound = handle(protocol.reconsiderSelfFound, async ({ subject, tx }) => {
  requireUntold(tx, subject)
  const { id, studentId, reportState } = subject
  const undecided = { decision: null, decidedAt: null, decidedById: null }
  if (reportState === 'sent_back') {
    await tx.update(protocol.selfFoundInternships, id, { ...undecided, sentBackAt: null })
    await moveApproval(tx, id, phaseLife.takeIn)
    tx.emit(selfFoundReconsidered, about(subject), { type: 'users', id: studentId })
    return
  }
  const noHost = { organizationId: null, contactPersonId: null, supervisorId: null, currentPhaseId: null }
  await tx.move(internshipLife.reconsider, subject, {
    set: { ...undecided, ...(reportState === 'approved' ? noHost : {}) },
    tell: about(subject),
  })
  if (reportState !== 'approved') return settleRoutes(tx, [id])
  await tx.run('delete from internship_phases where internship_id = $1', [id])
  await openReportPhases(tx, id)
  await forgetNewHost(tx, subject)
})
