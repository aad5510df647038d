import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { type FormState, rules } from './form-problem.ts'
import { SignInProblems } from './sign-in-problems.tsx'

type Props = {
  state: FormState | undefined
  tone?: 'je' | 'u'
  isNewPassword?: boolean
  wayOut?: ReactNode
  children: ReactNode
}

/** The form in the house. A password that is already used may be short; a new one may not. */
export function DoorForm({ state, tone, isNewPassword = false, wayOut, children }: Props) {
  const t = useT('sign-in')
  const password = isNewPassword ? rules.newPassword : rules.password
  const labels = {
    email: t('fields.email'),
    password: isNewPassword ? t('fields.newPassword') : t('fields.password'),
    passwordConfirmation: t('fields.passwordConfirmation'),
  }
  return (
    <>
      <SignInProblems state={state} tone={tone} />
      {wayOut}
      <RuledForm
        rules={{ email: rules.email, password, passwordConfirmation: rules.password }}
        errors={state?.errors}
        labels={labels}
        className="space-y-4"
      >
        {children}
      </RuledForm>
    </>
  )
}
