import { type ReactNode, useEffect, useRef } from 'react'
import { StatusMark } from '#ui/status-mark.tsx'

/** Says that it is saved, where the focus goes to hear it. */
export function SavedNote({ answer, children }: { answer: object; children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) note.current?.focus()
  }, [answer])
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="status"
      className="flex gap-3 rounded-tile bg-oksoft p-4 text-ui font-semibold text-okink sm:col-span-full"
    >
      <StatusMark status="done" className="mt-px size-5" />
      <p>{children}</p>
    </div>
  )
}
