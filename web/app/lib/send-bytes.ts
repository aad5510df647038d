type Sending = {
  method?: 'POST' | 'PUT'
  query?: Record<string, string>
  locale: string
  headers?: Record<string, string>
  onPercent(percent: number): void
}
/** `broken`: the line, or a server that is busy, and trying again may do. */
export type Sent = { status: number; body: string; isBroken: boolean }

const mayPass = (status: number) => status === 0 || status === 429 || status >= 500

/** A question beside it, that ends in the same way. */
export async function askSent(path: string): Promise<Sent> {
  const answer = await fetch(path, { headers: { accept: 'application/vnd.api+json' } }).catch(() => null)
  const status = answer?.status ?? 0
  return { status, body: (await answer?.text().catch(() => '')) ?? '', isBroken: mayPass(status) }
}

/** A file on its way, by a request that tells how far it is: `fetch` does not. */
export function sendBytes(
  path: string,
  file: Blob,
  { method = 'POST', query, locale, headers, onPercent }: Sending,
): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, `${path}?${new URLSearchParams(query)}`)
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
      resolve({ status, body, isBroken: mayPass(status) })
    }
    request.send(file)
  })
}
