import { handle } from '#engine/feature.ts'
import { withdrawOthers } from '#features/applications/withdraw.ts'
import { openPhases } from '#features/internships/start-internship.ts'
import * as protocol from '#protocol/self-found.ts'
import { day } from './day.ts'
import { contactAt, hostOf } from './host-of-report.ts'

/** The school agrees: from here on it is an internship like any other, at an organization that is known by name. */
export const approveSelfFound = handle(protocol.approveSelfFound, async ({ subject, input, me, tx }) => {
  const { id, studentId, contactEmail } = subject
  const host = await hostOf(tx, subject, input)
  const contactPersonId = await contactAt(tx, host.id, contactEmail)
  await tx.update(protocol.selfFoundInternships, id, {
    organizationId: host.id,
    contactPersonId,
    supervisorId: contactPersonId,
    currentPhaseId: null,
    status: tx.site.flags.digitalContracts ? 'contracting' : 'approved',
    decision: null,
    decidedAt: new Date(),
    decidedById: me.id,
  })
  // A route that was written while it was only a report begins anew.
  await tx.run('delete from internship_phases where internship_id = $1', [id])
  await openPhases(tx, id, day(subject.endDate))
  await withdrawOthers(tx, { id, studentId, internshipPeriodId: subject.internshipPeriodId })
  const data = { internshipId: id, studentId, organizationId: host.id, isNew: host.isNew ? 'yes' : 'no' } as const
  tx.emit(protocol.selfFoundApproved, data, { type: 'users', id: studentId })
})
