import { createHash } from 'node:crypto'
import forge from 'node-forge'
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber } from 'pdf-lib'

/** Read with another library than the one that sealed. */
export async function contentsOf(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const { catalog } = pdf
  const form = catalog.lookup(PDFName.of('AcroForm'), PDFDict)
  const field = form.lookup(PDFName.of('Fields'), PDFArray).lookup(0, PDFDict)
  const seal = field.lookup(PDFName.of('V'), PDFDict)
  const range = seal.lookup(PDFName.of('ByteRange'), PDFArray)
  const [from, length, resume, rest] = [0, 1, 2, 3].map((index) => range.lookup(index, PDFNumber).asNumber()) as [
    number,
    number,
    number,
    number,
  ]
  return {
    pdf,
    catalog,
    form,
    field,
    seal,
    isWhole: from === 0 && resume + rest === bytes.length,
    signed: Buffer.concat([bytes.subarray(0, length), bytes.subarray(resume)]),
    cms: seal.lookup(PDFName.of('Contents'), PDFHexString).asBytes(),
  }
}

type Values = forge.asn1.Asn1[]
export type Message = forge.pkcs7.PkcsSignedData & {
  rawCapture: { signature: string; authenticatedAttributes: Values }
}

export function messageOf(cms: Uint8Array): Message {
  const bytes = Buffer.from(cms)
  // What follows its own length fills up the place.
  const der = bytes.subarray(0, 4 + bytes.readUInt16BE(2))
  return forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der.toString('latin1'))) as Message
}

/** Whether the key of its first certificate signed what the message says. */
export function hasRightSignature({ certificates, rawCapture }: Message): boolean {
  const { signature, authenticatedAttributes } = rawCapture
  const statement = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, authenticatedAttributes)
  const digest = forge.md.sha256.create().update(forge.asn1.toDer(statement).getBytes()).digest().getBytes()
  const key = certificates[0]?.publicKey as forge.pki.rsa.PublicKey | undefined
  return key?.verify(digest, signature) === true
}

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'

/** What an implementation that shares nothing with ours says of a seal: the same signed bytes, by that key, over all of it. */
export async function isSealedRight(pdf: Uint8Array): Promise<boolean> {
  const { cms, signed, isWhole } = await contentsOf(pdf)
  const message = messageOf(cms)
  const told = message.rawCapture.authenticatedAttributes
    .map((each) => each.value as Values)
    .find(([name]) => forge.asn1.derToOid(name?.value as string) === MESSAGE_DIGEST)
  const [digest] = (told?.[1]?.value ?? []) as Values
  const signedDigest = Buffer.from(String(digest?.value), 'latin1')
  return isWhole && hasRightSignature(message) && signedDigest.equals(createHash('sha256').update(signed).digest())
}
