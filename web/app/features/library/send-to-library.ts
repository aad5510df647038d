import { sendBytes } from '#lib/send-bytes.ts'
import { errorsIn } from '#protocol/client.ts'

type Sending = {
  /** Which file it takes the place of; a new one without it. */
  id?: string
  /** Who tries again after a broken line means the same file, also when it had arrived. */
  key: string
  locale: string
  onPercent(percent: number): void
}
/** Refused: `problem` says why. Broken: the line, or a server that is busy, and trying again may do. */
export type SentFile =
  | { state: 'done'; id: string }
  | { state: 'broken' }
  | { state: 'refused'; problem: string | undefined }

/** Of the file that was kept. */
function idIn(body: string): string {
  const { meta }: { meta: { libraryFileId: string } } = JSON.parse(body)
  return meta.libraryFileId
}

/** A file on its way to the library. */
export async function sendToLibrary(file: File, { id, key, ...how }: Sending): Promise<SentFile> {
  const path = id ? `/api/v1/cms/files/${id}/content` : '/api/v1/cms/files'
  const sending = { ...how, method: id ? 'PUT' : 'POST', headers: { 'idempotency-key': key } } as const
  const { status, body, isBroken } = await sendBytes(path, file, sending)
  if (status === 200 || status === 201) return { state: 'done', id: idIn(body) }
  return isBroken ? { state: 'broken' } : { state: 'refused', problem: errorsIn(body)[0]?.detail }
}
