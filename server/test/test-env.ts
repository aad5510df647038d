import { type Env, readEnv } from '../src/env.ts'

/** Apart from the rest of the tests' setting: with node:test in it a process follows every promise, which costs it a twentieth of its time. */
export function testEnv(overrides: Partial<Env> = {}): Env {
  const env = readEnv({ SECRET: 'test', DATA_DIR: 'data', LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent', SEED: 'none' })
  // Tests share a machine that may be busy, and most are not about being asked to come back later.
  return { ...env, port: 0, patienceSeconds: 120, ...overrides }
}
