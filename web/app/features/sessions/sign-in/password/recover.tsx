import { data, Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Mail, MailCheck } from '#ui/icons.tsx'
import { HousePage, linkClass } from '../doors/house-page.tsx'
import { callAuth, mailProblemOf } from '../form/auth-call.server.ts'
import { DoorForm } from '../form/door-form.tsx'
import { EmailField } from '../form/email-field.tsx'
import { checkFields, type FormState, rules, textOf } from '../form/form-problem.ts'
import type { Route } from './+types/recover'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'sign-in', 'recover.title')

type Answer = FormState & { sentTo?: string }

export async function action({ request, context }: Route.ActionArgs) {
  const email = textOf((await request.formData()).get('email')).trim()
  const errors = checkFields({ email }, { email: rules.email })
  if (errors) return data<Answer>({ email, errors }, { status: 422 })
  const answer = await callAuth(context, 'POST', '/auth/password', { email })
  if (answer.status >= 400) return data<Answer>({ email, problem: mailProblemOf(answer) }, { status: answer.status })
  return data<Answer>({ sentTo: email })
}

export default function Recover({ actionData }: Route.ComponentProps) {
  const t = useT('sign-in')
  const toDoors = (
    <Link to="/inloggen" className={`mt-3 text-ui ${linkClass}`}>
      {t('toDoors')}
    </Link>
  )
  if (actionData?.sentTo) {
    return (
      <HousePage key="sent" door="leerling" icon={MailCheck} title={t('recover.sent.title')} isAnswer>
        <p className="break-words text-ink2">{t('recover.sent.text', { email: actionData.sentTo })}</p>
        <p className="mt-3 text-ui text-muted">{t('byMail.sent.spam')}</p>
        {toDoors}
      </HousePage>
    )
  }
  return (
    <HousePage door="leerling" icon={Mail} title={t('recover.title')} lead={t('recover.lead')}>
      <DoorForm state={actionData}>
        <EmailField state={actionData} autoComplete="email" />
        <SubmitButton className="w-full">{t('recover.submit')}</SubmitButton>
      </DoorForm>
      {toDoors}
    </HousePage>
  )
}
