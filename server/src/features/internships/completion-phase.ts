import { phaseKind } from '#engine/phase-kind.ts'

/** The last step: whoever ticks it completes the internship. */
export const completionPhase = phaseKind('completion', { byItself: 'never', block: () => 'completion' })
