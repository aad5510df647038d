import type { ReactNode } from 'react'

type Tone = 'count' | 'plain' | 'primary' | 'ok' | 'warn' | 'err' | 'info'
const tones: Record<Tone, string> = {
  count: 'bg-[var(--badge)] text-[var(--on-badge)]',
  plain: 'bg-sunken text-ink2',
  primary: 'bg-primarysoft text-primaryink',
  ok: 'bg-oksoft text-okink',
  warn: 'bg-warnsoft text-warnink',
  err: 'bg-errsoft text-errink',
  info: 'bg-infosoft text-infoink',
}

/** A number or a word beside something. A status has a shape as well: use StatusPill for those. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-6 min-w-6 items-center justify-center rounded-full px-2 text-cap font-semibold whitespace-nowrap tabular-nums ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
