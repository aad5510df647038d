import { useT } from '#lib/i18n.tsx'
import { MailX } from '#ui/icons.tsx'

/** Beside a name: mail to them does not arrive. */
export function UndeliveredMark({ className = '' }: { className?: string }) {
  const t = useT('inbound-mail')
  return (
    <span className={`inline-flex items-center gap-1 text-cap font-semibold text-errink ${className}`}>
      <MailX className="size-4 shrink-0" />
      {t('undelivered.mark')}
    </span>
  )
}
