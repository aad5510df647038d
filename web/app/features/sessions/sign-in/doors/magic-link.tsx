import { Form, Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { MailCheck, MailX } from '#ui/icons.tsx'
import type { FormState } from '../form/form-problem.ts'
import { SignInProblems } from '../form/sign-in-problems.tsx'
import { HousePage, linkClass } from './house-page.tsx'

/** Who opens the link of the mail: one button, and they are in. */
export function MagicLink({ token, state }: { token: string; state: FormState | undefined }) {
  const t = useT('sign-in')
  if (state?.problem?.kind === 'link') {
    return (
      <HousePage door="leerling" icon={MailX} title={t('problems.link.title')} lead={t('problems.link.je')}>
        <ButtonLink to="/inloggen/leerling" className="w-full">
          {t('magic.again')}
        </ButtonLink>
      </HousePage>
    )
  }
  return (
    <HousePage door="leerling" icon={MailCheck} title={t('magic.title')} lead={t('magic.lead')}>
      <SignInProblems state={state} />
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <SubmitButton className="w-full">{t('submit')}</SubmitButton>
      </Form>
      <Link to="/inloggen" className={`mt-3 text-ui ${linkClass}`}>
        {t('magic.again')}
      </Link>
    </HousePage>
  )
}
