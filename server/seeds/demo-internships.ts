import type { Sql } from '#db/database.ts'
import type { Site } from '#engine/call.ts'
import type { PhaseKindName } from '#protocol/features/phases.ts'
import type { SavedPhase } from '#protocol/features/workflows.ts'
import { internshipDescriptions, motivations } from './data/texts.ts'
import type { Host, HostVacancy } from './demo-hosts.ts'
import { addHours } from './demo-hours.ts'
import type { NewPerson } from './demo-people.ts'
import { insertRows } from './insert-rows.ts'

import type { Random } from './random.ts'

type InternshipPlan = {
  site: Site
  random: Random
  schoolId: string
  periodId: string
  period: { startDate: string; endDate: string }
  students: NewPerson[]
  vacancies: HostVacancy[]
  hosts: Host[]
  today: Date
  /** The route that the students are on. */
  route: SavedPhase[]
}

/** What an internship's status is while it stands at a step. */
const statusAt: Record<PhaseKindName, string> = {
  search: 'proposed',
  approval: 'proposed',
  contract: 'contracting',
  hours: 'running',
  visit: 'running',
  assignment: 'running',
  form: 'running',
  evaluation: 'evaluating',
  completion: 'evaluating',
}

const day = 24 * 3600 * 1000
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** One internship per student, spread over every phase, one in eight late; the first student is somewhere in the middle. */
export async function addInternships(sql: Sql, plan: InternshipPlan): Promise<void> {
  const phases = plan.route
  const internships: ReturnType<typeof newInternship>[] = []
  const states: Record<string, unknown>[] = []
  const current: { id: string; phase: string }[] = []
  plan.students.forEach((student, index) => {
    const at = index === 0 ? Math.floor(phases.length / 2) : phaseOf(index, phases.length + 1)
    // Who still looks for a place has no internship; what waits for a yes is what somebody found themselves.
    const kind = phases[at]?.kind
    if (kind === 'search' || (kind === 'approval' && !plan.site.flags.selfFoundInternships)) return
    const internship = newInternship(plan, student, phases, at)
    const own = newPhases(plan, internship, phases, at, index % 8 === 3)
    internships.push(internship)
    states.push(...own)
    current.push({ id: internship.id, phase: (own[Math.min(at, phases.length - 1)] as { id: string }).id })
  })
  // What was worked stands in days, which count themselves.
  await insertRows(
    sql,
    'internships',
    internships.map((each) => ({ ...each, hours: 0 })),
  )
  await insertRows(sql, 'internship_phases', states)
  await sql.run(
    `update internships i set current_phase_id = c.phase, updated_at = i.created_at
     from jsonb_to_recordset($1::jsonb) as c(id uuid, phase uuid) where i.id = c.id`,
    [JSON.stringify(current)],
  )
  await seatInterns(sql, internships)
  if (plan.site.flags.hours) await addHours(sql, internships, plan.today)
}

/** Whoever has a place sits on one of its seats; as many stay free as there were. */
async function seatInterns(sql: Sql, interns: readonly { id: string }[]): Promise<void> {
  await sql.run(
    `update vacancies v set places = v.places + i.count, places_taken = v.places_taken + i.count
     from (select vacancy_id, count(*)::int as count from internships where id = any($1::uuid[]) group by 1) i
     where v.id = i.vacancy_id`,
    [interns.map(({ id }) => id)],
  )
}

/** One step further in every round: mentors take turns as well, and each should have students in every phase. */
const phaseOf = (index: number, count: number) => (index + Math.floor(index / count)) % count

function newInternship(
  { site, random, ...plan }: InternshipPlan,
  student: NewPerson,
  phases: SavedPhase[],
  at: number,
) {
  const isReport = phases[at]?.kind === 'approval'
  const selfFound = isReport || (site.flags.selfFoundInternships && random.chance(0.2))
  const vacancy = random.pick(plan.vacancies)
  const host = selfFound ? random.pick(plan.hosts) : vacancy.host
  const isDone = at >= phases.length
  const phase = phases[Math.min(at, phases.length - 1)] as SavedPhase
  const target = vacancy.hours
  const isRunning = ['running', 'evaluating'].includes(statusAt[phase.kind])
  const hours = !site.flags.hours ? 0 : isDone ? target : isRunning ? random.int(1, target) : 0
  return {
    id: random.uuid(),
    schoolId: plan.schoolId,
    studentId: student.id,
    organizationId: isReport ? null : host.id,
    knownOrganizationId: isReport ? host.id : null,
    vacancyId: selfFound ? null : vacancy.id,
    internshipPeriodId: plan.periodId,
    contactPersonId: isReport ? null : host.contact.id,
    supervisorId: isReport ? null : host.contact.id,
    status: isDone
      ? 'completed'
      : !site.flags.digitalContracts && phase.kind === 'contract'
        ? 'approved'
        : statusAt[phase.kind],
    title: selfFound ? `Zelfgevonden stage bij ${host.name}` : vacancy.title,
    description: random.pick(internshipDescriptions[host.sector]),
    motivation: site.flags.motivationField ? random.pick([...motivations[host.sector], ...motivations.any]) : null,
    startDate: plan.period.startDate,
    endDate: plan.period.endDate,
    weekdays: vacancy.weekdays.slice(0, 2),
    contractType: site.flags.digitalContracts ? 'digital' : 'paper',
    selfFound,
    organizationName: selfFound ? host.name : null,
    contactName: selfFound
      ? [host.contact.firstName, host.contact.infix, host.contact.lastName].filter(Boolean).join(' ')
      : null,
    contactEmail: selfFound ? host.contact.email : null,
    contactPhoneNumber: selfFound ? host.phoneNumber : null,
    hours,
    hoursSupervisor: isDone && site.flags.hours ? target : null,
    createdAt: new Date(plan.today.getTime() - random.int(5, 60) * day - random.int(0, 86_000) * 1000).toISOString(),
  }
}

/** How long a step usually takes, in days. */
const USUAL = 14

function newPhases(
  { random, today }: InternshipPlan,
  { id: internshipId, studentId, createdAt }: { id: string; studentId: string; createdAt: string },
  phases: SavedPhase[],
  at: number,
  isLate: boolean,
) {
  return phases.map((phase, position) => {
    const due = today.getTime() + (position - at + 1) * USUAL * day
    const dueOn = position === at && isLate ? today.getTime() - random.int(2, 12) * day : due
    const drawn =
      phase.kind === 'approval' || random.chance(0.2) ? 'submitted' : random.chance(0.15) ? 'returned' : 'open'
    // Only what a student or a host has to do is handed in.
    const open = ['student', 'host'].includes(phase.actor) || phase.kind === 'approval' ? drawn : 'open'
    const isTouched = position === at && open !== 'open'
    // Whoever is further did the steps before one after the other.
    const movedAt =
      position > at
        ? createdAt
        : new Date(today.getTime() - ((at - position) * USUAL + random.int(1, 9)) * day).toISOString()
    return {
      id: random.uuid(),
      internshipId,
      studentId,
      workflowPhaseId: phase.id,
      position,
      step: phase.step,
      kind: phase.kind,
      name: phase.name,
      nameEn: phase.nameEn,
      explanation: phase.explanation,
      explanationEn: phase.explanationEn,
      actor: phase.actor,
      dueRule: phase.dueRule,
      dueDays: phase.dueDays,
      status: position < at ? 'approved' : position === at ? open : 'upcoming',
      openedAt: position > at ? null : movedAt,
      movedAt,
      movedById: isTouched ? studentId : null,
      note: isTouched && open === 'returned' ? 'Er mist nog iets. Kijk het nog eens na.' : null,
      dueOn: dateOf(dueOn),
    }
  })
}
