import type { PhaseKindName } from '#protocol/features/phases.ts'
import type { SavedPhase } from '#protocol/features/workflows.ts'

/** Phases in the order of their steps; those of one step run side by side. */
export type Steps<P extends Placed = DraftPhase> = readonly (readonly P[])[]
type Placed = { key: string; kind: PhaseKindName }
/** A phase in the editor: one that was not saved yet has a name of its own and no id. */
export type DraftPhase = SavedPhase & { key: string }

/** A search comes first and completing comes last; nothing stands beside them. */
export const isFixed = ({ kind }: { kind: PhaseKindName }): boolean => kind === 'search' || kind === 'completion'

export const stepOf = (steps: Steps<Placed>, key: string): number =>
  steps.findIndex((step) => step.some((phase) => phase.key === key))

export const findPhase = <P extends Placed>(steps: Steps<P>, key: string | undefined): P | undefined =>
  steps.flat().find((phase) => phase.key === key)

/** The first and the last place between steps where another one may come. */
export function gapsOf(steps: Steps<Placed>): { first: number; last: number } {
  const has = (at: number, kind: PhaseKindName) => steps.at(at)?.some((phase) => phase.kind === kind) ?? false
  return { first: has(0, 'search') ? 1 : 0, last: steps.length - (has(-1, 'completion') ? 1 : 0) }
}

const isAllowed = (steps: Steps<Placed>, gap: number) => gap >= gapsOf(steps).first && gap <= gapsOf(steps).last

const without = <P extends Placed>(steps: Steps<P>, key: string): P[][] =>
  steps.map((step) => step.filter((phase) => phase.key !== key)).filter((step) => step.length > 0)

export const removePhase = <P extends Placed>(steps: Steps<P>, key: string): Steps<P> => without(steps, key)

export const insertPhase = <P extends Placed>(steps: Steps<P>, gap: number, phase: P): Steps<P> => {
  const { first, last } = gapsOf(steps)
  const at = Math.min(Math.max(gap, first), last)
  return [...steps.slice(0, at), [phase], ...steps.slice(at)]
}

/** As a step of its own, between the steps as they are counted now. Where it may not come, nothing changes. */
export function placeAt<P extends Placed>(steps: Steps<P>, key: string, gap: number): Steps<P> {
  const phase = findPhase(steps, key)
  if (!phase || isFixed(phase) || !isAllowed(steps, gap)) return steps
  const from = stepOf(steps, key)
  const isAlone = steps[from]?.length === 1
  if (isAlone && (gap === from || gap === from + 1)) return steps
  const rest = without(steps, key)
  const at = isAlone && from < gap ? gap - 1 : gap
  return [...rest.slice(0, at), [phase], ...rest.slice(at)]
}

/** One place up: over the step before, or out of its own step, to stand before it. */
export function moveUp<P extends Placed>(steps: Steps<P>, key: string): Steps<P> {
  const from = stepOf(steps, key)
  return placeAt(steps, key, steps[from]?.length === 1 ? from - 1 : from)
}

export function moveDown<P extends Placed>(steps: Steps<P>, key: string): Steps<P> {
  const from = stepOf(steps, key)
  return placeAt(steps, key, steps[from]?.length === 1 ? from + 2 : from + 1)
}

/** Side by side with the phases of another step. */
export function placeBeside<P extends Placed>(steps: Steps<P>, key: string, at: number): Steps<P> {
  const phase = findPhase(steps, key)
  const target = steps[at]
  if (!phase || !target || isFixed(phase) || target.some(isFixed) || target.includes(phase)) return steps
  return steps
    .map((step, index) => [...step.filter((each) => each !== phase), ...(index === at ? [phase] : [])])
    .filter((step) => step.length > 0)
}

export const placeBesidePrevious = <P extends Placed>(steps: Steps<P>, key: string): Steps<P> =>
  placeBeside(steps, key, stepOf(steps, key) - 1)

/** What a browser must not show as possible. */
export const changes = <P extends Placed>(steps: Steps<P>, move: (of: Steps<P>) => Steps<P>): boolean =>
  move(steps) !== steps

/** In the order in which they are sent, each with the number of its step. */
export const toSaved = (steps: Steps): SavedPhase[] =>
  steps.flatMap((step, at) => step.map(({ key: _, ...phase }) => ({ ...phase, step: at })))

export function toSteps(phases: readonly SavedPhase[]): Steps {
  const steps = Map.groupBy(phases, ({ step }) => step)
  return [...steps.keys()]
    .sort((one, other) => one - other)
    .map((step) => (steps.get(step) ?? []).map((phase) => ({ ...phase, key: phase.id ?? crypto.randomUUID() })))
}

/** A student of whom the route is drawn. What is not known of them counts as yes, as it does when a route begins. */
export type Traveller = { isSelfFound: boolean; isMinor: boolean; levelId: string | null }
type Audience = Pick<SavedPhase, 'onlySelfFound' | 'onlyMinors' | 'levelIds'>

export const isFor = ({ onlySelfFound, onlyMinors, levelIds }: Audience, who: Traveller): boolean =>
  (!onlySelfFound || who.isSelfFound) &&
  (!onlyMinors || who.isMinor) &&
  (levelIds.length === 0 || who.levelId === null || levelIds.includes(who.levelId))

export const stepsFor = (steps: Steps, who: Traveller): Steps =>
  steps.map((step) => step.filter((phase) => isFor(phase, who))).filter((step) => step.length > 0)
