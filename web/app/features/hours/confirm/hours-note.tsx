import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { WaitingNote } from '#ui/waiting-note.tsx'

/** On the dashboard of a host: hours that wait for its yes. */
export function HoursNote({ className }: { className?: string }) {
  const t = useT('hours')
  const count = useRoot().session?.waiting.hours ?? 0
  const text = t(count === 1 ? 'waiting.note.one' : 'waiting.note.many', { count })
  return <WaitingNote {...{ count, text, className }} to="/uren" go={t('waiting.note.go')} />
}
