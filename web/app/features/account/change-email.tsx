import { updateCurrentUser } from '../../../../protocol/src/users.ts'
import { useT } from '../../lib/i18n.tsx'
import { pageTitle } from '../../lib/title.ts'
import { useRoot } from '../../root.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import type { Route } from './+types/change-email'
import { AccountForm } from './account-form.tsx'
import { save, textOf } from './save-answer.ts'
import { problemAt, SaveNote } from './save-note.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, { nl: 'E-mailadres', en: 'Email address' })

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const email = textOf(form, 'email')
  // A password is taken as it was typed: spaces count.
  const currentPassword = String(form.get('currentPassword') ?? '')
  return save(context, (api) => api.run(updateCurrentUser, '', { email, currentPassword }))
}

export default function ChangeEmail({ actionData }: Route.ComponentProps) {
  const t = useT('account')
  const user = useRoot().session?.user
  const labels = { email: t('fields.newEmail'), currentPassword: t('fields.currentPassword') }
  return (
    <Card>
      <h1 className="text-h2">{t('email.title')}</h1>
      <p className="mt-1 text-ui text-muted">{t('email.lead', { email: user?.email ?? '' })}</p>
      <AccountForm className="mt-6 grid gap-5">
        <SaveNote answer={actionData} saved={t('email.sent')} title={t('wrong')} labels={labels} />
        <Field
          name="email"
          type="email"
          label={labels.email}
          rule={updateCurrentUser.input.email}
          error={problemAt(actionData, 'email')}
          autoComplete="email"
        />
        <Field
          name="currentPassword"
          type="password"
          label={labels.currentPassword}
          hint={t('email.whyPassword')}
          rule={{ ...updateCurrentUser.input.currentPassword, optional: false }}
          error={problemAt(actionData, 'currentPassword')}
          autoComplete="current-password"
        />
        <div>
          <SubmitButton>{t('email.submit')}</SubmitButton>
        </div>
      </AccountForm>
    </Card>
  )
}
