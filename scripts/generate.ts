import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, realpath, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../server/src/db/migrate.ts'
import { features } from '../server/src/features.ts'
import { type Column, columnsSql, databaseCatalogue } from './lib/database-catalogue.ts'
import { cleanUp, startTestDatabase } from './lib/test-database.ts'

/** Writes every generated file anew; the one about the database from a database that is made for it. */
const root = join(import.meta.dirname, '..')
execFileSync(process.execPath, [join(root, 'scripts/check-generated.ts'), '--write'], { stdio: 'inherit' })

const temp = await realpath(await mkdtemp(join(tmpdir(), 'stagehaven-generate-')))
await chmod(temp, 0o755) // root's PostgreSQL runs as another user, who must get in
try {
  const database = await startTestDatabase(temp)
  try {
    await migrate({ url: database.url, appPassword: 'only-to-generate' })
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query<Column>(columnsSql)
    await client.end()
    await writeFile(join(root, 'server/src/db/catalogue.ts'), databaseCatalogue(rows, features))
  } finally {
    await database.stop()
  }
} finally {
  await cleanUp(temp)
}
