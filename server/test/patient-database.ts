import { Database } from '#db/database.ts'

const limitMs = 120_000
const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

/**
 * What the app gives up after some seconds, it waits for here: tests share a machine that may be busy, and how long the
 * database takes is not what they are about. Those that are take the app as it is (`appOn`).
 */
export function patientDatabase(url: string): Database {
  const address = new URL(url)
  address.searchParams.set('options', settings.map((name) => `-c ${name}=${limitMs}`).join(' '))
  return new Database(address.href, { max: 8, limitMs, waitMs: limitMs })
}
