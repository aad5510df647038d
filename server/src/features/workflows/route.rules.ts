import type { PhaseKind } from '#engine/phase-kind.ts'
import type { internshipStatuses, turns } from '#protocol/features/internships.ts'
import { donePhases, type PhaseActor, type PhaseKindName, type PhaseStatus } from '#protocol/features/phases.ts'
import { addDays } from '#protocol/shared/days.ts'

export type InternshipStatus = (typeof internshipStatuses)[number]
export type Turn = (typeof turns)[number]

/** A step as far as the rules look at it. Days are texts: 2026-11-16. */
export type RoutePhase = {
  id: string
  step: number
  kind: PhaseKindName
  status: PhaseStatus
  actor: PhaseActor
  byHand: boolean
  stand: string | null
  /** Somebody did something with it since it was opened. */
  isTouched: boolean
  movedAt: string
}

/** An internship with what decides where it stands. */
export type Route = {
  id: string
  status: InternshipStatus
  contractType: 'digital' | 'paper'
  startDate: string | null
  endDate: string | null
  createdAt: string
  updatedAt: string
  /** Somebody at the host can sign in; the student has a mentor who can; there is a school at all. */
  hasHost: boolean
  hasMentor: boolean
  hasSchool: boolean
  /** The school asked the student to correct a report. */
  isSentBack: boolean
  phases: readonly RoutePhase[]
}

export type Standing = {
  open: string[]
  lock: string[]
  currentPhaseId: string | null
  status: InternshipStatus
  block: string
  up: Turn
  /** None: since now. */
  upSince: string | null
}

const isDone = ({ status }: RoutePhase) => (donePhases as readonly string[]).includes(status)
/** Its status follows from its phases and the calendar; before and after that somebody decides. */
const rungOf: Partial<Record<InternshipStatus, number>> = {
  approved: 0,
  contracting: 0,
  ready: 1,
  running: 2,
  evaluating: 3,
}

/** Where an internship stands now, what opens and closes with that, and whose turn it is. The one place that decides it. */
export function standingOf(route: Route, today: string, kinds: ReadonlyMap<string, PhaseKind>): Standing {
  const { phases } = route
  const left = phases.filter((phase) => !isDone(phase))
  const step = Math.min(...left.map((phase) => phase.step))
  const isOver = ['refused', 'completed', 'stopped'].includes(route.status)
  const now = left.filter((phase) => phase.step === step)
  const open = isOver || route.status === 'proposed' ? [] : now.filter(({ status }) => status === 'upcoming')
  const lock = isOver ? [] : left.filter((phase) => phase.step > step && phase.status === 'open' && !phase.isTouched)
  const status = statusOf(route, left, today)
  // What opens now is open from here on.
  const [current] = now.map((phase) =>
    open.includes(phase) ? { ...phase, status: 'open' as const, movedAt: '' } : phase,
  )
  const ids = (of: readonly RoutePhase[]) => of.map(({ id }) => id)
  return {
    open: ids(open),
    lock: ids(lock),
    currentPhaseId: current?.id ?? phases.at(-1)?.id ?? null,
    status,
    ...turnOf({ ...route, status }, current, today, kinds),
  }
}

function statusOf(route: Route, left: readonly RoutePhase[], today: string): InternshipStatus {
  const rung = rungOf[route.status]
  if (rung === undefined) return route.status
  const signed = !left.some(({ kind }) => kind === 'contract')
  const hasBegun = route.startDate === null || route.startDate <= today
  // Who has begun goes on, also when something is to be signed again.
  const isAgreed = signed || rung >= 2
  if (!isAgreed) return route.contractType === 'digital' ? 'contracting' : 'approved'
  if (!hasBegun) return 'ready'
  const worksNow = left.some(({ kind }) => kind === 'hours')
  const lastSteps = left.every(({ kind }) => kind === 'evaluation' || kind === 'completion')
  const isPast = route.endDate !== null && route.endDate < today
  // Nobody looks back with a volunteer before the last day.
  return isPast || (route.hasSchool && !worksNow && lastSteps) ? 'evaluating' : 'running'
}

/** The moves from one status to the other go rung by rung. */
export function rungsBetween(from: InternshipStatus, to: InternshipStatus): ('up' | 'down')[] {
  const [a, b] = [rungOf[from], rungOf[to]]
  if (a === undefined || b === undefined) return []
  return Array.from({ length: Math.abs(b - a) }, () => (b > a ? 'up' : 'down'))
}

const needsToHaveBegun = (kind: PhaseKindName) => !['search', 'approval', 'contract'].includes(kind)

/** One word for what stands in the way, and who can take it away: always somebody who really can. */
function turnOf(
  route: Route,
  phase: RoutePhase | undefined,
  today: string,
  kinds: ReadonlyMap<string, PhaseKind>,
): Pick<Standing, 'block' | 'up' | 'upSince'> {
  const { status, startDate, updatedAt } = route
  if (status === 'completed' || status === 'stopped' || status === 'refused')
    return { block: status, up: 'nobody', upSince: updatedAt }
  if (status === 'proposed')
    return route.isSentBack
      ? { block: 'report', up: 'student', upSince: updatedAt }
      : { block: 'approval', up: staffOf(route), upSince: updatedAt }
  if (!phase) return { block: 'completion', up: staffOf(route), upSince: updatedAt }
  const since = phase.movedAt || null
  if (startDate !== null && startDate > today && needsToHaveBegun(phase.kind))
    return { block: 'begins', up: 'calendar', upSince: since }
  const { kind, actor, stand } = phase
  const at = { kind, status: phase.status, actor, stand, internshipStatus: status }
  const own = kinds.get(kind)
  const doer = own?.waitsForHost?.(at) ? 'host' : own?.actorNow?.(at)
  const up = phase.status === 'submitted' && !doer ? staffOf(route) : doerOf(route, { actor: doer ?? actor })
  return { block: own?.block?.(at) ?? usualBlocks[phase.status] ?? 'todo', up, upSince: since }
}

const usualBlocks: Partial<Record<PhaseStatus, string>> = { submitted: 'review', returned: 'redo' }

/** Nobody waits for a mentor who is not there. A volunteer has no school: there the host says how it stands. */
function staffOf({ hasMentor, hasSchool, hasHost }: Route): Turn {
  if (hasMentor) return 'mentor'
  if (hasSchool) return 'school'
  return hasHost ? 'host' : 'calendar'
}

function doerOf(route: Route, { actor }: Pick<RoutePhase, 'actor'>): Turn {
  if (actor === 'student') return 'student'
  if (actor === 'host') return route.hasHost ? 'host' : staffOf(route)
  if (actor === 'school') return route.hasSchool ? 'school' : staffOf(route)
  return staffOf(route)
}

/** The rule for the day by which a step should be done. */
export type DueRule = {
  dueRule: 'none' | 'date' | 'previous' | 'start' | 'end'
  dueDate: string | null
  dueDays: number | null
}

/** What counts for whoever comes next: those side by side all count from the same day, and the last of them counts for the next. */
export class PreviousDay {
  private step = -1
  private before: string | null
  private latest: string | null = null

  constructor(today: string) {
    this.before = today
  }

  /** Asked of each phase in its order. */
  of({ step }: { step: number }): string | null {
    if (step === this.step) return this.before
    this.before = this.latest ?? this.before
    this.step = step
    this.latest = null
    return this.before
  }

  /** The day of the phase that was asked of last. */
  is(day: string | null): void {
    if (day && (this.latest === null || day > this.latest)) this.latest = day
  }
}

/** `previous`: the day on which the step before was done, or should be. */
export function dueOf(
  { dueRule, dueDate, dueDays }: DueRule,
  days: { previous: string | null; startDate: string | null; endDate: string | null },
): string | null {
  if (dueRule === 'none') return null
  if (dueRule === 'date') return dueDate
  const from = dueRule === 'previous' ? days.previous : dueRule === 'start' ? days.startDate : days.endDate
  return from && addDays(from, dueDays ?? 0)
}
