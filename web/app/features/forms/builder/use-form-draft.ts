import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { ownApi } from '#lib/own-api.ts'
import { showToast } from '#lib/toasts.ts'
import { ApiError } from '#protocol/client.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import { publishForm, saveForm } from '#protocol/features/forms.ts'
import type { ReadForm } from '../forms.data.ts'
import type { Builder } from './use-form-builder.ts'

/** After how long a pause what was made is saved, and how soon it is tried again when there was no line. */
const PAUSE_MS = 900
const AGAIN_MS = 5000
const patience = { timeoutMs: 15_000 }

type Kept = { content: FormContent; name: string }
type Problem = { why: 'late' } | { why: 'refused'; text: string }

/**
 * Saves the form by itself, past the router: a page that loses its line would make way for one that says so, with all that
 * was built. What a colleague made meanwhile is never written over unasked.
 */
export function useFormDraft(form: ReadForm['form'], of: Builder, canSave: boolean) {
  const t = useT('forms')
  const revalidator = useRevalidator()
  const [name, setName] = useState(form.name)
  const [kept, setKept] = useState<Kept>({ content: of.content, name: form.name })
  const [revision, setRevision] = useState(form.revision)
  const [savedAt, setSavedAt] = useState(form.updatedAt)
  const [hasChanges, setHasChanges] = useState(form.hasChanges)
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setIsBusy] = useState(false)
  const [isOffline, setIsOffline] = useState(false)
  const [isPublishing, setIsPublishing] = useState(false)
  // Another object is another form: comparing all words at every letter would be felt in a long one.
  const isChanged = kept.content !== of.content || kept.name !== name
  const isNamed = name.trim().length >= 2

  /** Without a line it is tried again; what is refused waits for a person. */
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await work()
      setIsOffline(false)
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500
      setIsOffline(!isRefused)
      setIsPublishing(false)
      if (isRefused) setProblem(error.status === 412 ? { why: 'late' } : { why: 'refused', text: error.message })
    }
    setIsBusy(false)
  }
  const saveNow = (): Promise<void> | undefined => {
    if (!canSave || !isChanged || isBusy || problem || !isNamed) return
    const sent: Kept = { content: of.content, name }
    return run(async () => {
      const row = await ownApi().run(saveForm, form.id, { ...sent, purpose: form.purpose, revision }, patience)
      setRevision(row.revision)
      setKept(sent)
      setSavedAt(row.updatedAt)
      setHasChanges(row.hasChanges)
    })
  }
  const publishNow = () =>
    run(async () => {
      const row = await ownApi().run(publishForm, form.id, { revision }, patience)
      setRevision(row.revision)
      setHasChanges(row.hasChanges)
      await revalidator.revalidate()
      showToast({ title: t('publish.done', { version: row.publishedVersion ?? 1 }), color: 'success' })
    })
  const running = useRef<Promise<void>>(undefined)
  const keep = () => {
    running.current = saveNow()
    return running.current
  }
  const latest = useRef({ saveNow: keep, publishNow })
  latest.current = { saveNow: keep, publishNow }
  useEffect(() => {
    if (isBusy || problem) return
    if (isPublishing && !isChanged) {
      setIsPublishing(false)
      void latest.current.publishNow()
      return
    }
    if (!isChanged) return
    // Whoever waits for it to be published does not wait for a pause as well.
    const pause = isOffline ? AGAIN_MS : isPublishing ? 0 : PAUSE_MS
    const timer = setTimeout(() => void latest.current.saveNow(), pause)
    return () => clearTimeout(timer)
  }, [of.content, name, isChanged, isBusy, problem, isPublishing, isOffline])
  // The newest of the server, once it is asked for after somebody else saved it.
  const [wanted, setWanted] = useState<'theirs' | 'mine'>()
  useEffect(() => {
    if (!wanted || form.revision <= revision) return
    setRevision(form.revision)
    setProblem(undefined)
    setWanted(undefined)
    if (wanted === 'mine') return
    of.replace(form.content)
    setName(form.name)
    setKept({ content: form.content, name: form.name })
  }, [wanted, form, revision, of.replace])
  return {
    ...{ name, isChanged, isBusy, isOffline, isNamed, problem, savedAt, hasChanges, isPublishing },
    /** Before one goes elsewhere: what is on its way arrives, and after it what was made meanwhile. */
    leave: (): Promise<void> | undefined =>
      isChanged && isBusy
        ? running.current?.then(() => new Promise((drawn) => setTimeout(drawn))).then(() => latest.current.saveNow())
        : keep(),
    setName: (next: string) => {
      setName(next)
      if (problem?.why === 'refused') setProblem(undefined)
    },
    forgive: () => problem?.why === 'refused' && setProblem(undefined),
    publish: () => isNamed && setIsPublishing(true),
    take: (whose: 'theirs' | 'mine') => {
      setWanted(whose)
      void revalidator.revalidate()
    },
  }
}
export type FormDraft = ReturnType<typeof useFormDraft>
