import { data, Link, redirect } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { type EntreeError, entreeErrors } from '#protocol/features/entree.ts'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { HousePage, linkClass } from '../doors/house-page.tsx'
import { backOf, callAuth, enter, problemOf } from '../form/auth-call.server.ts'
import { DoorForm } from '../form/door-form.tsx'
import { EmailField } from '../form/email-field.tsx'
import { checkFields, type FormState, rules, textOf } from '../form/form-problem.ts'
import { withReturn } from '../form/return-path.ts'
import type { Route } from './+types/kennisnet-error'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'sign-in', 'kennisnet.errors.unknown.title')

/** When trying again helps, that is the button; otherwise another door is. */
const worthRetrying: (EntreeError | 'unknown')[] = [
  'replayed',
  'expired',
  'state_mismatch',
  'nonce_mismatch',
  'cancelled',
  'upstream_400',
  'upstream_500',
  'unknown',
]

/** Only codes that we know become a text; whatever else stands in the address is never shown. */
export async function loader({ request }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams.get('code')
  return { code: entreeErrors.find((known) => known === given) ?? ('unknown' as const), back: backOf(request) }
}

/** Joins the identity of the school with the account that was here already. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [email, password] = [textOf(form.get('email')).trim(), textOf(form.get('password'))]
  const errors = checkFields({ email, password }, { email: rules.email, password: rules.password })
  if (errors) return data<FormState>({ email, errors }, { status: 422 })
  const answer = await callAuth(context, 'POST', '/auth/entree/link', { email, password })
  if (answer.status < 400) return enter(answer, undefined)
  // What the school said about this person is not kept for long.
  if (answer.status === 422) return redirect('/inloggen/kennisnet/error?code=expired')
  return data<FormState>({ email, problem: problemOf(answer) }, { status: answer.status })
}

export default function KennisnetError({ loaderData: { code, back }, actionData }: Route.ComponentProps) {
  const t = useT('sign-in')
  const canRetry = worthRetrying.includes(code)
  const button = buttonClass('primary', 'xl', 'w-full')
  return (
    <HousePage door="kennisnet" title={t(`kennisnet.errors.${code}.title`)} lead={t(`kennisnet.errors.${code}.text`)}>
      {code === 'account_conflict' ? (
        <LinkForm state={actionData} />
      ) : canRetry ? (
        <Link to="/inloggen/kennisnet" reloadDocument className={button}>
          {t('kennisnet.retry')}
        </Link>
      ) : (
        <Link to={withReturn('/inloggen', back)} className={button}>
          {t('otherDoor')}
        </Link>
      )}
      <Link to={canRetry ? '/inloggen' : '/'} className={`mt-3 text-ui ${linkClass}`}>
        {canRetry ? t('otherDoor') : t('home')}
      </Link>
    </HousePage>
  )
}

function LinkForm({ state }: { state: FormState | undefined }) {
  const t = useT('sign-in')
  return (
    <DoorForm state={state}>
      <EmailField state={state} autoComplete="username" />
      <PasswordField name="password" label={t('fields.password')} autoComplete="current-password" />
      <SubmitButton className="w-full">{t('kennisnet.link')}</SubmitButton>
    </DoorForm>
  )
}
