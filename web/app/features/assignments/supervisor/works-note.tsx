import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { WaitingNote } from '#ui/waiting-note.tsx'

/** On the dashboard of a host: work of interns that waits for it. */
export function WorksNote({ className }: { className?: string }) {
  const t = useT('assignments')
  const count = useRoot().session?.waiting.worksAtHost ?? 0
  const text = t(count === 1 ? 'host.one' : 'host.many', { count })
  return <WaitingNote {...{ count, text, className }} to="/opdrachten/stagiairs" go={t('host.go')} />
}
