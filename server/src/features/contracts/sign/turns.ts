import type { SignerRole } from '#protocol/features/contract-templates.ts'

export type Seat = { id: string; role: SignerRole; step: number; status: string }

/** Those of the lowest step that is not done: they sign now, at the same time. Nobody when all have signed. */
export function turnsOf<S extends Seat>(signers: readonly S[]): S[] {
  const left = signers.filter(({ status }) => status !== 'signed')
  const step = Math.min(...left.map((signer) => signer.step))
  return left.filter((signer) => signer.step === step)
}

/** For whom it waits, as a list shows it: one of those whose turn it is. A student signs before they ask a parent to. */
export function waitingFor(signers: readonly Seat[]): SignerRole | null {
  const roles = turnsOf(signers).map(({ role }) => role)
  return roles[0] === 'guardian' && roles.includes('student') ? 'student' : (roles[0] ?? null)
}
