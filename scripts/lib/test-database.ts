import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stopOrphan } from '#db/embedded/cluster.ts'
import { removeDataDir } from '#db/embedded/location.ts'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { prepareDatabase } from '../../server/test/prepared-database.ts'

/** A database for one run of the suite: fast, and thrown away afterwards. */
export async function startTestDatabase(temp: string) {
  const database = await startEmbeddedPostgres({ dataDir: join(temp, 'database'), durable: false })
  try {
    await prepareDatabase(database.url)
  } catch (error) {
    await database.stop()
    throw error
  }
  return database
}

/** Removes all that tests made, also when they were interrupted halfway with databases of their own still running. */
export async function cleanUp(temp: string) {
  for await (const folder of foldersWith('postmaster.pid', temp)) await stopOrphan(folder, () => {})
  for await (const folder of foldersWith('postgres-location.txt', temp)) await removeDataDir(folder)
  await removeDataDir(temp)
}

async function* foldersWith(file: string, temp: string) {
  for await (const path of glob(`**/${file}`, { cwd: temp })) yield dirname(join(temp, path))
}
