import type { Tx } from '#engine/transaction.ts'
import { phasesOf } from '#features/internships/default-phases.ts'

/** Searching is done, the mentor is up: so the student sees on the course where the report stands. */
export async function openReportPhases(tx: Tx, internshipId: string): Promise<void> {
  const phases = phasesOf(tx.site).map(({ kind, name }, position) => ({
    kind,
    name,
    position,
    status: kind === 'search' ? 'approved' : kind === 'approval' ? 'submitted' : 'upcoming',
  }))
  await tx.run(
    `with made as (
       insert into internship_phases (internship_id, position, kind, name, status)
       select $1, p.position, p.kind, p.name, p.status
       from jsonb_to_recordset($2::jsonb) as p(position integer, kind text, name text, status text)
       returning id, kind)
     update internships set current_phase_id = (select id from made where kind = 'approval') where id = $1`,
    [internshipId, JSON.stringify(phases)],
  )
}

/** Back with the student, or with the mentor again. */
export async function moveApproval(tx: Tx, internshipId: string, status: 'returned' | 'submitted'): Promise<void> {
  await tx.run(`update internship_phases set status = $2 where internship_id = $1 and kind = 'approval'`, [
    internshipId,
    status,
  ])
}
