import { useT } from '../../lib/i18n.tsx'
import { Field } from '../../ui/field.tsx'
import { type FormState, rules } from './form-problem.ts'
import { useFieldProblem } from './form-problems.tsx'

/** What was typed stays when the form comes back. */
export function EmailField({
  state,
  autoComplete,
}: {
  state: FormState | undefined
  autoComplete: 'username' | 'email'
}) {
  const t = useT('sign-in')
  const problem = useFieldProblem()
  return (
    <div id="veld-email">
      <Field
        name="email"
        type="email"
        inputMode="email"
        label={t('fields.email')}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        rule={rules.email}
        defaultValue={state?.email}
        error={problem(state?.fields?.email)}
      />
    </div>
  )
}
