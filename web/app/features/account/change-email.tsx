import { NotWhileActing } from '#app/features/sessions/acting/not-while-acting.tsx'
import { apiContext } from '#lib/context.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { secret } from '#protocol/declaring/fields.ts'
import { updateCurrentUser } from '#protocol/features/account.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { FormSaved } from '#ui/form-saved.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'
import type { Route } from './+types/change-email'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'account', 'email.title')

/** Of everything about oneself only the address, and that never without the password. */
const changeEmail = {
  ...updateCurrentUser,
  partial: false,
  input: { email: updateCurrentUser.input.email, currentPassword: secret() },
}

export async function action({ request, context }: Route.ActionArgs) {
  return submit(request, changeEmail, (input) => context.get(apiContext).run(changeEmail, '', input))
}

export default function ChangeEmail({ actionData }: Route.ComponentProps) {
  const t = useT('account')
  const { session } = useRoot()
  const labels = { email: t('fields.newEmail'), currentPassword: t('fields.currentPassword') }
  return (
    <Card>
      <h1 className="text-h2">{t('email.title')}</h1>
      <p className="mt-1 text-ui text-muted">{t('email.lead', { email: session?.user.email ?? '' })}</p>
      {session?.acting ? (
        <NotWhileActing className="mt-5" />
      ) : (
        <CommandForm command={changeEmail} errors={actionData?.errors} labels={labels} className="mt-6 grid gap-5">
          <FormSaved answer={actionData}>{t('email.sent')}</FormSaved>
          <Field name="email" label={labels.email} autoComplete="email" />
          <PasswordField
            name="currentPassword"
            label={labels.currentPassword}
            hint={t('email.whyPassword')}
            autoComplete="current-password"
          />
          <StickyAction>
            <SubmitButton>{t('email.submit')}</SubmitButton>
          </StickyAction>
        </CommandForm>
      )}
    </Card>
  )
}
