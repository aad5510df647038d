import { HttpTimestampAuthority, type TimestampAuthority } from '@libpdf/core'

/** An authority answers in less than a second. Sealing is a job that is tried again later. */
const PATIENCE_MS = 10_000
/** What one sends is a tenth of this. */
const MOST_BYTES = 64 * 1024

/** Says when a seal was made, by somebody else (RFC 3161). */
export function timeStamps(url: string): TimestampAuthority {
  const authority = new HttpTimestampAuthority(url, { fetch: askBriefly, timeout: PATIENCE_MS })
  return {
    timestamp: async (digest, algorithm) => {
      const token = await authority.timestamp(digest, algorithm)
      // One that speaks of something else would make a seal that no reader accepts, for ever.
      if (!Buffer.from(token).includes(Buffer.from(digest))) throw new Error('the time stamp is about something else')
      return token
    },
  }
}

/** The limit is for the whole answer, not only for its beginning, and for its size too. */
async function askBriefly(address: string | URL | Request, options?: RequestInit): Promise<Response> {
  const { signal: _, ...rest } = options ?? {}
  const answer = await fetch(address, { ...rest, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > MOST_BYTES) throw new Error('the time stamp is too large')
    parts.push(part)
  }
  return new Response(Buffer.concat(parts), { status: answer.status, statusText: answer.statusText })
}
