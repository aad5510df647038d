import { contentOf, type Der, inside, NotDer, numbered, oid, readAll, readDer, tags } from './der.ts'

/** What the signature of a seal says. */
export type Signed = {
  /** SHA-256 of what was signed. */
  digest: Uint8Array
  /** SHA-256 of the certificate that it says to be made with. */
  certificate: Uint8Array
  at: Date
  /** The bytes that the signature is about, and the signature. */
  statement: Uint8Array
  signature: Uint8Array
}

const signedData = oid('1.2.840.113549.1.7.2')
const data = oid('1.2.840.113549.1.7.1')
const contentType = oid('1.2.840.113549.1.9.3')
const messageDigest = oid('1.2.840.113549.1.9.4')
const signingTime = oid('1.2.840.113549.1.9.5')
const signingCertificate = oid('1.2.840.113549.1.9.16.2.47')
const sha256 = oid('2.16.840.1.101.3.4.2.1')

/**
 * Reads the form of CMS (RFC 5652) that our seals have, as CAdES asks for it: one signer, SHA-256, detached, with the certificate
 * named. Whatever else CMS can be was not made by us. Throws NotDer.
 */
export function readCms(bytes: Uint8Array): Signed {
  const whole = readDer(bytes)
  // Nobody signs what stands behind, so nothing may.
  if (bytes.subarray(whole.whole.length).some((byte) => byte !== 0)) throw new NotDer('something follows')
  const [kind, wrapped] = inside(whole, tags.sequence)
  expect(kind, signedData)
  const [, , content, ...rest] = inside(inside(wrapped, numbered(0))[0], tags.sequence)
  const [type, ...attached] = inside(content, tags.sequence)
  expect(type, data)
  const signers = inside(rest.at(-1), tags.set)
  if (attached.length > 0 || signers.length !== 1) throw new NotDer('not one signer of something outside')
  const [, , hash, said, , signature] = inside(signers[0], tags.sequence)
  expect(inside(hash, tags.sequence)[0], sha256)
  if (said?.tag !== numbered(0)) throw new NotDer('nothing is said')
  // In its place it has a number; what was signed is the plain set.
  const statement = Uint8Array.from(said.whole)
  statement[0] = tags.set
  return { ...sayings(said), statement, signature: contentOf(signature, tags.octets) }
}

function sayings(said: Der): Pick<Signed, 'digest' | 'certificate' | 'at'> {
  const values = new Map<string, Der>()
  for (const each of readAll(said.content)) {
    const [name, set] = inside(each, tags.sequence)
    const [value, ...others] = inside(set, tags.set)
    const id = name && keyOf(name.whole)
    if (!id || !value || others.length > 0 || values.has(id)) throw new NotDer('something is said twice')
    values.set(id, value)
  }
  expect(values.get(keyOf(contentType)), data)
  const [certificates] = inside(values.get(keyOf(signingCertificate)), tags.sequence)
  // Its hash is SHA-256 when nothing else is named before it.
  const [certificate] = inside(inside(certificates, tags.sequence)[0], tags.sequence)
  return {
    digest: contentOf(values.get(keyOf(messageDigest)), tags.octets),
    certificate: contentOf(certificate, tags.octets),
    at: timeOf(contentOf(values.get(keyOf(signingTime)), tags.utcTime)),
  }
}

function timeOf(content: Uint8Array): Date {
  const parts = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(Buffer.from(content).toString('latin1'))
  if (!parts) throw new NotDer('no time')
  const [year, month, day, hour, minute, second] = parts.slice(1).map(Number) as [number, number, number, ...number[]]
  return new Date(Date.UTC(2000 + year, month - 1, day, hour, minute, second))
}

const keyOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

function expect(value: Der | undefined, wanted: Uint8Array): void {
  if (!value || !Buffer.from(wanted).equals(value.whole)) throw new NotDer('another kind')
}
