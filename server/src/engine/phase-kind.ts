import type { PhaseActor, PhaseKindName } from '#protocol/features/phases.ts'

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
 * When its feature brings a step to an end, so that nobody ticks it: never, once somebody wrote down how it stands, or only
 * for these. As data, since a list of steps says it too.
 */
type ByItself = 'never' | 'onceItStands' | { actor: readonly PhaseActor[] } | { internshipStatus: readonly string[] }

/**
 * A kind of step on the route of a student, declared by the feature that owns it. The route itself knows only this. A kind
 * that nobody declared is ticked by hand, and its screen says so.
 */
export type PhaseKind = {
  kind: PhaseKindName
  /** Its feature brings it to an end with `finishPhase`. Not always: a second yes may be given by hand. */
  byItself: ByItself
  /** The word for what stands in the way, if not the usual one; its sentence stands in the protocol. */
  block?: (phase: PhaseAtHand) => string | undefined
  /** It waits for the host although somebody else has to do it: for a yes, say. */
  waitsForHost?: (phase: PhaseAtHand) => boolean
  /** Who has to do something now, where that changes while the step is going on: one signs after the other. */
  actorNow?: (phase: PhaseAtHand) => PhaseActor | undefined
  /** Once it stands, its feature puts the day in the student's calendar and mail under a better name. */
  tellsItsDay?: true
}

const declared: PhaseKind[] = []

export function phaseKind(kind: PhaseKindName, parts: Omit<PhaseKind, 'kind'>): PhaseKind {
  const made = { kind, ...parts }
  declared.push(made)
  return made
}

const texts = (names: readonly string[]) => `(${names.map((name) => `'${name}'`).join(', ')})`

function ruleOf(byItself: ByItself, p: string): string {
  if (byItself === 'never') return 'false'
  if (byItself === 'onceItStands') return `${p}.stand is not null`
  if ('actor' in byItself) return `${p}.actor in ${texts(byItself.actor)}`
  return `(select i.status from internships i where i.id = ${p}.internship_id) in ${texts(byItself.internshipStatus)}`
}

/** Of a row of `internship_phases`: nobody ticks it. */
export const goesByItself = (p: string): string =>
  `(not ${p}.by_hand and case ${p}.kind ${declared.map(({ kind, byItself }) => `when '${kind}' then ${ruleOf(byItself, p)}`).join(' ')} else false end)`

/** Of a row of `internship_phases`: its student reads of its day in another place, and not twice. */
export const isToldElsewhere = (p: string): string =>
  `(${p}.stand is not null and ${p}.kind = any('{${declared.flatMap(({ tellsItsDay, kind }) => (tellsItsDay ? kind : []))}}'))`
