import { secret } from '../../../../protocol/src/fields.ts'
import { useT } from '../../lib/i18n.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { AccountForm } from './account-form.tsx'
import type { SaveAnswer } from './save-answer.ts'
import { problemAt, SaveNote } from './save-note.tsx'

const rules = {
  currentPassword: secret(),
  password: secret({ min: 12, max: 256 }),
  passwordConfirmation: secret(),
}
const names = ['currentPassword', 'password', 'passwordConfirmation'] as const

export function PasswordForm({ answer }: { answer: SaveAnswer | undefined }) {
  const t = useT('account')
  const labels = Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)]))
  return (
    <Card title={t('password.title')}>
      <p className="text-ui text-muted">{t('password.lead')}</p>
      <AccountForm className="mt-5 grid gap-5">
        <SaveNote answer={answer} saved={t('password.saved')} title={t('wrong')} labels={labels} />
        {names.map((name) => (
          <Field
            key={name}
            name={name}
            type="password"
            label={t(`fields.${name}`)}
            hint={name === 'password' ? t('password.hint') : undefined}
            rule={rules[name]}
            error={answer && problemAt(answer, name)}
            autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
          />
        ))}
        <div>
          <SubmitButton>{t('password.submit')}</SubmitButton>
        </div>
      </AccountForm>
    </Card>
  )
}
