import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** On the dashboard of a host: work of interns that waits for it. Nothing when none does. */
export function WorksNote({ className = '' }: { className?: string }) {
  const t = useT('assignments')
  const { session } = useRoot()
  const count = session?.waiting.worksAtHost ?? 0
  if (count === 0) return null
  return (
    <div className={className}>
      <Notice
        tone="info"
        action={
          <ButtonLink to="/opdrachten/stagiairs" look="outline" size="md" className="min-h-11">
            {t('host.go')}
          </ButtonLink>
        }
      >
        {t(count === 1 ? 'host.one' : 'host.many', { count })}
      </Notice>
    </div>
  )
}
