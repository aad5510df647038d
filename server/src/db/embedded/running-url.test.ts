import assert from 'node:assert/strict'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { runningUrl } from './running-url.ts'

test('another process finds the database that runs in a data folder, and is told when none does', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'running-'))
  await chmod(dataDir, 0o755)
  await assert.rejects(runningUrl(dataDir), /No database runs in/)
  const database = await startEmbeddedPostgres({ dataDir, durable: false })
  t.after(() => database.stop())

  assert.equal(await runningUrl(dataDir), database.url)

  await database.stop()
  await assert.rejects(runningUrl(dataDir), /No database runs in/)
})
