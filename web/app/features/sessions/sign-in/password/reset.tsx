import { data } from 'react-router'
import { authErrors } from '#lib/auth-errors.server.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { SubmitButton } from '#ui/button.tsx'
import { KeyRound } from '#ui/icons.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { HouseAnswer } from '../doors/house-answer.tsx'
import { HousePage } from '../doors/house-page.tsx'
import { callAuth, enter, problemOf } from '../form/auth-call.server.ts'
import { DoorForm } from '../form/door-form.tsx'
import { checkFields, type FormState, rules, textOf } from '../form/form-problem.ts'
import type { Route } from './+types/reset'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'sign-in', 'reset.title')

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
  const isEqual = password === passwordConfirmation
  const errors = found ?? (isEqual ? undefined : [{ field: 'passwordConfirmation', code: 'password.unequal' }])
  if (errors) return data<FormState>({ errors }, { status: 422 })
  const resetPasswordToken = textOf(form.get('token'))
  const answer = await callAuth(context, 'PUT', '/auth/password', {
    resetPasswordToken,
    password,
    passwordConfirmation,
  })
  if (answer.status < 400) return enter(answer, undefined)
  if (answer.status === 422) return data<FormState>({ errors: authErrors(answer.errors) }, { status: 422 })
  const problem = answer.status === 401 ? ({ kind: 'link' } as const) : problemOf(answer)
  return data<FormState>({ problem }, { status: answer.status })
}

export default function Reset({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useT('sign-in')
  if (!token || actionData?.problem?.kind === 'link') {
    return (
      <HouseAnswer
        icon={KeyRound}
        title={t('problems.link.title')}
        lead={t('reset.over')}
        to="/auth/recover"
        action={t('reset.again')}
      />
    )
  }
  return (
    <HousePage door="leerling" icon={KeyRound} title={t('reset.title')} lead={t('reset.lead')}>
      <DoorForm state={actionData} isNewPassword>
        <input type="hidden" name="token" value={token} />
        <PasswordField
          name="password"
          label={t('fields.newPassword')}
          hint={t('reset.rules')}
          autoComplete="new-password"
        />
        <PasswordField
          name="passwordConfirmation"
          label={t('fields.passwordConfirmation')}
          autoComplete="new-password"
        />
        <SubmitButton className="w-full">{t('reset.submit')}</SubmitButton>
      </DoorForm>
    </HousePage>
  )
}
