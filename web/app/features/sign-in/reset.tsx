import { KeyRound } from 'lucide-react'
import { data, Form } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { pageTitle } from '../../lib/title.ts'
import { ButtonLink, SubmitButton } from '../../ui/button.tsx'
import type { Route } from './+types/reset'
import { callAuth, codesByField, enter, problemOf } from './auth-call.server.ts'
import { checkFields, type FormState, rules, textOf } from './form-problem.ts'
import { FormProblems } from './form-problems.tsx'
import { HousePage } from './house-page.tsx'
import { PasswordField } from './password-field.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, { nl: 'Nieuw wachtwoord', en: 'New password' })

export async function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('reset_password_token') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [password, passwordConfirmation] = [textOf(form.get('password')), textOf(form.get('passwordConfirmation'))]
  const found = checkFields(
    { password, passwordConfirmation },
    { password: rules.newPassword, passwordConfirmation: rules.password },
  )
  const fields = found ?? (password === passwordConfirmation ? undefined : { passwordConfirmation: 'password.unequal' })
  if (fields) return data<FormState>({ fields }, { status: 422 })
  const resetPasswordToken = textOf(form.get('token'))
  const answer = await callAuth(context, 'PUT', '/auth/password', {
    resetPasswordToken,
    password,
    passwordConfirmation,
  })
  if (answer.status < 400) return enter(answer, undefined)
  if (answer.status === 422) return data<FormState>({ fields: codesByField(answer) }, { status: 422 })
  const problem = answer.status === 401 ? ({ kind: 'link' } as const) : problemOf(answer)
  return data<FormState>({ problem }, { status: answer.status })
}

export default function Reset({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useT('sign-in')
  if (!token || actionData?.problem?.kind === 'link') {
    return (
      <HousePage
        key="over"
        door="leerling"
        icon={KeyRound}
        title={t('problems.link.title')}
        lead={t('reset.over')}
        isAnswer
      >
        <ButtonLink to="/auth/recover" className="w-full">
          {t('reset.again')}
        </ButtonLink>
      </HousePage>
    )
  }
  return (
    <HousePage door="leerling" icon={KeyRound} title={t('reset.title')} lead={t('reset.lead')}>
      <FormProblems state={actionData} />
      <Form method="post" noValidate className="space-y-4">
        <input type="hidden" name="token" value={token} />
        <PasswordField
          name="password"
          label={t('fields.newPassword')}
          hint={t('reset.rules')}
          autoComplete="new-password"
          rule={rules.newPassword}
          problem={actionData?.fields?.password}
        />
        <PasswordField
          name="passwordConfirmation"
          label={t('fields.passwordConfirmation')}
          autoComplete="new-password"
          problem={actionData?.fields?.passwordConfirmation}
        />
        <SubmitButton className="w-full">{t('reset.submit')}</SubmitButton>
      </Form>
    </HousePage>
  )
}
