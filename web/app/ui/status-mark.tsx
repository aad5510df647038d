import sprite from './icons.svg?url'

export type Status = 'done' | 'now' | 'wait' | 'warn' | 'err' | 'todo' | 'info' | 'skip'

/** Told apart by its outline too. The word stands next to it. */
export function StatusMark({ status, className = 'size-5' }: { status: Status; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`${sprite}#mark-${status}`} />
    </svg>
  )
}

const tints: Record<Status, string> = {
  done: 'bg-oksoft text-okink',
  now: 'bg-primarysoft text-primaryink',
  wait: 'bg-infosoft text-infoink',
  warn: 'bg-warnsoft text-warnink',
  err: 'bg-errsoft text-errink',
  todo: 'bg-sunken text-muted',
  info: 'bg-infosoft text-infoink',
  skip: 'bg-sunken text-muted',
}

export function StatusPill({ status, children }: { status: Status; children: React.ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-chip py-1 pr-3 pl-1.5 text-cap font-semibold whitespace-nowrap ${tints[status]}`}
    >
      <StatusMark status={status} className="size-4" />
      {children}
    </span>
  )
}
