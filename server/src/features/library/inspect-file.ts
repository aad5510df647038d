import { isUtf8 } from 'node:buffer'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import { fail, failField } from '#engine/fail.ts'
import { libraryRules } from '#protocol/features/library.ts'
import { isPicture } from '#server/files/picture-files.ts'
import { documentType } from '#server/files/sent-document.ts'

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', Math.max(0, from), to)
const isSvg = (bytes: Buffer) =>
  /^(\ufeff|\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!doctype[^>]*>\s*)*<svg[\s>]/i.test(
    latin(bytes, 0, 4096),
  )

/** Where an archive ends it has a mark, followed by at most this much. */
const ARCHIVE_END = 65_557
const hasArchive = (bytes: Buffer) => latin(bytes, bytes.length - ARCHIVE_END, bytes.length).includes('PK\x05\x06')
const page = /<(script|html|svg|iframe|body)[\s>/]|<\?php/i
const HEAD = 1024

/** A file that is also something else, for whoever reads it another way: a page, an archive, a document. */
function isMixed(bytes: Buffer, kind: 'picture' | 'pdf' | 'archive'): boolean {
  if (kind === 'archive') return page.test(latin(bytes, 0, 30)) || latin(bytes, 0, HEAD).includes('%PDF-')
  if (hasArchive(bytes) || page.test(latin(bytes, 0, HEAD))) return true
  return kind === 'picture' && (latin(bytes, 0, HEAD).includes('%PDF-') || page.test(afterPicture(bytes)))
}

/** What follows the end of a picture, of which nothing is ever drawn. */
function afterPicture(bytes: Buffer): string {
  if (bytes[0] === 0x89) return from(bytes, bytes.lastIndexOf('IEND', undefined, 'latin1') + 8)
  if (bytes[0] === 0xff) return from(bytes, bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) + 2)
  return from(bytes, bytes.readUInt32LE(4) + 8)
}
const from = (bytes: Buffer, at: number) => latin(bytes, at, bytes.length)

/** How many times its own size a document may become; those of an office stay far below it. */
const unfolding = { times: 100, besides: 10_000_000 }

function unfoldsTooFar(bytes: Buffer): boolean {
  let total = 0
  const count = ({ originalSize }: UnzipFileInfo) => {
    total += originalSize
    return false
  }
  try {
    unzipSync(bytes, { filter: count })
  } catch {
    return false
  }
  return total > bytes.length * unfolding.times + unfolding.besides
}

const documentEnding = new RegExp(`\\.(${libraryRules.documents.map((each) => each.slice(1)).join('|')})$`, 'i')
/** Letters and lines, without what only programs write, and no page either. */
const isPlainText = (bytes: Buffer) =>
  isUtf8(bytes) && !/[^\t\n\f\r\P{Cc}]/u.test(bytes.toString('utf8', 0, 4096)) && !page.test(latin(bytes, 0, HEAD))

export type Inspected = { kind: 'picture' } | { kind: 'document'; contentType: string }

/** What a file is by its bytes, whatever it is called; what cannot be in the library is refused, and says why. */
export function inspectFile(bytes: Buffer, name = ''): Inspected {
  if (bytes.length === 0) throw failField('required', 'file')
  if (isSvg(bytes)) throw failField('library.svg', 'file')
  if (isPicture(bytes)) {
    if (isMixed(bytes, 'picture')) throw failField('library.mixed', 'file')
    if (bytes.length > libraryRules.pictureBytes) throw fail('body.tooLarge')
    return { kind: 'picture' }
  }
  const isArchive = latin(bytes, 0, 4) === 'PK\x03\x04'
  if (isArchive && unfoldsTooFar(bytes)) throw failField('library.bomb', 'file')
  const contentType = documentType(bytes)
  if (!contentType) {
    const ending = documentEnding.exec(name)?.[1]?.toLowerCase()
    if (ending && isPlainText(bytes)) throw failField('library.onlyText', 'file', { ending })
    throw failField('library.type', 'file')
  }
  if (isMixed(bytes, isArchive ? 'archive' : 'pdf')) throw failField('library.mixed', 'file')
  return { kind: 'document', contentType }
}

/** A name without anything that a computer reads as more than a name: one line, no way to another folder. */
export function safeName(given: string, fallback: string): string {
  const name = given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return name.slice(0, 120) || fallback
}
