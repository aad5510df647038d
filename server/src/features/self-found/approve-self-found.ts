import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { afterRethinking } from '#engine/reactions.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { lockStudent } from '#features/applications/accept-application.ts'
import { settlingStudent } from '#features/applications/settle-later.ts'
import { isPlaced } from '#features/internships/start-internship.ts'
import { writeRoute } from '#features/workflows/write-route.ts'
import { internshipLife } from '#protocol/features/internships.ts'
import * as protocol from '#protocol/features/self-found.ts'
import { candidatesOf } from './find-matches.ts'
import { contactAt, hostOf } from './host-of-report.ts'

/** A host may have said yes since the school looked at the report; then it is asked whether it means two. */
async function requireStillFree(
  tx: Tx,
  { studentId, internshipPeriodId }: { studentId: string; internshipPeriodId: string | null },
): Promise<void> {
  const other = await tx.row(
    `select 1 from internships i where student_id = $1 and internship_period_id = $2 and ${isPlaced('i')}`,
    [studentId, internshipPeriodId],
  )
  if (other) throw fail('selfFound.placed')
}

/** The school agrees: from here on it is an internship like any other, at an organization that is known by name. */
export const approveSelfFound = handle(protocol.approveSelfFound, async ({ subject, input, me, tx }) => {
  const { id, studentId, contactEmail } = subject
  await lockStudent(tx, studentId)
  if (!input.evenSo) await requireStillFree(tx, subject)
  // Nobody makes an organization twice without having looked.
  if (!input.organizationId && !input.isNew && (await candidatesOf(tx, subject)).length > 0) {
    throw fail('selfFound.maybeKnown')
  }
  const host = await hostOf(tx, subject, input)
  const contactPersonId = await contactAt(tx, host.id, contactEmail ?? '')
  const { approve, approveDigital } = internshipLife
  await tx.move(tx.site.flags.digitalContracts ? approveDigital : approve, subject, {
    set: {
      organizationId: host.id,
      contactPersonId,
      supervisorId: contactPersonId,
      currentPhaseId: null,
      decision: null,
      decidedById: me.id,
      // By the clock of the database, which also says when the student applied elsewhere.
      decidedAt: sql`clock_timestamp()`,
    },
    tell: { internshipId: id, studentId, organizationId: host.id, isNew: host.isNew ? 'yes' : 'no' },
  })
  // A route that was written while it was only a report begins anew.
  await tx.run('delete from internship_phases where internship_id = $1', [id])
  await writeRoute(tx, id, 'placed')
  // Other applications end when this can be taken back no more.
  tx.enqueue({
    ...settlingStudent(studentId),
    key: `settle later:${studentId}`,
    runAt: afterRethinking(tx.registry.rethinkSeconds),
  })
})
