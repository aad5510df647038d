import type { Tx } from '#engine/writing/transaction.ts'
import { mobileNumber } from '#protocol/shared/mobile-number.ts'
import type { Signer } from '../paper/contract-paper.ts'

export type Way = { kind: 'mail' | 'sms'; reached: string }

/** How somebody is told: as the school chose, else by mail, and who has none by phone. None: only by a code, in person. */
export function wayTo(tx: Tx, { email, phone, channel }: Pick<Signer, 'email' | 'phone' | 'channel'>): Way | null {
  const number = tx.registry.sendsTexts ? mobileNumber(phone) : null
  if (number && (channel === 'sms' || !email)) return { kind: 'sms', reached: number }
  return email ? { kind: 'mail', reached: email } : null
}
