import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/internship-commands.ts'
import { internshipStopAsked, internshipStopLeft, internships } from '#protocol/features/internships.ts'

/** Nobody asks any more to stop it. */
export const nothingAsked = {
  stopAskedAt: null,
  stopAskedBy: null,
  stopAskedById: null,
  stopAskedReason: null,
}

/**
 * Only who decides can end an internship before its time; the student and the host ask for it, each with their own
 * reason. It is told about the internship and not about the student: neither reads of the other that they asked.
 */
export const askToStop = handle(protocol.askToStop, async ({ subject, input, me, tx }) => {
  const { id, studentId, stopAskedBy } = subject
  const by = me.id === studentId ? 'student' : 'host'
  if (stopAskedBy && stopAskedBy !== by) throw fail('internship.stopAsked')
  await tx.update(internships, id, {
    stopAskedAt: new Date(),
    stopAskedBy: by,
    stopAskedById: me.id,
    stopAskedReason: input.reason,
  })
  tx.emit(internshipStopAsked, { internshipId: id, studentId }, { type: 'internships', id })
})

export const leaveStopRequest = handle(protocol.leaveStopRequest, async ({ subject, tx }) => {
  const { id, studentId } = subject
  await tx.update(internships, id, nothingAsked)
  tx.emit(internshipStopLeft, { internshipId: id, studentId }, { type: 'internships', id })
})
