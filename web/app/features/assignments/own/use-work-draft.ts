import { useEffect, useRef, useState } from 'react'
import { useRoot } from '#lib/use-root.ts'
import { type DraftOf, findWorkDraft, isSameDraft, keepWorkDraft, type WorkDraft } from './draft-work.ts'
import type { HandIn } from './hand-in.server.ts'

type Work = Pick<HandIn, 'id' | 'versions'>

export const useDraftOf = ({ id, versions }: Work): DraftOf => ({
  userId: useRoot().session?.user.id ?? '',
  workId: id,
  after: versions.length,
})

/** A box has one kind of line ends. */
const asInBox = (text: string) => text.replace(/\r\n?/g, '\n')

/** The text and files of a form of work, kept as they change: to begin with what was handed in, or what was kept. */
export function useWorkDraft(work: Work) {
  const of = useDraftOf(work)
  const last = work.versions.at(-1)
  const handedIn: WorkDraft = { text: last?.text ?? '', files: last?.files ?? [] }
  const box = useRef<HTMLTextAreaElement>(null)
  const now = useRef(handedIn)
  const [kept, setKept] = useState<WorkDraft>()
  const keep = (part: Partial<WorkDraft>) => {
    now.current = { ...now.current, ...part }
    keepWorkDraft(of, isSameDraft(now.current, handedIn) ? null : now.current)
  }
  useEffect(() => {
    const found = findWorkDraft(of)
    const typed = box.current?.value
    // What was typed before the page listened, or what the browser put back, counts more than what was kept.
    const early = typed === undefined || typed === asInBox(handedIn.text) ? {} : { text: typed }
    if (!found) {
      if (early.text !== undefined) keep(early)
      return
    }
    now.current = { ...found, ...early }
    setKept(now.current)
  }, [of.userId, of.workId, of.after])
  return { begin: kept ?? handedIn, isKept: kept !== undefined, box, keep }
}
