import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import type { QueueName } from '#protocol/generated/queues.ts'
import { countText } from '#ui/icon-link.tsx'

/** How many of these kinds wait for whoever is signed in; each kind once. */
export function useWaiting(kinds: readonly QueueName[] = []): number {
  const waiting = useRoot().session?.waiting ?? {}
  return [...new Set(kinds)].reduce((sum, kind) => sum + (waiting[kind] ?? 0), 0)
}

/** Beside the label of a menu entry. The number is told as a description, so that the entry keeps its name. */
export function WaitingCount({ kinds }: { kinds?: readonly QueueName[] }) {
  const t = useT('shell')
  const count = useWaiting(kinds)
  if (count === 0) return null
  return (
    <span
      title={t('waiting', { count: countText(count) })}
      aria-hidden="true"
      className="ml-2 min-w-5 rounded-full bg-[var(--badge)] px-1.5 text-center text-[11px] leading-5 font-bold text-[var(--on-badge)]"
    >
      {countText(count)}
    </span>
  )
}
