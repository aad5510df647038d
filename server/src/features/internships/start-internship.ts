import type { Tx } from '#engine/writing/transaction.ts'
import { internships } from '#protocol/features/internships.ts'
import { type PlannedPhase, phasesFromPlace, volunteerPhases } from './default-phases.ts'

type NewInternship = {
  studentId: string
  /** Both are known of a student; a volunteer has neither. */
  schoolId: string | null
  internshipPeriodId: string | null
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

const todayOf = async (tx: Tx) => (await tx.one<{ day: string }>('select today_nl()::text as day')).day

/** The student has the place: what comes next is the contract, on paper or signed here. */
export async function startInternship(tx: Tx, values: NewInternship): Promise<string> {
  if (values.schoolId === null) return startVolunteering(tx, values)
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

/** Nobody has to sign anything for a volunteer: it begins on its first day, which may be today. */
async function startVolunteering(tx: Tx, values: NewInternship): Promise<string> {
  const today = await todayOf(tx)
  const row = await tx.insert(internships, {
    ...values,
    supervisorId: values.contactPersonId,
    status: values.startDate && values.startDate > today ? 'ready' : 'running',
  })
  await writePlan(tx, row.id, volunteerPhases(tx.site, today, values.endDate))
  return row.id
}

/** Writes the route of an internship whose place is certain, and says where it stands. */
export async function openPhases(tx: Tx, internshipId: string, endDate: string | null): Promise<void> {
  await writePlan(tx, internshipId, phasesFromPlace(tx.site, await todayOf(tx), endDate))
}

async function writePlan(tx: Tx, internshipId: string, plan: PlannedPhase[]): Promise<void> {
  const phases = plan.map(({ days: _, dueOn, ...phase }) => ({ ...phase, due_on: dueOn }))
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
