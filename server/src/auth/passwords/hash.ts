import { hash, verify } from '@node-rs/argon2'

// Argon2id with the parameters OWASP names as the minimum for it: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

let decoy: Promise<string> | undefined

/** Takes as long when there is no password to compare with, so that the time tells nothing about accounts. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('there is nobody with this password')
  const isRight = await verify(stored ?? (await decoy), password).catch(() => false)
  return isRight && Boolean(stored)
}
