import { useEffect, useRef } from 'react'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { SaveAnswer } from './save-answer.ts'

type Props = { answer: SaveAnswer | undefined; saved: string; title: string; labels: Record<string, string> }

/** After a submit: that it is saved, or everything that is wrong, and the focus moves here to hear it. */
export function SaveNote({ answer, saved, title, labels }: Props) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) note.current?.focus()
  }, [answer])
  if (!answer) return null
  const { isSaved, problems } = answer
  return (
    <div
      ref={note}
      tabIndex={-1}
      role={isSaved ? 'status' : 'alert'}
      className={`flex gap-3 rounded-tile p-4 text-ui ${isSaved ? 'bg-oksoft text-okink' : 'bg-errsoft text-errink'}`}
    >
      <StatusMark status={isSaved ? 'done' : 'err'} className="mt-0.5 size-5" />
      {isSaved ? (
        <p className="font-semibold">{saved}</p>
      ) : (
        <div>
          <p className="font-semibold">{title}</p>
          <ul>
            {problems.map(({ field, text }) => (
              <li key={`${field} ${text}`}>{field && labels[field] ? `${labels[field]}: ${text}` : text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

export const problemAt = (answer: SaveAnswer | undefined, field: string): string | undefined =>
  answer?.problems.find((problem) => problem.field === field)?.text
