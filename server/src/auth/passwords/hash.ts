import { hash, verify } from '@node-rs/argon2'

export type HashCost = { memoryCost: number; timeCost: number; parallelism: number }

/**
 * Argon2id with the parameters OWASP names as the minimum for it: 19 MiB, two passes, one lane. Tests hash passwords
 * thousands of times and guard nobody: there it costs next to nothing.
 */
export function hashCost(environment: string | undefined): HashCost {
  if (environment === 'test') return { memoryCost: 8, timeCost: 1, parallelism: 1 }
  return { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
}

const ownCost = hashCost(process.env.NODE_ENV)

export function hashPassword(password: string, cost: HashCost = ownCost): Promise<string> {
  return hash(password, cost)
}

let decoy: Promise<string> | undefined

/** Takes as long when there is no password to compare with, so that the time tells nothing about accounts. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('there is nobody with this password')
  const isRight = await verify(stored ?? (await decoy), password).catch(() => false)
  return isRight && Boolean(stored)
}
