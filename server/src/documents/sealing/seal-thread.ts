import { createPrivateKey, sign } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { P12Signer, PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, PdfString, type Signer } from '@libpdf/core'
import type { Made } from '../thread.ts'
import type { KeyMaterial } from './seal-key.ts'
import { timeStamps } from './time-stamps.ts'

export type Attachment = {
  name: string
  bytes: Uint8Array
  /** What it is, for whoever hears the document read aloud: PDF/UA asks for it. */
  description: string
  /** As in `application/json`. */
  type: string
}

export type SealOrder = {
  id: number
  pdf: Uint8Array
  key: { material: KeyMaterial; certificate: Uint8Array; chain: Uint8Array[]; fingerprint: string }
  reason: string
  name: string
  at: Date
  attachment?: Attachment | undefined
  tsaUrl?: string | undefined
}

/** Certificates and signature take a third of it; a time stamp brings the certificates of its authority. */
const ROOM = 8 * 1024
const ROOM_WITH_TIME_STAMP = 24 * 1024
const FIELD = 'Seal'

async function make(order: SealOrder): Promise<Uint8Array> {
  const pdf = await PDF.load(order.pdf)
  const catalog = pdf.getCatalog()
  if (catalog.has('AcroForm')) throw new Error('it is sealed already, or it is a form')
  if (order.attachment) attach(pdf, order.attachment, order.at)
  // A field of our own: the one that would be made has no words for who hears it, and brings fonts that are not in the file.
  const field = pdf.register(
    PdfDict.of({ FT: PdfName.of('Sig'), T: PdfString.fromString(FIELD), TU: PdfString.fromString(order.name) }),
  )
  catalog.set('AcroForm', pdf.register(PdfDict.of({ Fields: PdfArray.of(field), SigFlags: PdfNumber.of(3) })))
  const { bytes, warnings } = await pdf.sign({
    signer: await signerOf(order.key),
    // It is escaped twice on the way, which shows in these signs only.
    reason: order.reason.replace(/[()\\\r\n]+/g, ' ').trim(),
    signingTime: order.at,
    fieldName: FIELD,
    subFilter: 'ETSI.CAdES.detached',
    digestAlgorithm: 'SHA-256',
    estimatedSize: order.tsaUrl ? ROOM_WITH_TIME_STAMP : ROOM,
    ...(order.tsaUrl ? { timestampAuthority: timeStamps(order.tsaUrl) } : {}),
  })
  if (warnings.length > 0) throw new Error(warnings.map(({ message }) => message).join('; '))
  return bytes
}

/** By hand: what the library writes as the type of a file is escaped twice. */
function attach(pdf: PDF, { name, bytes, description, type }: Attachment, at: Date): void {
  const catalog = pdf.getCatalog()
  if (catalog.has('Names')) throw new Error('it has attachments or names already')
  const time = PdfString.fromString(`D:${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`)
  const file = PdfStream.fromDict({
    Type: PdfName.of('EmbeddedFile'),
    Subtype: PdfName.of(type),
    Params: PdfDict.of({ Size: PdfNumber.of(bytes.length), CreationDate: time, ModDate: time }),
  })
  file.setData(bytes)
  const specification = pdf.register(
    PdfDict.of({
      Type: PdfName.of('Filespec'),
      F: PdfString.fromString(name),
      UF: PdfString.fromString(name),
      Desc: PdfString.fromString(description),
      AFRelationship: PdfName.of('Data'),
      EF: PdfDict.of({ F: pdf.register(file) }),
    }),
  )
  const tree = PdfDict.of({ Names: PdfArray.of(PdfString.fromString(name), specification) })
  catalog.set('Names', PdfDict.of({ EmbeddedFiles: pdf.register(tree) }))
  catalog.set('AF', PdfArray.of(specification))
}

let last: { fingerprint: string; signer: Signer } | undefined

/** Opening a key takes longer than using it, and it is the same one for years. */
async function signerOf(key: SealOrder['key']): Promise<Signer> {
  if (last?.fingerprint !== key.fingerprint) last = { fingerprint: key.fingerprint, signer: await open(key) }
  return last.signer
}

async function open({ material, certificate, chain }: SealOrder['key']): Promise<Signer> {
  if ('p12' in material) return P12Signer.create(material.p12, material.password)
  const key = createPrivateKey(material.pem)
  return {
    certificate,
    certificateChain: chain,
    keyType: 'RSA',
    signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
    sign: async (data) => sign('sha256', data, key),
  }
}

parentPort?.on('message', (order: SealOrder) =>
  make(order).then(
    (pdf) => parentPort?.postMessage({ id: order.id, pdf } satisfies Made),
    (error) => parentPort?.postMessage({ id: order.id, problem: `not sealed: ${error.message}` } satisfies Made),
  ),
)
