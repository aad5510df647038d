import { useOutletContext } from 'react-router'
import type { WorkflowUse } from '#protocol/features/workflows.ts'
import type { DraftPhase, Steps } from './steps.ts'
import type { Draft } from './use-draft.ts'
import type { PhaseError } from './use-saving.ts'

/** What the parts of the editor share: the route as it is being changed, and the ways to change it. */
export type EditorContext = {
  /** The address of the route. */
  home: string
  draft: Draft
  levels: { id: string; name: string }[]
  /** That can be filled in at a phase. */
  forms: { id: string; name: string }[]
  /** Kinds of phases that come to an end by themselves. */
  ownKinds: readonly string[]
  use: Omit<WorkflowUse, 'workflowId'>
  canSave: boolean
  today: string
  errors: PhaseError[]
  isBusy: boolean
  isChanged: boolean
  /** Another one: open fields take over what is drawn. */
  round: number
  open(key: string | null): void
  setSteps(change: (steps: Steps) => Steps): void
  changePhase(key: string, values: Partial<DraftPhase>): void
  save(): void
}

export const useEditor = () => useOutletContext<EditorContext>()
