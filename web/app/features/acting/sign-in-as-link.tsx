import { VenetianMask } from 'lucide-react'
import { useT } from '../../lib/i18n.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** In a row about somebody whom one may act as. */
export function SignInAsLink({ id, name }: { id: string; name: string }) {
  const t = useT('acting')
  return (
    <ButtonLink
      to={`/account/inloggen-als/${id}`}
      look="ghost"
      size="md"
      className="min-h-11 px-3 max-sm:w-11 max-sm:px-0"
      aria-label={t('startOf', { name })}
    >
      <VenetianMask aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className="max-sm:hidden">{t('startShort')}</span>
    </ButtonLink>
  )
}
