import { createECDH } from 'node:crypto'

export type Vapid = { publicKey: string; privateKey: string }

/**
 * The keys with which push services know us. Made of the secret of this installation: every process has the same ones, and
 * nothing has to be kept.
 */
export function vapidKeys(seal: (purpose: string, text: string) => Buffer): Vapid {
  const keys = createECDH('prime256v1')
  for (let turn = 0; ; turn++) {
    try {
      keys.setPrivateKey(seal('vapid', String(turn)))
    } catch {
      // One in four thousand million is too large.
      continue
    }
    return { publicKey: keys.getPublicKey('base64url'), privateKey: keys.getPrivateKey('base64url') }
  }
}
