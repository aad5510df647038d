import { createPrivateKey, sign, verify, X509Certificate } from 'node:crypto'
import { type Issued, makeRoot, makeSealKey, type Root } from './certificates.ts'

/** What seals: a key of our own as text, or one that was given as a PKCS #12 file. */
export type KeyMaterial = { pem: string } | { p12: Uint8Array; password: string }

export type SealKey = {
  material: KeyMaterial
  /** DER; those behind it lead up to the root. */
  certificate: Buffer
  chain: Buffer[]
  /** SHA-256 of the certificate, hexadecimal. */
  fingerprint: string
  endsAt: Date
}

export class SealKeyProblem extends Error {}

const blocks = /-----BEGIN (?:PRIVATE KEY|CERTIFICATE)-----[^-]+-----END (?:PRIVATE KEY|CERTIFICATE)-----/g

/** The key that seals with its certificate, then those of the root. */
function parts(pem: string): { seal: Issued; root: Root } {
  const [key = '', certificate = '', rootCertificate = '', rootKey = ''] = pem.match(blocks) ?? []
  const [own, above] = [new X509Certificate(certificate), new X509Certificate(rootCertificate)]
  const found = {
    seal: { key: createPrivateKey(key), certificate: own.raw },
    root: { key: createPrivateKey(rootKey), certificate: above.raw, name: commonName(above) },
  }
  if (!own.checkPrivateKey(found.seal.key) || !above.checkPrivateKey(found.root.key) || !own.verify(above.publicKey))
    throw new Error('keys and certificates do not belong together')
  return found
}

const commonName = ({ subject }: X509Certificate) => /^CN=(.*)$/m.exec(subject)?.[1] ?? ''

const privateText = ({ key }: Issued | Root) => key.export({ type: 'pkcs8', format: 'pem' }).toString()
const publicText = ({ certificate }: Issued | Root) => new X509Certificate(certificate).toString()

/** A key and a root of its own. */
export async function newKeyText(name: string): Promise<string> {
  const root = await makeRoot(`${name} root`)
  return textWith(await makeSealKey(root, name), root)
}

/** Another key with the same name from the same root, which people may have learned to trust. */
export async function nextKeyText(old: string): Promise<string> {
  const { seal, root } = parts(old)
  return textWith(await makeSealKey(root, commonName(new X509Certificate(seal.certificate))), root)
}

function textWith(seal: Issued, root: Root): string {
  return [privateText(seal), publicText(seal), publicText(root), privateText(root)].join('')
}

export function keyOfText(pem: string): SealKey {
  const { seal, root } = parts(pem)
  return described({ pem }, seal.certificate, [root.certificate])
}

export async function keyOfP12(p12: Uint8Array, password: string): Promise<SealKey> {
  // Only who has one needs what reads it.
  const { P12Signer } = await import('@libpdf/core')
  try {
    const signer = await P12Signer.create(p12, password)
    const certificate = Buffer.from(signer.certificate)
    const probe = Buffer.from('is this its key?')
    const isPair = verify(
      'sha256',
      probe,
      new X509Certificate(certificate).publicKey,
      await signer.sign(probe, 'SHA-256'),
    )
    if (!isPair) throw new Error('its first certificate is not that of its key')
    return described(
      { p12, password },
      certificate,
      signer.certificateChain.map((each) => Buffer.from(each)),
    )
  } catch (error) {
    throw new SealKeyProblem(`SEAL_P12 cannot be used: ${(error as Error).message}`)
  }
}

export async function signWith(material: KeyMaterial, bytes: Uint8Array): Promise<Buffer> {
  if ('pem' in material) return sign('sha256', bytes, parts(material.pem).seal.key)
  const { P12Signer } = await import('@libpdf/core')
  const signer = await P12Signer.create(material.p12, material.password)
  return Buffer.from(await signer.sign(bytes, 'SHA-256'))
}

function described(material: KeyMaterial, certificate: Buffer, chain: Buffer[]): SealKey {
  const { fingerprint256, validTo } = new X509Certificate(certificate)
  const fingerprint = fingerprint256.replaceAll(':', '').toLowerCase()
  return { material, certificate, chain, fingerprint, endsAt: new Date(validTo) }
}
