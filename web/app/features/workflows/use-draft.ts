import { useMemo, useState } from 'react'
import type { SavedPhase } from '#protocol/features/workflows.ts'
import { type DraftPhase, type Steps, toSaved, toSteps } from './steps.ts'

type SeenRoute = { id: string; name: string; version: number; phases: SavedPhase[] }
export type Draft = { name: string; steps: Steps }

const draftOf = ({ name, phases }: SeenRoute): Draft => ({ name, steps: toSteps(phases) })
const written = ({ name, steps }: Draft) => JSON.stringify([name, toSaved(steps)])

/**
 * A route as somebody is changing it. It stays what it is when a colleague saves another one meanwhile, until it is saved or
 * given up; who has changed nothing sees what the colleague made.
 */
export function useDraft(route: SeenRoute) {
  const [seen, setSeen] = useState(route)
  const [draft, setDraft] = useState(() => draftOf(route))
  /** The version that takes the place of what is drawn here: the one just saved, or any newer one. */
  const [awaited, setAwaited] = useState<number | 'newest'>()
  /** Counts how often what is drawn was replaced, so that open fields take over the new values. */
  const [round, setRound] = useState(0)
  const isChanged = useMemo(() => written(draft) !== written(draftOf(seen)), [draft, seen])
  const isBehind = route.version !== seen.version
  const adopt = () => {
    setSeen(route)
    setDraft(draftOf(route))
    setAwaited(undefined)
    setRound((count) => count + 1)
  }
  if (isBehind && (!isChanged || awaited === 'newest' || awaited === route.version)) adopt()
  return {
    draft,
    version: seen.version,
    round,
    isChanged,
    isBehind,
    setName: (name: string) => setDraft((now) => ({ ...now, name })),
    setSteps: (change: (steps: Steps) => Steps) => setDraft((now) => ({ ...now, steps: change(now.steps) })),
    changePhase: (key: string, values: Partial<DraftPhase>) =>
      setDraft((now) => ({
        ...now,
        steps: now.steps.map((step) => step.map((phase) => (phase.key === key ? { ...phase, ...values } : phase))),
      })),
    /** Back to what was saved. */
    giveUp: () => {
      setDraft(draftOf(seen))
      setRound((count) => count + 1)
    },
    await: setAwaited,
  }
}
