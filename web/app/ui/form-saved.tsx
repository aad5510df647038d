import { useEffect, useRef } from 'react'
import type { FormAnswer } from '../lib/form.ts'
import { StatusMark } from './status-mark.tsx'

/** After a submit that went well: that it is saved, and the focus moves here to hear it. */
export function FormSaved({ answer, children }: { answer: FormAnswer | undefined; children: string }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer?.isSaved) note.current?.focus()
  }, [answer])
  if (!answer?.isSaved) return null
  return (
    <div ref={note} tabIndex={-1} role="status" className="flex gap-3 rounded-tile bg-oksoft p-4 text-ui text-okink">
      <StatusMark status="done" className="mt-0.5 size-5" />
      <p className="font-semibold">{children}</p>
    </div>
  )
}
