import { Link, useSearchParams } from 'react-router'
import { HousePage, linkClass } from '#app/features/sessions/sign-in/doors/house-page.tsx'
import { FormalContext, useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { MailCheck } from '#ui/icons.tsx'
import type { Route } from './+types/signup-success'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'organizations', 'pages.signupSuccess')

/** The same for everybody who signed up, or asked to join: it says nothing about accounts. */
export default function SignUpSuccess() {
  const t = useT('organizations')
  const way = useSearchParams()[0].get('als') === 'collega' ? 'joined' : 'success'
  return (
    <FormalContext value={true}>
      <HousePage door="stagebieder" icon={MailCheck} title={t(`signup.${way}.title`)} isAnswer>
        <p className="text-ink2">{t(`signup.${way}.text`)}</p>
        <h2 className="mt-5 text-h4">{t('signup.then')}</h2>
        <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-ui text-ink2">
          <li>{t(`signup.${way}.first`)}</li>
          <li>{t(`signup.${way}.second`)}</li>
          <li>{t(`signup.${way}.third`)}</li>
        </ol>
        <Link to="/" className={`mt-4 text-ui ${linkClass}`}>
          {t('signup.home')}
        </Link>
      </HousePage>
    </FormalContext>
  )
}
