import { useCallback, useEffect, useRef, useState } from 'react'
import { readInput } from '#lib/form.ts'
import { ownApi } from '#lib/own-api.ts'
import { type BulkReach, changeBulkMessage, weighBulkMessage } from '#protocol/features/bulk-messages.ts'
import { withParts } from './filter-parts.ts'

const PAUSE = 700

/** What a form holds of a draft. */
export function draftOf(form: FormData, filter: string | null) {
  const input = readInput(changeBulkMessage.input, form)
  return { ...input, ...(filter === null ? {} : { filter: withParts(filter, form) }) }
}

export type Saved = 'saved' | 'saving' | 'failed'

/** Keeps a draft by itself a moment after something was typed or chosen, and looks again at whom it reaches. */
export function useDraft(id: string, filter: string | null, first: BulkReach) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [saved, setSaved] = useState<{ state: Saved; at: string | null }>({ state: 'saved', at: null })
  const [reach, setReach] = useState(first)
  const [typed, setTyped] = useState<FormData>()
  useEffect(() => setReach(first), [first])
  const keep = useCallback(
    async (isOfWhom: boolean) => {
      if (!form.current) return
      const given = new FormData(form.current)
      setSaved((before) => ({ ...before, state: 'saving' }))
      try {
        await ownApi().run(changeBulkMessage, id, draftOf(given, filter))
        setSaved({ state: 'saved', at: new Date().toISOString() })
        if (isOfWhom) setReach(await ownApi().run(weighBulkMessage, id, {}))
      } catch {
        setSaved((before) => ({ ...before, state: 'failed' }))
      }
    },
    [id, filter],
  )
  const onInput = (name: string) => {
    const isOfWhom = ['audience', 'period', 'group', 'status', 'late'].includes(name)
    if (form.current) setTyped(new FormData(form.current))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keep(isOfWhom), isOfWhom ? 0 : PAUSE)
  }
  // What was typed last goes along with the page that one leaves.
  useEffect(() => () => clearTimeout(timer.current), [])
  const readFrom = async (offset: number) => {
    const more = await ownApi().run(weighBulkMessage, id, { offset })
    return more.readers
  }
  return { form, onInput, saved, reach, typed, readFrom }
}
