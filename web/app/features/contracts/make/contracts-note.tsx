import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** On a dashboard: contracts that wait for its reader. Nothing when none does. */
export function ContractsNote({ className = '' }: { className?: string }) {
  const t = useT('contracts')
  const { session } = useRoot()
  const count = session?.waiting.contracts ?? 0
  if (count === 0) return null
  const to = session?.can.followContracts ? '/contracts?yours=true' : '/contracts'
  return (
    <div className={className}>
      <Notice
        tone="info"
        action={
          <ButtonLink to={to} look="outline" size="md" className="min-h-11">
            {t('overview.note.go')}
          </ButtonLink>
        }
      >
        {t(count === 1 ? 'overview.note.one' : 'overview.note.many', { count })}
      </Notice>
    </div>
  )
}
