import { createHmac } from 'node:crypto'
import type { Road } from '#engine/road.ts'

/**
 * As Standard Webhooks has it (standardwebhooks.com), so that receivers check it with a library that there is. The secret follows
 * from a number in the row and from the secret of the installation: who has the database alone cannot sign.
 */
const keyOf = (seal: Road['seal'], webhookId: string, salt: string): Buffer => seal('webhook', `${webhookId} ${salt}`)

export const secretOf = (seal: Road['seal'], webhookId: string, salt: string): string =>
  `whsec_${keyOf(seal, webhookId, salt).toString('base64')}`

/** The mark over what it is, when it was sent and what it says. */
export const signatureOf = (key: Buffer, id: string, moment: string, body: string): string =>
  `v1,${createHmac('sha256', key).update(`${id}.${moment}.${body}`).digest('base64')}`

type Message = { id: string; webhookId: string; salts: readonly string[]; body: string }

/** A signature for each secret that counts now. The moment is that of sending, so that nobody can send it again later. */
export function signedHeaders(seal: Road['seal'], { id, webhookId, salts, body }: Message): Record<string, string> {
  const moment = String(Math.floor(Date.now() / 1000))
  const signatures = salts.map((salt) => signatureOf(keyOf(seal, webhookId, salt), id, moment, body))
  return { 'webhook-id': id, 'webhook-timestamp': moment, 'webhook-signature': signatures.join(' ') }
}
