import { Link, useSearchParams } from 'react-router'
import { LockedNote } from '#app/features/unsent/locked-note.tsx'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { SubmitButton } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { linkClass } from '../doors/house-page.tsx'
import { type FormDoor, toneOf } from '../doors/houses.ts'
import { DoorForm } from './door-form.tsx'
import { EmailField } from './email-field.tsx'
import type { FormState } from './form-problem.ts'
import { LinkInstead } from './link-instead.tsx'
import { withReturn } from './return-path.ts'

type Props = { door: FormDoor; isByMail: boolean; state: FormState | undefined }

/** With a password, or at the sites that have it by a mail with a link; then the password is the second choice. */
export function SignInForm({ door, isByMail, state }: Props) {
  const t = useT('sign-in')
  const { site } = useRoot()
  const [query] = useSearchParams()
  const back = ownPath(query.get('terug'))
  const here = withReturn(`/inloggen/${door}`, back)
  const withPassword = `${here}${back ? '&' : '?'}met=wachtwoord`
  return (
    <>
      <LockedNote />
      <DoorForm state={state} tone={toneOf(door)} wayOut={isByMail ? null : <LinkInstead state={state} />}>
        <EmailField state={state} autoComplete="username" />
        {isByMail ? null : (
          <PasswordField name="password" label={t('fields.password')} autoComplete="current-password" />
        )}
        <SubmitButton className="w-full">{isByMail ? t('byMail.submit') : t('submit')}</SubmitButton>
      </DoorForm>
      <div className="mt-3 flex flex-wrap gap-x-6 text-ui">
        {site.flags.passwordlessLogin ? (
          <Link to={isByMail ? withPassword : here} className={linkClass}>
            {isByMail ? t('byMail.password') : t('byMail.mail')}
          </Link>
        ) : null}
        {isByMail ? null : (
          <Link to="/auth/recover" className={linkClass}>
            {t('forgot')}
          </Link>
        )}
        <Link to={withReturn('/inloggen', back)} className={linkClass}>
          {t('otherDoor')}
        </Link>
      </div>
      {door === 'stagebieder' ? (
        <p className="mt-3 flex flex-wrap items-center gap-x-1.5 border-t border-line pt-3 text-ui text-ink2">
          {t('signUp.new')}
          <Link to="/organizations/signup" className={linkClass}>
            {t('signUp.go')}
          </Link>
        </p>
      ) : null}
      {door === 'vrijwilliger' && state?.problem?.kind === 'wrong' ? (
        <p className="mt-3 text-ui text-ink2">{t('register.confirmFirst')}</p>
      ) : null}
      {door === 'vrijwilliger' ? (
        <p className="mt-3 flex flex-wrap items-center gap-x-1.5 border-t border-line pt-3 text-ui text-ink2">
          {t('register.new')}
          <Link to={withReturn('/vrijwilligers/aanmelden', back)} className={linkClass}>
            {t('register.go')}
          </Link>
        </p>
      ) : null}
    </>
  )
}
