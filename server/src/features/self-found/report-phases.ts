import type { Tx } from '#engine/writing/transaction.ts'
import { phasesOf } from '#features/internships/default-phases.ts'
import { writePhases } from '#features/internships/start-internship.ts'

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
export async function moveApproval(tx: Tx, internshipId: string, status: 'returned' | 'submitted'): Promise<void> {
  await tx.run(`update internship_phases set status = $2 where internship_id = $1 and kind = 'approval'`, [
    internshipId,
    status,
  ])
}
