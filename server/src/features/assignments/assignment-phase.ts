import { phaseKind } from '#engine/phase-kind.ts'
import type { PhaseActor } from '#protocol/features/phases.ts'

const stands: Partial<Record<string, { block: string; actor: PhaseActor }>> = {
  todo: { block: 'assignment', actor: 'student' },
  returned: { block: 'assignmentReturned', actor: 'student' },
  handedIn: { block: 'assignmentReview', actor: 'mentor' },
  withHost: { block: 'assignmentAtHost', actor: 'host' },
}

/** Done by itself when the work is accepted. As long as no assignment stands at it, the school ticks it by hand. */
export const assignmentPhase = phaseKind('assignment', {
  byItself: 'onceItStands',
  tellsItsDay: true,
  block: ({ stand }) => (stand ? stands[stand]?.block : undefined),
  actorNow: ({ stand }) => (stand ? stands[stand]?.actor : undefined),
  waitsForHost: ({ stand }) => stand === 'withHost',
})
