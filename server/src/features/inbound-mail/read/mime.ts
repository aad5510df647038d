import { decodedText, decodedWords } from './header-words.ts'

type Header = readonly [name: string, value: string]
/** One part of a mail: a text, a file, or several of them together. */
export type MailPart = {
  headers: readonly Header[]
  /** In small letters, `text/plain` where nothing is said. */
  type: string
  params: Readonly<Record<string, string>>
  isAttached: boolean
  fileName: string
  content: Buffer
  parts: readonly MailPart[]
}

/** More than any program nests or sends, and little enough to read. */
const most = { depth: 12, parts: 200, headers: 500, value: 10_000 }

/** Reads a mail as it came (RFC 5322, 2045 to 2047, 2231). What is broken in it is read as far as it goes. */
export function readMail(raw: Buffer): MailPart {
  return readPart(raw.toString('latin1'), { left: most.parts }, 0)
}

export const headerOf = ({ headers }: MailPart, name: string): string | undefined =>
  headers.find(([each]) => each === name)?.[1]
export const headersOf = ({ headers }: MailPart, name: string): string[] =>
  headers.flatMap(([each, value]) => (each === name ? [value] : []))

/** The part itself and everything within it. */
export const allParts = (part: MailPart): MailPart[] => [part, ...part.parts.flatMap(allParts)]

/** What it says, as text. */
export const textOf = ({ content, params }: MailPart): string => decodedText(content, params.charset)

function readPart(text: string, count: { left: number }, depth: number): MailPart {
  // A part without a line about itself begins with the empty one.
  const bare = /^\r?\n/.exec(text)
  const end = bare ?? /\r?\n\r?\n/.exec(text)
  const head = text.slice(0, end?.index ?? text.length)
  const body = end ? text.slice(end.index + end[0].length) : ''
  const headers = readHeaders(head)
  const of = (name: string) => headers.find(([each]) => each === name)?.[1] ?? ''
  const { value: type, params } = readValue(of('content-type') || 'text/plain')
  const disposition = readValue(of('content-disposition'))
  const isMany = type.startsWith('multipart/') && params.boundary !== undefined && depth < most.depth
  const parts = isMany
    ? split(body, String(params.boundary), count).map((each) => readPart(each, count, depth + 1))
    : []
  return {
    headers,
    type,
    params,
    isAttached: disposition.value === 'attachment',
    fileName: decodedWords(disposition.params.filename ?? params.name ?? ''),
    content: isMany ? Buffer.alloc(0) : decodedBody(body, of('content-transfer-encoding').trim().toLowerCase()),
    parts,
  }
}

/** A line that begins with a space goes on with the one before. */
export function readHeaders(text: string): Header[] {
  return text
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .slice(0, most.headers)
    .flatMap((line): Header[] => {
      const [, name, value] = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name.toLowerCase(), (value ?? '').trim()]]
    })
}

/** `text/plain; charset="utf-8"`, with names in pieces and in other alphabets (RFC 2231). */
export function readValue(header: string): { value: string; params: Record<string, string> } {
  const [value = '', ...rest] = header.slice(0, most.value).match(/(?:"(?:\\.|[^"\\])*"|[^;"])+/g) ?? []
  const found = new Map<string, { at: number; isCoded: boolean; text: string }[]>()
  for (const each of rest) {
    const [, name, piece, star, given = ''] = /^\s*([^\s=*]+)(?:\*(\d{1,2}))?(\*)?\s*=\s*(.*?)\s*$/s.exec(each) ?? []
    if (!name) continue
    const text = given.startsWith('"') ? given.slice(1, -1).replace(/\\(.)/g, '$1') : given
    const pieces = found.get(name.toLowerCase()) ?? []
    pieces.push({ at: Number(piece ?? 0), isCoded: star !== undefined, text })
    found.set(name.toLowerCase(), pieces)
  }
  const params = [...found].map(([name, pieces]): [string, string] => {
    const sorted = pieces.toSorted((one, other) => one.at - other.at)
    const text = sorted.map((piece) => piece.text).join('')
    return [name, sorted.some(({ isCoded }) => isCoded) ? decodedParameter(text) : text]
  })
  return { value: value.trim().toLowerCase(), params: Object.fromEntries(params) }
}

function decodedParameter(text: string): string {
  const [, charset = 'utf-8', coded = text] = /^([^']*)'[^']*'(.*)$/s.exec(text) ?? []
  const bytes = coded.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return decodedText(Buffer.from(bytes, 'latin1'), charset)
}

function split(body: string, boundary: string, count: { left: number }): string[] {
  const found: string[] = []
  let begin = -1
  for (let at = body.startsWith(`--${boundary}`) ? 0 : lineAt(body, boundary, 0); at >= 0; ) {
    if (begin >= 0) found.push(body.slice(begin, at).replace(/\r?\n$/, ''))
    const after = at + 2 + boundary.length
    if (body.startsWith('--', after) || count.left-- <= 0) return found
    const end = body.indexOf('\n', after)
    if (end < 0) return found
    begin = end + 1
    at = body.startsWith(`--${boundary}`, begin) ? begin : lineAt(body, boundary, end)
  }
  // Cut off on its way: what is there counts.
  if (begin >= 0) found.push(body.slice(begin))
  return found
}

const lineAt = (body: string, boundary: string, from: number) => {
  const at = body.indexOf(`\n--${boundary}`, from)
  return at < 0 ? -1 : at + 1
}

function decodedBody(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body.replace(/[^A-Za-z0-9+/=]/g, ''), 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1')
  const bytes = body
    .replace(/[ \t]+(?=\r?\n)/g, '')
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}
