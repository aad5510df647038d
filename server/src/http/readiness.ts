import type { Database } from '#db/database.ts'
import { migrationFiles } from '#db/migrate.ts'

const KEPT_MS = 1000
const PATIENCE_MS = 3000

type Readiness = { isReady: boolean; reason: string }

/**
 * Whether requests can be served: the database answers and has every migration of this version. Asked at most once a
 * second, however many ask, and never for longer than whoever asks is willing to wait.
 */
export function readiness(db: Database): () => Promise<Readiness> {
  const wanted = migrationFiles().then((files) => files.map(({ name }) => name))
  let asked: { at: number; answer: Promise<Readiness> } | undefined

  const ask = async (): Promise<Readiness> => {
    try {
      const [result] = await db.read('', [
        { text: 'select count(*)::int as known from migrations where name = any($1)', values: [await wanted] },
      ])
      const isMigrated = result?.rows[0]?.known === (await wanted).length
      return { isReady: isMigrated, reason: isMigrated ? 'ready' : 'database not migrated' }
    } catch {
      return { isReady: false, reason: 'database not reachable' }
    }
  }
  return () => {
    if (!asked || Date.now() - asked.at > KEPT_MS) asked = { at: Date.now(), answer: inTime(ask()) }
    return asked.answer
  }
}

async function inTime(answer: Promise<Readiness>): Promise<Readiness> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Readiness>()
  const timer = setTimeout(() => resolve({ isReady: false, reason: 'database not answering' }), PATIENCE_MS)
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
