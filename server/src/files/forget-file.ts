import { type HandledJob, job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { logoSizes } from '#protocol/features/organizations.ts'
import { photoSizes } from '#protocol/features/vacancies/vacancy-pictures.ts'
import type { Storage } from './storage.ts'

/** A new file has a new id, so what a key holds never changes. */
export const fileKey = (tenantId: string, fileId: string, size: number) => `${tenantId}/${fileId}/${size}.webp`

/** The row goes with the change that made it needless, the bytes after the commit. */
export async function forgetFile(tx: Tx, fileId: string): Promise<void> {
  await tx.run('delete from files where id = $1', [fileId])
  tx.enqueue({ identifier: 'deleteFile', payload: { fileId }, key: `file:${fileId}` })
}

export const deleteFile = (storage: Storage): HandledJob =>
  job('deleteFile', async ({ site, payload }) => {
    for (const size of [...logoSizes, ...photoSizes]) {
      await storage.delete(fileKey(site.id, payload.fileId as string, size))
    }
  })
