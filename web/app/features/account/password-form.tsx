import { NotWhileActing } from '#app/features/sessions/acting/not-while-acting.tsx'
import type { FormAnswer } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { secret } from '#protocol/declaring/fields.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { FormSaved } from '#ui/form-saved.tsx'
import { PasswordField } from '#ui/password-field.tsx'

const rules = {
  currentPassword: secret(),
  password: secret({ min: 12, max: 256 }),
  passwordConfirmation: secret(),
}
const names = ['currentPassword', 'password', 'passwordConfirmation'] as const

export function PasswordForm({ answer }: { answer: FormAnswer | undefined }) {
  const t = useT('account')
  const { session } = useRoot()
  const labels = Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)]))
  return (
    <Card title={t('password.title')}>
      <p className="text-ui text-muted">{t('password.lead')}</p>
      {session?.acting ? (
        <NotWhileActing className="mt-4" />
      ) : (
        <RuledForm rules={rules} errors={answer?.errors} labels={labels} className="mt-5 grid gap-5">
          <FormSaved answer={answer}>{t('password.saved')}</FormSaved>
          {names.map((name) => (
            <PasswordField
              key={name}
              name={name}
              label={t(`fields.${name}`)}
              hint={name === 'password' ? t('password.hint') : undefined}
              autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
            />
          ))}
          <div>
            <SubmitButton>{t('password.submit')}</SubmitButton>
          </div>
        </RuledForm>
      )}
    </Card>
  )
}
