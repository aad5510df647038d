import type { Tx } from '#engine/transaction.ts'
import { internships } from '#protocol/internships.ts'
import { phasesFromPlace } from './default-phases.ts'

export type NewInternship = {
  studentId: string
  schoolId: string
  internshipPeriodId: string
  organizationId: string
  vacancyId: string | null
  title: string
  description: string | null
  motivation: string | null
  weekdays: number[]
  startDate: string | null
  endDate: string | null
  plannedHours: number | null
  contactPersonId: string | null
  contactName: string | null
  contactEmail: string | null
}

/** The student has this place, for now and not only before. */
export const isPlaced = (t: string) => `${t}.status in ('approved', 'contracting', 'ready', 'running', 'evaluating')`

/** The student has the place: what comes next is the contract, on paper or signed here. */
export async function startInternship(tx: Tx, values: NewInternship): Promise<string> {
  const { digitalContracts } = tx.site.flags
  const row = await tx.insert(internships, {
    ...values,
    supervisorId: values.contactPersonId,
    status: digitalContracts ? 'contracting' : 'approved',
    contractType: digitalContracts ? 'digital' : 'paper',
  })
  await openPhases(tx, row.id, values.endDate)
  return row.id
}

/** Writes the route of an internship whose place is certain, and says where it stands. */
export async function openPhases(tx: Tx, internshipId: string, endDate: string | null): Promise<void> {
  const today = await tx.row<{ day: string }>('select today_nl()::text as day')
  const phases = phasesFromPlace(tx.site, today?.day as string, endDate).map(({ days: _, dueOn, ...phase }) => ({
    ...phase,
    due_on: dueOn,
  }))
  await writePhases(tx, internshipId, phases, 'open')
}

type WrittenPhase = { position: number; kind: string; name: string; status: string; due_on?: string | null }

/** The internship stands at its phase with the status `current`. */
export async function writePhases(
  tx: Tx,
  internshipId: string,
  phases: WrittenPhase[],
  current: string,
): Promise<void> {
  await tx.run(
    `with made as (
       insert into internship_phases (internship_id, position, kind, name, status, due_on)
       select $1, p.position, p.kind, p.name, p.status, p.due_on
       from jsonb_to_recordset($2::jsonb) as p(position integer, kind text, name text, status text, due_on date)
       returning id, status)
     update internships set current_phase_id = (select id from made where status = $3) where id = $1`,
    [internshipId, JSON.stringify(phases), current],
  )
}
