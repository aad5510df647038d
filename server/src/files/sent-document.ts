import { type UnzipFileInfo, unzipSync } from 'fflate'

const office = 'application/vnd.openxmlformats-officedocument'
const open = 'application/vnd.oasis.opendocument'
/** By which part of its list of contents a document of Office is known. */
const officeKinds = [
  [`${office}.wordprocessingml.document`, 'docx'],
  [`${office}.spreadsheetml.sheet`, 'xlsx'],
  [`${office}.presentationml.presentation`, 'pptx'],
] as const
const openKinds = [
  [`${open}.text`, 'odt'],
  [`${open}.spreadsheet`, 'ods'],
  [`${open}.presentation`, 'odp'],
] as const
const endings = new Map<string, string>([
  ['application/pdf', 'pdf'],
  ['image/webp', 'webp'],
  ...officeKinds,
  ...openKinds,
])
/** How the name of such a file ends, whatever it was called. */
export const endingOf = (contentType: string): string => endings.get(contentType) ?? 'bin'
export const nameWithEnding = (name: string, contentType: string): string =>
  `${name.replace(/\.[^.]{1,5}$/, '') || 'file'}.${endingOf(contentType)}`

const limits = { entries: 5000, bytes: 300_000_000, list: 500_000 }
/** What runs when somebody opens it. */
const program = /vbaProject\.bin$|^(Basic|Scripts)\/|\.(exe|js|vbs|hta)$/i

/** A document by what is in it, whatever its name says; nothing for anything else, and for those with macros. */
export function documentType(bytes: Buffer): string | undefined {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf'
  if (bytes.toString('latin1', 0, 4) !== 'PK\x03\x04') return undefined
  try {
    return typeOfArchive(bytes)
  } catch {
    return undefined
  }
}

function typeOfArchive(bytes: Buffer): string | undefined {
  let [entries, total, isSafe] = [0, 0, true]
  const wanted = ({ name, originalSize }: UnzipFileInfo) => {
    entries++
    total += originalSize
    if (entries > limits.entries || total > limits.bytes || program.test(name)) isSafe = false
    return (name === '[Content_Types].xml' || name === 'mimetype') && originalSize <= limits.list
  }
  const found = unzipSync(bytes, { filter: wanted })
  if (!isSafe) return undefined
  const text = (name: string) => Buffer.from(found[name] ?? []).toString('utf8')
  const contents = text('[Content_Types].xml')
  const own = text('mimetype').trim()
  if (/macroEnabled/i.test(contents)) return undefined
  return (
    officeKinds.find(([type]) => contents.includes(`${type}.main+xml`))?.[0] ??
    openKinds.find(([type]) => own === type)?.[0]
  )
}
