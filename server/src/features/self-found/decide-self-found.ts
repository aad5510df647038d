import { handle } from '#engine/feature.ts'
import { internshipLife, phaseLife } from '#protocol/features/internships.ts'
import * as protocol from '#protocol/features/self-found.ts'
import { moveApproval } from './report-phases.ts'

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
  await moveApproval(tx, subject.id, phaseLife.return)
  tx.emit(protocol.selfFoundSentBack, about(subject), { type: 'users', id: subject.studentId })
})

export const refuseSelfFound = handle(protocol.refuseSelfFound, async ({ subject, input, me, tx }) => {
  await tx.move(internshipLife.refuse, subject, {
    set: { decision: input.reason, decidedAt: new Date(), decidedById: me.id },
    tell: about(subject),
  })
})
