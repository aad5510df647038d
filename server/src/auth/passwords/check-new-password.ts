import { type ErrorDetail, Failure } from '#engine/fail.ts'
import type { ErrorCode } from '#protocol/errors/errors.ts'
import { passwordProblem } from './password-rules.ts'

const codes = {
  too_short: 'password.tooShort',
  too_long: 'password.tooLong',
  common: 'password.common',
  personal: 'password.personal',
} as const satisfies Record<string, ErrorCode>

export type PasswordPair = { password?: string | null; passwordConfirmation?: string | null }
type Owner = { email: string; firstName: string; lastName: string }

/** A new password, or every reason why it cannot be one. */
export function checkNewPassword({ password, passwordConfirmation }: PasswordPair, owner: Owner): string {
  const problems: ErrorDetail[] = []
  const at = (field: string) => ({ pointer: `/data/attributes/${field}` })
  if (!password) problems.push({ code: 'required', source: at('password') })
  if (!passwordConfirmation) problems.push({ code: 'required', source: at('passwordConfirmation') })
  if (password && passwordConfirmation && password !== passwordConfirmation) {
    problems.push({ code: 'password.unequal', source: at('passwordConfirmation') })
  }
  const problem = password
    ? passwordProblem(password, { email: owner.email, names: [owner.firstName, owner.lastName] })
    : undefined
  if (problem) problems.push({ code: codes[problem], params: { min: 12, max: 256 }, source: at('password') })
  if (problems.length > 0) throw new Failure(problems)
  return password as string
}
