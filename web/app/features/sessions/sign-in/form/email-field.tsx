import { useT } from '#lib/i18n.tsx'
import { Field } from '#ui/field.tsx'
import type { FormState } from './form-problem.ts'

type Props = { state: FormState | undefined; autoComplete: 'username' | 'email' }

/** What was typed stays when the form comes back. */
export function EmailField({ state, autoComplete }: Props) {
  const t = useT('sign-in')
  return (
    <Field
      name="email"
      label={t('fields.email')}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={state?.email}
    />
  )
}
