import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import pg from 'pg'
import { keyFile } from '#server/documents/sealing/key-file.ts'
import { announceKey } from '#server/documents/sealing/seal-certificates.ts'
import { Sealing } from '#server/documents/sealing/sealing.ts'

/** A key that everybody knows. Making one takes a second or more, and hardly a test is about that. */
const known = join(import.meta.dirname, 'known-seal-key')

export const giveSealKey = (dataDir: string) => copyFile(join(known, 'seal.pem'), keyFile(dataDir))

/** What seals in tests: with the known key, and without anybody who confirms the time. */
export const sealSettings = { dataDir: known, publicUrl: undefined, sealP12: undefined, tsaUrl: undefined }

/** A folder for files and the known key, which this database knows too. It goes when the tests of the file are done. */
export async function sealingFolder({ url }: { url: string }): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stagehaven-seals-'))
  after(() => rm(dataDir, { recursive: true, force: true }))
  await giveSealKey(dataDir)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await announceKey(owner, await new Sealing(sealSettings).key())
  } finally {
    await owner.end()
  }
  return dataDir
}
