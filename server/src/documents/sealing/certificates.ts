import { createHash, createPublicKey, generateKeyPair, type KeyObject, randomBytes, sign } from 'node:crypto'
import { promisify } from 'node:util'
import { der, integer, nothing, numbered, octets, oid, sequence, tags } from './der.ts'

const newKeyPair = promisify(generateKeyPair)

/** What readers of PDFs all know, and is held to be safe beyond 2030. */
const BITS = 3072
const YEARS_OF_ROOT = 30
const YEARS_OF_SEAL = 10

export type Root = { key: KeyObject; certificate: Buffer; name: string }
export type Issued = { key: KeyObject; certificate: Buffer }

const sha256WithRsa = sequence(oid('1.2.840.113549.1.1.11'), nothing)
const emailProtection = oid('1.3.6.1.5.5.7.3.4')
const documentSigning = oid('1.3.6.1.5.5.7.3.36')

/** Whoever trusts this one trusts every seal of this installation, also those of keys that come later. */
export async function makeRoot(name: string, now = new Date()): Promise<Root> {
  const { publicKey, privateKey: key } = await newKeyPair('rsa', { modulusLength: BITS })
  const certificate = issue({ name, publicKey, years: YEARS_OF_ROOT, now, by: { name, key, publicKey } }, [
    extension('2.5.29.19', true, sequence(der(tags.boolean, Buffer.from([0xff])), integer(Buffer.from([0])))),
    extension('2.5.29.15', true, bits(0b0000_0110, 1)), // signs certificates and lists of them
  ])
  return { key, certificate, name }
}

/** The one that seals: it can sign documents and nothing else. */
export async function makeSealKey(root: Root, name: string, now = new Date()): Promise<Issued> {
  const { publicKey, privateKey: key } = await newKeyPair('rsa', { modulusLength: BITS })
  const by = { name: root.name, key: root.key, publicKey: createPublicKey(root.key) }
  const certificate = issue({ name, publicKey, years: YEARS_OF_SEAL, now, by }, [
    extension('2.5.29.19', true, sequence()),
    extension('2.5.29.15', true, bits(0b1100_0000, 6)), // digitalSignature, nonRepudiation
    extension('2.5.29.37', false, sequence(emailProtection, documentSigning)),
  ])
  return { key, certificate }
}

type Certified = {
  name: string
  publicKey: KeyObject
  years: number
  now: Date
  by: { name: string; key: KeyObject; publicKey: KeyObject }
}

/** X.509 version 3 (RFC 5280). */
function issue({ name, publicKey, years, now, by }: Certified, extensions: Buffer[]): Buffer {
  const from = new Date(now.getTime() - 60 * 60 * 1000) // clocks differ
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  const body = sequence(
    der(numbered(0), integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([0x40]), randomBytes(15)])),
    sha256WithRsa,
    nameOf(by.name),
    sequence(timeOf(from), timeOf(until)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      numbered(3),
      sequence(
        ...extensions,
        extension('2.5.29.14', false, octets(keyId(publicKey))),
        extension('2.5.29.35', false, sequence(der(0x80, keyId(by.publicKey)))),
      ),
    ),
  )
  return sequence(body, sha256WithRsa, der(tags.bits, Buffer.from([0]), sign('sha256', body, by.key)))
}

const nameOf = (name: string) =>
  sequence(der(tags.set, sequence(oid('2.5.4.3'), der(tags.utf8, Buffer.from(name.slice(0, 64))))))

const keyId = (key: KeyObject) =>
  createHash('sha1')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest()

const bits = (byte: number, unused: number) => der(tags.bits, Buffer.from([unused, byte]))

const extension = (id: string, isCritical: boolean, value: Buffer) =>
  sequence(oid(id), ...(isCritical ? [der(tags.boolean, Buffer.from([0xff]))] : []), octets(value))

/** Years from 2050 on are written in full. */
function timeOf(time: Date): Buffer {
  const text = `${time.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`
  return time.getUTCFullYear() < 2050
    ? der(tags.utcTime, Buffer.from(text.slice(2)))
    : der(tags.longTime, Buffer.from(text))
}
