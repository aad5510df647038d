import type { ReactNode } from 'react'
import { Link } from 'react-router'

type QueueCase = { id: string; to: string; picture: ReactNode; name: string; text: string; aside?: ReactNode }

type Props = {
  label: string
  cases: QueueCase[]
  currentId?: string
  /** On a phone it is the list or one of it: the list takes the room it needs, and there is nothing to mark. */
  isAlone?: boolean
  children?: ReactNode
}

/** What waits, beside the one that is up. Its neighbours have a mark for the keys; see `useQueueKeys`. */
export function QueueList({ label, cases, currentId, isAlone = false, children }: Props) {
  const at = cases.findIndex(({ id }) => id === currentId)
  const marks: Record<number, string> = { [at - 1]: 'previous', [at + 1]: 'next' }
  const room = isAlone ? 'overflow-hidden' : 'max-h-[32rem] overflow-y-auto max-lg:max-h-64'
  const current = isAlone ? 'lg:aria-[current]:bg-primarysoft' : 'aria-[current]:bg-primarysoft'
  return (
    <nav aria-label={label} className="min-w-0">
      <ol className={`divide-y divide-line rounded-card border border-line bg-surface ${room}`}>
        {cases.map(({ id, to, picture, name, text, aside }, index) => (
          <li key={id}>
            <Link
              to={to}
              preventScrollReset
              data-queue={marks[index]}
              aria-current={id === currentId ? 'true' : undefined}
              className={`flex min-h-16 items-center gap-3 px-4 py-2.5 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-3 ${current}`}
            >
              {picture}
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{name}</span>
                <span className="block truncate text-sm text-ink2">{text}</span>
              </span>
              {aside ? <span className="shrink-0 text-sm text-muted">{aside}</span> : null}
            </Link>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  )
}
