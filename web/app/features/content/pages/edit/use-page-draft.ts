import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { ownApi } from '#lib/own-api.ts'
import { showToast } from '#lib/toasts.ts'
import { ApiError } from '#protocol/client.ts'
import { publishPage, savePage } from '#protocol/features/content/content-pages.ts'
import type { EditedPage } from '../pages.data.server.ts'
import { type RefusedPart, refusedParts } from '../refused-parts.ts'
import type { PageBuilder } from './use-page-builder.ts'

/** After how long a pause what was written is saved, and how soon it is tried again when there was no line. */
const PAUSE_MS = 900
const AGAIN_MS = 5000
const patience = { timeoutMs: 15_000 }

type Problem = { why: 'late' } | { why: 'refused'; text: string }

/**
 * Saves the page by itself, past the router: a screen that loses its line would make way for one that says so, with all
 * that was written. What a colleague wrote meanwhile is never written over unasked.
 */
export function usePageDraft({ page, content }: EditedPage, of: PageBuilder) {
  const t = useT('content')
  const revalidator = useRevalidator()
  const [kept, setKept] = useState(of.content)
  const [revision, setRevision] = useState(page.revision)
  const [savedAt, setSavedAt] = useState(page.savedAt)
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setIsBusy] = useState(false)
  const [isOffline, setIsOffline] = useState(false)
  const [isPublishing, setIsPublishing] = useState(false)
  const [refused, setRefused] = useState<RefusedPart[]>([])
  const isChanged = kept !== of.content

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
    if (!isChanged || isBusy || problem) return
    const sent = of.content
    return run(async () => {
      const keep = replaces.current ? ({ keep: 'newVersion' } as const) : {}
      const row = await ownApi().run(savePage, page.id, { content: sent, revision, ...keep }, patience)
      replaces.current = false
      setRevision(row.revision)
      setKept(sent)
      setSavedAt(row.updatedAt)
    })
  }
  const publishNow = () =>
    run(async () => {
      try {
        await ownApi().run(publishPage, page.id, { revision }, patience)
      } catch (error) {
        const parts = refusedParts(error)
        if (parts.length === 0) throw error
        return setRefused(parts)
      }
      await revalidator.revalidate()
      showToast({ title: t('pages.publish.done'), color: 'success' })
    })
  /** The text of somebody else makes way for this one, and stays in the history. */
  const replaces = useRef(false)
  const running = useRef<Promise<void>>(undefined)
  const keep = () => {
    running.current = saveNow()
    return running.current
  }
  const latest = useRef({ keep, publishNow })
  latest.current = { keep, publishNow }
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
    const timer = setTimeout(() => void latest.current.keep(), pause)
    return () => clearTimeout(timer)
  }, [of.content, isChanged, isBusy, problem, isPublishing, isOffline])
  // The newest of the server, once it is asked for after somebody else saved it.
  const [wanted, setWanted] = useState<'theirs' | 'mine'>()
  useEffect(() => {
    if (!wanted || page.revision <= revision) return
    setRevision(page.revision)
    setProblem(undefined)
    setWanted(undefined)
    setKept(content)
    replaces.current = wanted === 'mine'
    if (wanted === 'theirs') of.replace(content)
  }, [wanted, page, content, revision, of.replace])
  return {
    ...{ isChanged, isBusy, isOffline, problem, savedAt, isPublishing },
    /** Written since visitors got what they read, as far as this screen knows: the server is not asked after every pause. */
    isAhead: isChanged || revision > page.revision,
    /** Before one goes elsewhere: what is on its way arrives, and after it what was written meanwhile. */
    leave: (): Promise<void> | undefined =>
      isChanged && isBusy
        ? running.current?.then(() => new Promise((drawn) => setTimeout(drawn))).then(() => latest.current.keep())
        : keep(),
    forgive: () => setProblem(undefined),
    refused,
    publish: () => {
      setRefused([])
      setIsPublishing(true)
    },
    take: (whose: 'theirs' | 'mine') =>
      run(async () => {
        const mine = { content: of.content, revision, keep: 'onlyInHistory' } as const
        if (whose === 'theirs') await ownApi().run(savePage, page.id, mine, patience)
        setWanted(whose)
        await revalidator.revalidate()
      }),
  }
}
export type PageDraft = ReturnType<typeof usePageDraft>
