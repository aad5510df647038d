import { useEffect, useRef, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { writtenBy } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { useRoot } from '#lib/use-root.ts'
import type { SignerSteps } from '#protocol/features/contract-templates.ts'
import type { HostBlank, TemplateText } from '#protocol/features/contract-text.ts'
import type { EditorAnswer } from './editor-action.server.ts'

export type Draft = {
  name: string
  textNl: TemplateText
  textEn: TemplateText | null
  blanks: HostBlank[]
  steps: SignerSteps
}
type Seen = Draft & { id: string; revision: number }

/** After how long a pause what was written is kept. */
const PAUSE_MS = 1000

const draftOf = ({ name, textNl, textEn, blanks, steps }: Draft): Draft => ({ name, textNl, textEn, blanks, steps })

/** A template as it is being written. It keeps itself; what a colleague wrote meanwhile is never written over unasked. */
export function useTemplateDraft(template: Seen, canSave: boolean) {
  const t = useT('contract-templates')
  const { session } = useRoot()
  const fetcher = useFetcher<EditorAnswer>()
  const revalidator = useRevalidator()
  const [draft, setDraft] = useState(() => draftOf(template))
  const [revision, setRevision] = useState(template.revision)
  const [kept, setKept] = useState(() => JSON.stringify(draftOf(template)))
  const [problem, setProblem] = useState<{ why: 'late' } | { why: 'refused'; text: string }>()
  /** Counts how often the text was replaced, so that the editor begins anew. */
  const [round, setRound] = useState(0)
  const sent = useRef('')
  const told = useRef<EditorAnswer>(undefined)
  const written = JSON.stringify(draft)
  const isChanged = written !== kept
  const isBusy = fetcher.state !== 'idle'

  const send = (fields: Record<string, string>) =>
    void fetcher.submit(
      { revision: String(revision), [writtenBy]: session?.user.id ?? '', ...fields },
      { method: 'post', action: `/contract_templates/${template.id}/edit` },
    )
  useEffect(() => {
    if (!canSave || !isChanged || isBusy || problem) return
    const timer = setTimeout(() => {
      sent.current = written
      send({ do: 'save', draft: written })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [written, isChanged, isBusy, problem, canSave])
  useEffect(() => {
    const answer = fetcher.data
    if (fetcher.state !== 'idle' || !answer || told.current === answer) return
    told.current = answer
    if (answer.did === 'save') {
      setRevision(answer.revision)
      setKept(sent.current)
    } else if (answer.did === 'publish')
      showToast({ title: t('saved.published', { version: answer.version }), color: 'success' })
    else if (answer.did === 'late') setProblem({ why: 'late' })
    else setProblem({ why: 'refused', text: answer.text })
  })
  // The newest of the server, once it is asked for after somebody else saved it.
  const [wanted, setWanted] = useState<'theirs' | 'mine'>()
  if (wanted && template.revision !== revision) {
    setRevision(template.revision)
    setKept(JSON.stringify(draftOf(template)))
    setProblem(undefined)
    setWanted(undefined)
    if (wanted === 'theirs') {
      setDraft(draftOf(template))
      setRound(round + 1)
    }
  }
  return {
    ...{ draft, isChanged, isBusy, problem, round },
    change: (values: Partial<Draft>) => {
      setDraft((now) => ({ ...now, ...values }))
      // Whatever was refused may be right now.
      if (problem?.why === 'refused') setProblem(undefined)
    },
    /** Another text altogether, so that the editor begins anew. */
    replace: (values: Partial<Draft>) => {
      setDraft((now) => ({ ...now, ...values }))
      setRound((now) => now + 1)
    },
    publish: () => send({ do: 'publish' }),
    take: (whose: 'theirs' | 'mine') => {
      setWanted(whose)
      void revalidator.revalidate()
    },
  }
}
