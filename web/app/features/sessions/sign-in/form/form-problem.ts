import { checkInput, type FormError } from '#lib/form.ts'
import { email, type Fields, secret } from '#protocol/declaring/fields.ts'

export type Problem = { kind: 'wrong' | 'wrongCenter' | 'throttled' | 'mailed' | 'link' | 'other'; seconds?: number }

/** What an action of these pages answers when the form comes back: never a password. */
export type FormState = { email?: string; errors?: FormError[]; problem?: Problem }

export const rules = { email: email(), password: secret(), newPassword: secret({ min: 12, max: 256 }) }

/** What is not right, if anything. */
export function checkFields(values: Record<string, string>, fieldRules: Fields): FormError[] | undefined {
  const found = checkInput(fieldRules, values)
  return found.length > 0 ? found : undefined
}

export const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')
