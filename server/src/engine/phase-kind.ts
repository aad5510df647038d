import type { PhaseKindName } from '#protocol/features/phases.ts'

/** What a kind may look at to say how a step of it stands. */
export type PhaseAtHand = {
  kind: PhaseKindName
  status: string
  actor: string
  /** How it stands, in a word that its feature wrote down. */
  stand: string | null
  internshipStatus: string
}

/**
 * A kind of step on the route of a student, declared by the feature that owns it. The route itself knows only this. A kind
 * that nobody declared is ticked by hand, and its screen says so.
 */
export type PhaseKind = {
  kind: PhaseKindName
  /** Its feature brings it to an end with `finishPhase`, so that nobody ticks it. Not always: a second yes may be given by hand. */
  goesByItself: (phase: PhaseAtHand) => boolean
  /** The word for what stands in the way while it is open, if not the usual one; its sentence stands in the protocol. */
  block?: (phase: PhaseAtHand) => string | undefined
  /** It waits for the host although somebody else has to do it: for a yes, say. */
  waitsForHost?: (phase: PhaseAtHand) => boolean
}

export const phaseKind = (kind: PhaseKindName, parts: Omit<PhaseKind, 'kind'>): PhaseKind => ({ kind, ...parts })
