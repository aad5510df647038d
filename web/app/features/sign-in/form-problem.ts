import { check, email, secret } from '../../../../protocol/src/fields.ts'

export type Problem = { kind: 'wrong' | 'wrongCenter' | 'throttled' | 'link' | 'other'; minutes?: number }

/** What an action of these pages answers when the form comes back: never a password. */
export type FormState = { email?: string; fields?: Record<string, string>; problem?: Problem }

export const rules = { email: email(), password: secret(), newPassword: secret({ min: 12, max: 256 }) }

/** The fields that are not right, by name. */
export function checkFields(values: Record<string, string>, fieldRules: Record<string, typeof rules.email>) {
  const found: Record<string, string> = {}
  for (const [name, rule] of Object.entries(fieldRules)) {
    const problem = check(rule, values[name])
    if (problem) found[name] = problem.code
  }
  return Object.keys(found).length > 0 ? found : undefined
}

export const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')
