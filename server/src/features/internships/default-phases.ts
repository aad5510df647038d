import type { Site } from '#engine/call.ts'
import type { internshipStatuses, phaseKinds } from '#protocol/features/internships.ts'

type PhaseKind = (typeof phaseKinds)[number]
export type Phase = { kind: PhaseKind; name: string; days: number }

/** The route of a site follows from its flags: contracts, hours and evaluations appear only where they exist. */
export function phasesOf({ flags }: Pick<Site, 'flags'>): Phase[] {
  return [
    { kind: 'search', name: 'Stageplek zoeken', days: 30 },
    { kind: 'approval', name: 'Akkoord van mentor', days: 7 },
    ...(flags.digitalContracts ? [{ kind: 'contract' as const, name: 'Contract tekenen', days: 14 }] : []),
    ...(flags.hours
      ? [{ kind: 'hours' as const, name: flags.paperTimesheets ? 'Urenbriefje inleveren' : 'Uren maken', days: 60 }]
      : []),
    { kind: 'assignment', name: 'Stageopdracht', days: 14 },
    ...(flags.evaluationForms ? [{ kind: 'evaluation' as const, name: 'Terugblik', days: 14 }] : []),
    { kind: 'completion', name: 'Afronden', days: 7 },
  ]
}

/** What an internship's status is while it stands at a phase. */
export const statusAt: Record<PhaseKind, (typeof internshipStatuses)[number]> = {
  search: 'proposed',
  approval: 'proposed',
  contract: 'contracting',
  hours: 'running',
  assignment: 'running',
  form: 'running',
  evaluation: 'evaluating',
  completion: 'evaluating',
}

export type PlannedPhase = Phase & { position: number; status: 'approved' | 'open' | 'upcoming'; dueOn: string | null }

const DAY = 24 * 3600 * 1000
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/**
 * The route of somebody who has a place: searching and agreeing are done, the next step is open. Hours are made until the
 * end of the internship, and by then everything else is done too: afterwards nobody is there to ask.
 */
export function phasesFromPlace(site: Pick<Site, 'flags'>, today: string, endDate: string | null): PlannedPhase[] {
  const last = endDate && endDate > today ? endDate : null
  let due = today
  let isNext = true
  return phasesOf(site).map((phase, position) => {
    if (phase.kind === 'search' || phase.kind === 'approval') {
      return { ...phase, position, status: 'approved', dueOn: today }
    }
    const usual = daysAfter(due, phase.days)
    due = last && (phase.kind === 'hours' || usual > last) ? last : usual
    const status = isNext ? 'open' : 'upcoming'
    isNext = false
    return { ...phase, position, status, dueOn: due }
  })
}

/**
 * The route of a volunteer: what a school asks for, signs or marks is not there. Who stays without an end is never late,
 * so then nothing has a day.
 */
export function volunteerPhases({ flags }: Pick<Site, 'flags'>, today: string, endDate: string | null): PlannedPhase[] {
  const ahead: Phase[] = [
    ...(flags.hours ? [{ kind: 'hours' as const, name: 'Meedoen', days: 0 }] : []),
    { kind: 'completion', name: 'Afronden', days: 7 },
  ]
  return [
    { kind: 'search', name: 'Plek zoeken', days: 30, position: 0, status: 'approved', dueOn: today },
    ...ahead.map((phase, index) => ({
      ...phase,
      position: index + 1,
      status: index === 0 ? ('open' as const) : ('upcoming' as const),
      dueOn: endDate && daysAfter(endDate, phase.days),
    })),
  ]
}
