import { phaseKind } from '#engine/phase-kind.ts'

/** A report of a place waits for the yes of the school, which is given there. Once there is a place, a yes is a tick. */
export const approvalPhase = phaseKind('approval', {
  byItself: { internshipStatus: ['proposed'] },
})
