import { data, Form, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { ApiError } from '#protocol/client.ts'
import { confirmAccount } from '#protocol/features/sessions.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { MailCheck } from '#ui/icons.tsx'
import { HouseAnswer } from '../doors/house-answer.tsx'
import { HousePage } from '../doors/house-page.tsx'
import { textOf } from '../form/form-problem.ts'
import type { Route } from './+types/confirm'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'sign-in', 'pages.confirm')

export async function loader({ request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  return { token: params.get('confirmation_token') ?? '', isInvited: params.has('uitnodiging') }
}

/** Opening the page confirms nothing: mail scanners open links too. */
export async function action({ request, context }: Route.ActionArgs) {
  const confirmationToken = textOf((await request.formData()).get('token'))
  try {
    const { confirmed, resetPasswordToken, nextPath } = await context
      .get(apiContext)
      .run(confirmAccount, '', { confirmationToken })
    if (resetPasswordToken) {
      return redirect(`/auth/reset?${new URLSearchParams({ reset_password_token: resetPasswordToken })}`)
    }
    if (nextPath) return redirect(nextPath, withToast({ title: 'sign-in.confirm.done.title' }))
    return data({ outcome: confirmed === 'joined' ? ('joined' as const) : ('done' as const) })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return data({ outcome: 'over' as const }, { status: error.status })
  }
}

export default function Confirm({ loaderData: { token, isInvited }, actionData }: Route.ComponentProps) {
  const t = useT('sign-in')
  const { session } = useRoot()
  const outcome = actionData?.outcome ?? (token ? undefined : 'over')
  if (outcome) {
    return (
      <HouseAnswer
        icon={MailCheck}
        title={t(`confirm.${outcome}.title`)}
        lead={t(`confirm.${outcome}.text`)}
        to={session ? '/dashboard' : '/inloggen'}
        action={session ? t('goOn') : t('toDoors')}
      >
        {outcome === 'over' && !session ? (
          <ButtonLink to="/auth/recover" look="outline" className="mt-3 w-full">
            {t('forgot')}
          </ButtonLink>
        ) : null}
      </HouseAnswer>
    )
  }
  return (
    <HousePage
      door="leerling"
      icon={MailCheck}
      title={t(isInvited ? 'confirm.invited.title' : 'confirm.title')}
      lead={t(isInvited ? 'confirm.invited.lead' : 'confirm.lead')}
    >
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <SubmitButton className="w-full">{t('confirm.submit')}</SubmitButton>
      </Form>
    </HousePage>
  )
}
