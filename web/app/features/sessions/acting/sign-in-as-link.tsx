import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { VenetianMask } from '#ui/icons.tsx'

/** In a menu about somebody whom one may act as. */
export function SignInAsLink({ id, name, className }: { id: string; name: string; className: string }) {
  const t = useT('acting')
  return (
    <Link to={`/account/inloggen-als/${id}`} className={className} aria-label={t('startOf', { name })}>
      <VenetianMask className="size-5 shrink-0 text-muted" />
      {t('startShort')}
    </Link>
  )
}
