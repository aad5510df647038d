export type Status = 'done' | 'now' | 'wait' | 'warn' | 'err' | 'todo' | 'info' | 'skip'

const ring = (colour: string) => (
  <circle cx="10" cy="10" r="7.6" fill="var(--surface)" stroke={colour} strokeWidth="1.8" />
)
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const shapes: Record<Status, React.ReactNode> = {
  done: (
    <>
      <circle cx="10" cy="10" r="9" fill="var(--ok-mark)" />
      <path d="M6 10.3l2.7 2.7L14 7.4" stroke="var(--surface)" strokeWidth="2.2" {...line} />
    </>
  ),
  now: (
    <>
      {ring('var(--primary-mark)')}
      <circle cx="10" cy="10" r="3.6" fill="var(--primary-mark)" />
    </>
  ),
  wait: (
    <>
      {ring('var(--info-mark)')}
      <path d="M10 6.4V10l2.4 1.7" stroke="var(--info-mark)" strokeWidth="1.8" {...line} />
    </>
  ),
  warn: (
    <>
      <rect x="3.1" y="3.1" width="13.8" height="13.8" rx="2.6" transform="rotate(45 10 10)" fill="var(--warn-mark)" />
      <path d="M10 5.9v4.8" stroke="var(--on-warn)" strokeWidth="2.1" {...line} />
      <circle cx="10" cy="13.7" r="1.25" fill="var(--on-warn)" />
    </>
  ),
  err: (
    <>
      <rect x="1.6" y="1.6" width="16.8" height="16.8" rx="3.4" fill="var(--err-mark)" />
      <path d="M6.7 6.7l6.6 6.6M13.3 6.7l-6.6 6.6" stroke="var(--surface)" strokeWidth="2.2" {...line} />
    </>
  ),
  todo: ring('var(--field-line)'),
  info: (
    <>
      <circle cx="10" cy="10" r="9" fill="var(--info-mark)" />
      <path d="M10 9.2v4.9" stroke="var(--surface)" strokeWidth="2.2" {...line} />
      <circle cx="10" cy="6" r="1.3" fill="var(--surface)" />
    </>
  ),
  skip: (
    <>
      {ring('var(--field-line)')}
      <path d="M7 10h6" stroke="var(--field-line)" strokeWidth="1.8" {...line} />
    </>
  ),
}

/** Each status has its own outline, so that it can be told apart without colour. The word stands next to it. */
export function StatusMark({ status, className = 'size-5' }: { status: Status; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`shrink-0 ${className}`}>
      {shapes[status]}
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
