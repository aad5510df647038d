import type { Site } from '#engine/call.ts'
import type { phaseKinds } from '#protocol/internships.ts'

type PhaseKind = (typeof phaseKinds)[number]
export type Phase = { kind: PhaseKind; name: string; days: number }

/** The route of a site follows from its flags: contracts, hours and evaluations appear only where they exist. */
export function phasesOf({ flags }: Site): Phase[] {
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
export const statusAt: Record<PhaseKind, string> = {
  search: 'proposed',
  approval: 'proposed',
  contract: 'contracting',
  hours: 'running',
  assignment: 'running',
  form: 'running',
  evaluation: 'evaluating',
  completion: 'evaluating',
}
