import { type HandledJob, job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { librarySizes, type PictureFormat, pictureFormats } from '#protocol/features/library-paths.ts'
import { logoSizes } from '#protocol/features/logos.ts'
import { scanSizes, workPhotoSizes } from '#protocol/features/uploads.ts'
import { photoSizes } from '#protocol/features/vacancies/vacancy-pictures.ts'
import type { Storage } from './storage.ts'

/** A new file has a new id, so what a key holds never changes. */
export const fileKey = (tenantId: string, fileId: string, size: number) => `${tenantId}/${fileId}/${size}.webp`
/** The same in a format that one chooses. */
export const pictureKey = (tenantId: string, fileId: string, size: number, format: PictureFormat) =>
  `${tenantId}/${fileId}/${size}.${format}`
/** As large as it was sent: what a copy takes along, and what somebody saves. Only where pages use it smaller. */
export const wholeKey = (tenantId: string, fileId: string) => `${tenantId}/${fileId}/whole.webp`
export const documentKey = (tenantId: string, fileId: string) => `${tenantId}/${fileId}/document.pdf`

/** The row goes with the change that made it needless, the bytes after the commit. */
export async function forgetFile(tx: Tx, fileId: string): Promise<void> {
  await tx.run('delete from files where id = $1', [fileId])
  tx.enqueue({ identifier: 'deleteFile', payload: { fileId }, key: `file:${fileId}` })
}

export const deleteFile = (storage: Storage): HandledJob =>
  job('deleteFile', async ({ site, payload }) => {
    const fileId = payload.fileId as string
    for (const size of [...logoSizes, ...photoSizes, ...scanSizes, ...workPhotoSizes])
      await storage.delete(fileKey(site.id, fileId, size))
    for (const size of librarySizes)
      for (const format of pictureFormats) await storage.delete(pictureKey(site.id, fileId, size, format))
    await storage.delete(wholeKey(site.id, fileId))
    await storage.delete(documentKey(site.id, fileId))
  })

const SLICE = 100
/** What was sent and became part of nothing, or of something that is not kept any more. */
const lost = `select f.id from files f where f.kind in ('scan', 'workPhoto', 'sealed', 'contractScan', 'workFile', 'messageFile',
    'piece')
  and f.created_at < now() - interval '1 day'
  and not exists (select from paper_sheets p where p.scan_id = f.id)
  and not exists (select from hour_entries h where h.photo_id = f.id)
  and not exists (select from message_files m where m.file_id = f.id)
  and not exists (select from contracts c where c.scan_id = f.id)
  and not exists (select from contract_seals s where s.file_id = f.id)
  and not exists (select from certificates e where e.file_id = f.id)
  and not exists (select from assignment_files a where a.file_id = f.id)
  and not exists (select from form_files a where a.file_id = f.id)
  order by f.id limit ${SLICE}`

export const forgetLostFiles = job(
  'forgetLostFiles',
  async ({ site, road }) => {
    let isMore = true
    while (isMore)
      isMore = await road.inTenant(site, async (tx) => {
        const found = await tx.rows<{ id: string }>(lost)
        for (const { id } of found) await forgetFile(tx, id)
        return found.length === SLICE
      })
  },
  '40 2 * * *',
)
