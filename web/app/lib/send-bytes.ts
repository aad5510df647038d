type Sending = {
  method?: 'POST' | 'PUT'
  locale: string
  headers?: Record<string, string>
  onPercent(percent: number): void
}
/** `broken`: the line, or a server that is busy, and trying again may do. */
export type Sent = { status: number; body: string; isBroken: boolean }

/** A file on its way, by a request that tells how far it is: `fetch` does not. */
export function sendBytes(
  path: string,
  file: File,
  { method = 'POST', locale, headers, onPercent }: Sending,
): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, `${path}?${new URLSearchParams({ name: file.name })}`)
    for (const [name, value] of Object.entries({
      accept: 'application/vnd.api+json',
      'content-type': 'application/octet-stream',
      'accept-language': locale,
      ...headers,
    }))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onPercent(Math.round((100 * loaded) / Math.max(1, total)))
    request.onloadend = () => {
      const { status, responseText: body } = request
      resolve({ status, body, isBroken: status === 0 || status === 429 || status >= 500 })
    }
    request.send(file)
  })
}
