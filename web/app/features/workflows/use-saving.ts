import { useEffect, useRef, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { type FormError, writtenBy } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { useRoot } from '#lib/use-root.ts'
import type { WorkflowEffects } from '#protocol/features/workflows.ts'
import type { EditorAnswer } from './editor-action.server.ts'
import { toSaved } from './steps.ts'
import type { useDraft } from './use-draft.ts'

export type PhaseError = FormError & { key: string | null }
type Props = {
  id: string
  of: ReturnType<typeof useDraft>
  /** It could not be saved: brings one to the first phase that something is wrong with. */
  onWrong(key: string): void
  onSaved(): void
}

/** Asks first what saving does to whom, then saves, and offers to take it back. */
export function useSaving({ id, of, onWrong, onSaved }: Props) {
  const t = useT('workflows')
  const { session } = useRoot()
  const fetcher = useFetcher<EditorAnswer>()
  const revalidator = useRevalidator()
  const [effects, setEffects] = useState<WorkflowEffects>()
  const [isLate, setIsLate] = useState(false)
  const [errors, setErrors] = useState<PhaseError[]>([])
  const told = useRef<EditorAnswer>(undefined)
  const sent = useRef<string[]>([])
  const send = (what: 'preview' | 'save' | 'undo', version = of.version) => {
    sent.current = of.draft.steps.flat().map(({ key }) => key)
    const { name, steps } = of.draft
    void fetcher.submit(
      {
        do: what,
        version: String(version),
        name,
        phases: JSON.stringify(toSaved(steps)),
        [writtenBy]: session?.user.id ?? '',
      },
      { method: 'post', action: `/workflows/${id}` },
    )
  }
  useEffect(() => {
    const answer = fetcher.data
    if (fetcher.state !== 'idle' || !answer || told.current === answer) return
    told.current = answer
    if (answer.did !== 'refused') setErrors([])
    if (answer.did === 'preview') {
      if (answer.effects.going > 0) setEffects(answer.effects)
      else send('save')
    } else if (answer.did === 'late') {
      setEffects(undefined)
      setIsLate(true)
    } else if (answer.did === 'refused') {
      setEffects(undefined)
      const wrong = answer.problems.map(({ at, ...problem }) => ({
        ...problem,
        key: at === null ? null : (sent.current[at] ?? null),
      }))
      setErrors(wrong)
      const first = wrong.find(({ key }) => key !== null)?.key
      if (first) onWrong(first)
    } else {
      setEffects(undefined)
      of.await(answer.version)
      if (answer.did === 'save') onSaved()
      const { version } = answer
      showToast(
        answer.did === 'save'
          ? {
              title: t('saved.saved'),
              color: 'success',
              action: { label: t('saved.undo'), isUndo: true, run: () => send('undo', version) },
            }
          : { title: t('saved.undone'), color: 'info' },
      )
    }
  })
  return {
    isBusy: fetcher.state !== 'idle',
    errors,
    effects,
    isLate,
    save: () => send('preview'),
    confirm: () => send('save'),
    cancel: () => setEffects(undefined),
    keepMine: () => setIsLate(false),
    loadTheirs: () => {
      setIsLate(false)
      of.await('newest')
      void revalidator.revalidate()
    },
  }
}
