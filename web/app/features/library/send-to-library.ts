import { askSent, type Sent, sendBytes } from '#lib/send-bytes.ts'
import { errorsIn } from '#protocol/client.ts'
import { libraryRules } from '#protocol/features/library.ts'

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

const metaIn = <T>(body: string): T => JSON.parse(body).meta

/** A file on its way to the library; a large one in pieces. */
export async function sendToLibrary(file: File, { id, key, ...how }: Sending): Promise<SentFile> {
  const path = id ? `/api/v1/cms/files/${id}/content` : '/api/v1/cms/files'
  const headers = { 'idempotency-key': key }
  const sending = { ...how, method: id ? 'PUT' : 'POST', headers, query: { name: file.name } } as const
  const isLarge = file.size > libraryRules.pieceBytes
  const { status, body, isBroken } = await (isLarge
    ? sendInPieces(file, path, sending)
    : sendBytes(path, file, sending))
  if (status === 200 || status === 201)
    return { state: 'done', id: metaIn<{ libraryFileId: string }>(body).libraryFileId }
  return isBroken ? { state: 'broken' } : { state: 'refused', problem: errorsIn(body)[0]?.detail }
}

type How = Parameters<typeof sendBytes>[2]

/** From where it was: what arrived before the line broke, or before somebody closed the screen, does not go again. */
async function sendInPieces(file: File, path: string, how: How): Promise<Sent> {
  const pieces = await idOf(file)
  const place = `/api/v1/cms/file_pieces/${pieces}`
  const percentAt = (bytes: number) => how.onPercent(Math.round((100 * bytes) / file.size))
  const asked = await askSent(place)
  if (asked.status !== 200) return asked
  let { received } = metaIn<{ received: number }>(asked.body)
  while (received < file.size) {
    const start = received
    const piece = file.slice(start, start + libraryRules.pieceBytes)
    const onPercent = (percent: number) => percentAt(start + (piece.size * percent) / 100)
    const sent = await sendBytes(place, piece, {
      ...how,
      method: 'PUT',
      headers: {},
      query: { start: `${start}` },
      onPercent,
    })
    if (sent.status !== 200) return sent
    received = metaIn<{ received: number }>(sent.body).received
  }
  percentAt(file.size)
  return sendBytes(path, new Blob(), { ...how, query: { ...how.query, pieces }, onPercent: () => {} })
}

/** The same for the same file, so that who comes back and chooses it again goes on. */
async function idOf({ name, size, lastModified }: File): Promise<string> {
  const said = new TextEncoder().encode(JSON.stringify([name, size, lastModified]))
  const [...bytes] = new Uint8Array(await crypto.subtle.digest('SHA-256', said)).slice(0, 16)
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}
