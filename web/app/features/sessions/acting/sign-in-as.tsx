import { data, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { checkInput, type FormError, readInput } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireRowCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { text } from '#protocol/declaring/fields.ts'
import { users } from '#protocol/features/users.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { Eye, PenLine, ShieldCheck } from '#ui/icons.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Route } from './+types/sign-in-as'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'acting', 'pages.signInAs')

/** Programs may leave it out, as they always did; a person says why. */
const rules = { reason: text({ max: 300, format: 'lines' }) }

/** Only for whom one may act as; the API says so with the row. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const user = await context.get(apiContext).find(users, params.id, { include: ['roles.organization'] })
  requireRowCan(user, 'signInAsUser')
  return {
    firstName: user.firstName,
    name: [user.firstName, user.infix, user.lastName].filter(Boolean).join(' '),
    email: user.email,
    roles: user.roles.map(({ name, organization }) => ({ name, at: organization?.name ?? '' })),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const input = readInput(rules, await request.formData())
  const errors = checkInput(rules, input, true)
  if (errors.length > 0) return data({ errors }, 422)
  const attributes = { userId: params.id, ...input }
  const answer = await context.get(apiContext).send('POST', '/sign_in_as_user', { data: { type: 'users', attributes } })
  if (answer.status === 403)
    return data<{ errors: FormError[] }>({ errors: [{ field: null, code: 'notAllowed' }] }, 403)
  if (answer.status >= 400) throw new Response(null, { status: answer.status })
  const headers = new Headers()
  for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) headers.append('set-cookie', cookie)
  return redirect('/dashboard', { headers })
}

const facts: { key: string; icon: IconDrawing }[] = [
  { key: 'see', icon: Eye },
  { key: 'trace', icon: PenLine },
  { key: 'safe', icon: ShieldCheck },
]

export default function SignInAs({ loaderData: { firstName, name, email, roles }, actionData }: Route.ComponentProps) {
  const t = useT('acting')
  const errors = actionData?.errors.map((error) =>
    error.code === 'notAllowed' ? { ...error, text: t('start.notAllowed') } : error,
  )
  return (
    <div className="wrap py-6 md:py-10">
      <Card className="mx-auto max-w-[42rem]">
        <div className="flex items-center gap-4">
          <Avatar name={name} className="size-14 text-lg" />
          <div className="min-w-0">
            <h1 className="text-h2 break-words">{t('start.title', { name })}</h1>
            <p className="text-ui break-words text-muted">{email}</p>
            <p className="text-ui text-ink2">
              {roles.map((role) => t('start.role', { role: t(`roles.${role.name}`), at: role.at })).join(', ')}
            </p>
          </div>
        </div>
        <ul className="mt-5 grid gap-3">
          {facts.map(({ key, icon: Icon }) => (
            <li key={key} className="flex gap-3 text-ui">
              <Icon className="mt-0.5 size-5 shrink-0 text-muted" />
              {t(`start.facts.${key}`, { name: firstName })}
            </li>
          ))}
        </ul>
        <RuledForm rules={rules} errors={errors} labels={{ reason: t('start.reason') }} className="mt-6 grid gap-6">
          <TextArea name="reason" label={t('start.reason')} hint={t('start.reasonHint')} rows={2} />
          <div className="flex flex-wrap-reverse justify-end gap-3">
            <ButtonLink to="/dashboard" look="outline">
              {t('start.cancel')}
            </ButtonLink>
            <SubmitButton>{t('start.submit', { name: firstName })}</SubmitButton>
          </div>
        </RuledForm>
      </Card>
    </div>
  )
}
