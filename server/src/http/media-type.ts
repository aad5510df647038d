import { fail } from '#engine/fail.ts'

export const jsonApi = 'application/vnd.api+json'

/** JSON:API allows only `ext` and `profile`; we have no extensions and may ignore profiles. */
function hasForeignParameter(mediaType: string): boolean {
  return mediaType
    .split(';')
    .slice(1)
    .map((parameter) => parameter.split('=')[0]?.trim().toLowerCase())
    .some((name) => name !== 'profile' && name !== 'q')
}

export function checkAccept(accept: string | undefined): void {
  if (!accept) return
  const offers = accept.split(',').map((offer) => offer.trim().toLowerCase())
  const ours = offers.filter((offer) => offer.startsWith(jsonApi))
  if (ours.length > 0 && ours.every(hasForeignParameter)) throw fail('accept.unsupported', {}, { header: 'Accept' })
}

/** Plain JSON is welcome too: a person with curl need not know our media type. */
export function checkContentType(contentType: string | undefined): void {
  if (!contentType) return
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') {
    checkCharset(contentType)
    return
  }
  if (type === jsonApi && !hasForeignParameter(contentType)) return
  throw fail('media.unsupported', {}, { header: 'Content-Type' })
}

/** JSON is UTF-8. Whoever says that theirs is not would find other letters in it than they wrote. */
export function checkCharset(contentType: string): void {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1]?.toLowerCase()
  if (charset === undefined || charset === 'utf-8' || charset === 'utf8') return
  throw fail('media.charset', {}, { header: 'Content-Type' })
}
