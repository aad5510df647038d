import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { StatusMark } from '#ui/status-mark.tsx'

/** In place of a form that only the person themselves may send. */
export function NotWhileActing({ className = '' }: { className?: string }) {
  const t = useT('acting')
  const name = useRoot().session?.user.firstName ?? ''
  return (
    <p className={`flex gap-3 rounded-tile bg-warnsoft p-4 text-ui text-warnink ${className}`}>
      <StatusMark status="warn" className="mt-0.5 size-5" />
      {t('notNow', { name })}
    </p>
  )
}
