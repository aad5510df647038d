import type { Tx } from '#engine/writing/transaction.ts'
import { phasesOf } from '#features/internships/default-phases.ts'
import { writePhases } from '#features/internships/start-internship.ts'
import type { Move } from '#protocol/declaring/lifecycle.ts'

/** Searching is done, the mentor is up: so the student sees on the course where the report stands. */
export async function openReportPhases(tx: Tx, internshipId: string): Promise<void> {
  const phases = phasesOf(tx.site).map(({ kind, name }, position) => ({
    kind,
    name,
    position,
    status: kind === 'search' ? 'approved' : kind === 'approval' ? 'submitted' : 'upcoming',
  }))
  await writePhases(tx, internshipId, phases, 'submitted')
}

/** Back with the student, or with the mentor again. */
export async function moveApproval(tx: Tx, internshipId: string, move: Move<string, null, null>): Promise<void> {
  await tx.moveAll(move, { internshipId, kind: 'approval' }, {})
}
