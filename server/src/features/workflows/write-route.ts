import type { Tx } from '#engine/writing/transaction.ts'
import type { PhaseStatus } from '#protocol/features/phases.ts'
import type { SavedPhase } from '#protocol/features/workflows.ts'
import { volunteerPhases } from './default-workflow.ts'
import { dueOf, PreviousDay } from './route.rules.ts'
import { settleRoutes, todayOf } from './settle-route.ts'
import { phasesOfPeriod } from './site-workflow.ts'

/** What decides which phases are for this student, and when they are due. */
export type Traveller = {
  id: string
  studentId: string
  periodId: string | null
  selfFound: boolean
  startDate: string | null
  endDate: string | null
  birthDate: string | null
  levelId: string | null
}

export const travellers = (
  where: string,
) => `select i.id, i.student_id as "studentId", i.internship_period_id as "periodId",
    i.self_found as "selfFound", i.start_date::text as "startDate", i.end_date::text as "endDate",
    s.birth_date::text as "birthDate", s.level_id as "levelId"
  from internships i left join student_profiles s on s.id = i.student_id where ${where} order by i.id`

type Who = Pick<Traveller, 'selfFound' | 'startDate' | 'birthDate' | 'levelId'>
type Audience = Pick<SavedPhase, 'onlySelfFound' | 'onlyMinors' | 'levelIds'>

/** Some phases are only for some. Whoever's age or level is not known gets them: too much is noticed, too little is not. */
export function isFor({ onlySelfFound, onlyMinors, levelIds }: Audience, who: Who, today: string): boolean {
  if (onlySelfFound && !who.selfFound) return false
  if (onlyMinors && who.birthDate && eighteen(who.birthDate) <= (who.startDate ?? today)) return false
  return levelIds.length === 0 || who.levelId === null || levelIds.includes(who.levelId)
}
const eighteen = (born: string) => `${Number(born.slice(0, 4)) + 18}${born.slice(4)}`

/** How far somebody is whose route begins: a place that was reported waits for a yes, a certain one has all of that behind it. */
function firstStatuses(kinds: readonly string[], stage: 'reported' | 'placed'): PhaseStatus[] {
  const first = kinds.findIndex((kind) => kind !== 'search' && kind !== 'approval')
  const lead = first === -1 ? kinds.length : first
  const asked = kinds.indexOf('approval')
  return kinds.map((kind, at) => {
    if (at >= lead) return 'upcoming'
    if (stage === 'placed' || kind === 'search') return 'approved'
    return at === asked ? 'submitted' : 'upcoming'
  })
}

/** The days by which steps should be done, as far as one can tell today: each counts on from the one before that is not done. */
function plannedDays(
  phases: readonly SavedPhase[],
  statuses: readonly PhaseStatus[],
  { startDate, endDate }: Pick<Traveller, 'startDate' | 'endDate'>,
  today: string,
) {
  const previous = new PreviousDay(today)
  return phases.map((phase, at) => {
    const due = dueOf(phase, { previous: previous.of(phase), startDate, endDate })
    if (statuses[at] !== 'approved') previous.is(due)
    return due
  })
}

/** Writes the route of an internship that has just begun, and says where it stands. */
export async function writeRoute(tx: Tx, internshipId: string, stage: 'reported' | 'placed'): Promise<void> {
  const who = await tx.one<Traveller>(travellers('i.id = $1'), [internshipId])
  const today = await todayOf(tx)
  const all = who.periodId ? await phasesOfPeriod(tx, who.periodId) : volunteerPhases(tx.site)
  const phases = all.filter((phase) => isFor(phase, who, today))
  const statuses = firstStatuses(
    phases.map(({ kind }) => kind),
    stage,
  )
  const days = plannedDays(phases, statuses, who, today)
  await insertPhases(
    tx,
    phases.map((phase, position) => ({
      ...phase,
      position,
      internshipId,
      studentId: who.studentId,
      status: statuses[position] ?? 'upcoming',
      dueOn: days[position] ?? null,
    })),
  )
  await settleRoutes(tx, [internshipId])
}

export type NewPhase = SavedPhase & {
  position: number
  internshipId: string
  studentId: string
  status: PhaseStatus
  dueOn: string | null
  note?: string
}

/** The copies that internships keep of what their workflow says. */
export async function insertPhases(tx: Tx, phases: readonly NewPhase[]): Promise<void> {
  const rows = phases.map(({ id, ...phase }) => ({ ...phase, workflowPhaseId: id ?? null }))
  await tx.run(
    `insert into internship_phases (internship_id, student_id, workflow_phase_id, position, step, kind, name, name_en,
       explanation, explanation_en, actor, due_rule, due_date, due_days, by_hand, status, due_on, opened_at, note)
     select p."internshipId", p."studentId", p."workflowPhaseId", p.position, p.step, p.kind, p.name, p."nameEn",
       p.explanation, p."explanationEn", p.actor, p."dueRule", p."dueDate", p."dueDays", p."byHand", p.status, p."dueOn",
       case when p.status <> 'upcoming' then now() end, p.note
     from jsonb_to_recordset($1::jsonb) as p("internshipId" uuid, "studentId" uuid, "workflowPhaseId" uuid, position integer,
       step integer, kind text, name text, "nameEn" text, explanation text, "explanationEn" text, actor text, "dueRule" text,
       "dueDate" date, "dueDays" integer, "byHand" boolean, status text, "dueOn" date, note text)`,
    [JSON.stringify(rows)],
  )
}
