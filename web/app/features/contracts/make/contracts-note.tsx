import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { WaitingNote } from '#ui/waiting-note.tsx'

/** On a dashboard: contracts that wait for its reader. */
export function ContractsNote({ className }: { className?: string }) {
  const t = useT('contracts')
  const { session } = useRoot()
  const count = session?.waiting.contracts ?? 0
  const text = t(count === 1 ? 'overview.note.one' : 'overview.note.many', { count })
  const to = session?.can.followContracts ? '/contracts?yours=true' : '/contracts'
  return <WaitingNote {...{ count, to, text, className }} go={t('overview.note.go')} />
}
