import type { EntreeError } from '#protocol/features/entree.ts'

/** A sign-in that ends on the error page. The cause is for the log only; the browser sees the code. */
export class Refusal extends Error {
  readonly code: EntreeError
  constructor(code: EntreeError, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** The account is known, and has a way in that the school did not give: its owner has to say that they are the same. */
export class AccountConflict extends Refusal {
  readonly userId: string
  constructor(userId: string) {
    super('account_conflict')
    this.userId = userId
  }
}
