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

/** A file on its way to the library, by a request that tells how far it is: `fetch` does not. */
export function sendToLibrary(file: File, { id, key, locale, onPercent }: Sending): Promise<SentFile> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const path = id ? `/api/v1/cms/files/${id}/content` : '/api/v1/cms/files'
    request.open(id ? 'PUT' : 'POST', `${path}?${new URLSearchParams({ name: file.name })}`)
    for (const [name, value] of Object.entries({
      accept: 'application/vnd.api+json',
      'content-type': 'application/octet-stream',
      'accept-language': locale,
      'idempotency-key': key,
    }))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onPercent(Math.round((100 * loaded) / Math.max(1, total)))
    request.onloadend = () => {
      const { status, responseText } = request
      if (status === 200 || status === 201) return resolve({ state: 'done', id: idIn(responseText) })
      if (status === 0 || status === 429 || status >= 500) return resolve({ state: 'broken' })
      resolve({ state: 'refused', problem: errorsIn(responseText)[0]?.detail })
    }
    request.send(file)
  })
}
