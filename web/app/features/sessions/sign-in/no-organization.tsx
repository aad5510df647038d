import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/no-organization'
import { HousePage, linkClass } from './doors/house-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'sign-in', 'noOrganization.title')

export default function NoOrganization() {
  const t = useT('sign-in')
  const { session } = useRoot()
  return (
    <HousePage door="school" title={t('noOrganization.title')} lead={t('noOrganization.lead')}>
      {session ? (
        <p className="mb-5 break-words text-ui text-muted">{t('noOrganization.who', { email: session.user.email })}</p>
      ) : null}
      <ButtonLink to={session ? '/uitloggen' : '/inloggen'} className="w-full">
        {session ? t('noOrganization.signOut') : t('toDoors')}
      </ButtonLink>
      <Link to="/" className={`mt-3 text-ui ${linkClass}`}>
        {t('home')}
      </Link>
    </HousePage>
  )
}
