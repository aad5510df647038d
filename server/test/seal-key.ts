import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keyFile } from '#server/documents/sealing/key-file.ts'

/** A key that everybody knows. Making one takes a second or more, and hardly a test is about that. */
const known = join(import.meta.dirname, 'known-seal-key')

export const giveSealKey = (dataDir: string) => copyFile(join(known, 'seal.pem'), keyFile(dataDir))

/** What seals in tests: with the known key, and without anybody who confirms the time. */
export const sealSettings = { dataDir: known, publicUrl: undefined, sealP12: undefined, tsaUrl: undefined }
