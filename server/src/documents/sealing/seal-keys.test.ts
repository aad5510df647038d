import assert from 'node:assert/strict'
import { createPrivateKey, sign, X509Certificate } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { PDF } from '@libpdf/core'
import forge from 'node-forge'
import { readEnv } from '#server/env.ts'
import { giveSealKey, sealSettings } from '#test/seal-key.ts'
import { asOwner, databaseUrl, testApp } from '#test/setup.ts'
import { threePages } from '#test/three-pages.ts'
import { checkSeal } from './check-seal.ts'
import { keptKey, keyFile, replaceKey } from './key-file.ts'
import { announceKey, knownCertificates, knownKeys, retireKey } from './seal-certificates.ts'
import { type SealKey, SealKeyProblem } from './seal-key.ts'
import { prepareSealing, sealNotices } from './seal-notices.ts'
import { Sealing } from './sealing.ts'

const app = await testApp()
const find = knownCertificates(app.road.db)
const words = { reason: 'Getekend', name: 'Zegel', at: new Date('2027-01-05T10:00:00Z') }
const known = await new Sealing(sealSettings).key()

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'stagehaven-seal-'))
  folders.push(made)
  return made
}
const folders: string[] = []
after(async () => {
  for (const each of folders) await rm(each, { recursive: true, force: true })
})

describe('the key of an installation', () => {
  test('is made once by however many start at the same moment; a forger who makes one with the same name is found out', async () => {
    const dataDir = await folder()
    const name = new X509Certificate(known.certificate).subject.replace('CN=', '')
    const [one, other] = await Promise.all([keptKey(dataDir, name), keptKey(dataDir, name)])
    assert.equal(one.fingerprint, other.fingerprint)
    assert.deepEqual(await readdir(dataDir), ['seal.pem'])
    assert.equal((await stat(keyFile(dataDir))).mode & 0o777, 0o600)
    const [leaf, root] = [new X509Certificate(one.certificate), new X509Certificate(one.chain[0] as Buffer)]
    assert.ok(root.ca && !leaf.ca && leaf.checkIssued(root) && leaf.verify(root.publicKey))
    assert.equal(root.publicKey.asymmetricKeyDetails?.modulusLength, 3072)
    assert.equal(leaf.subject, new X509Certificate(known.certificate).subject)

    await asOwner((owner) => announceKey(owner, known))
    const forged = Buffer.from(await new Sealing({ ...sealSettings, dataDir }).seal(await threePages(), words))
    assert.deepEqual(await checkSeal(forged, find), { kind: 'not ours', why: 'otherKey' })
    // And behind a seal of ours, over all of it, as PDF allows: the last signature counts.
    const twice = await PDF.load(await new Sealing(sealSettings).seal(await threePages(), words))
    const key = createPrivateKey(await readFile(keyFile(dataDir), 'utf8'))
    const signer = {
      certificate: new Uint8Array(one.certificate),
      keyType: 'RSA' as const,
      signatureAlgorithm: 'RSASSA-PKCS1-v1_5' as const,
      sign: async (data: Uint8Array) => sign('sha256', data, key),
    }
    const { bytes } = await twice.sign({ signer })
    assert.deepEqual(await checkSeal(bytes, find), { kind: 'not ours', why: 'otherKey' })
    // And with the fingerprint of ours in the place of theirs, where the signature names its certificate.
    forged.write(known.fingerprint, forged.lastIndexOf(one.fingerprint.toUpperCase()))
    assert.deepEqual(await checkSeal(forged, find), { kind: 'not ours', why: 'forged' })
  })

  test('can be replaced while the server runs: new documents get the new one, old ones stay genuine', async () => {
    const dataDir = await folder()
    await giveSealKey(dataDir)
    const sealing = new Sealing({ ...sealSettings, dataDir })
    assert.doesNotMatch((await prepareSealing(sealing, databaseUrl())).join(), /cannot be sealed/)
    const pdf = await threePages()
    const old = await sealing.seal(pdf, words)

    const next = await asOwner((owner) => replaceKey(dataDir, (key) => announceKey(owner, key)))
    const young = await sealing.seal(pdf, words)

    const fingerprintOf = async (sealed: Uint8Array) => {
      const answer = await checkSeal(sealed, find)
      return answer.kind === 'genuine' ? answer.fingerprint : answer.kind
    }
    assert.notEqual(next.fingerprint, known.fingerprint)
    assert.deepEqual([await fingerprintOf(old), await fingerprintOf(young)], [known.fingerprint, next.fingerprint])
    assert.deepEqual(next.chain, known.chain, 'whoever trusts the root trusts the new one')
    assert.deepEqual(await readdir(dataDir), ['seal.pem'])
    assert.equal((await stat(keyFile(dataDir))).mode & 0o777, 0o600)
    // Other test files know only the known one.
    assert.ok(await asOwner((owner) => retireKey(owner, next.fingerprint)))
    assert.equal(await asOwner((owner) => retireKey(owner, next.fingerprint)), false, 'once')
  })

  test('stays as it was when the new one cannot be made known', async () => {
    const dataDir = await folder()
    await giveSealKey(dataDir)
    await assert.rejects(
      replaceKey(dataDir, () => Promise.reject(new Error('no database'))),
      /no database/,
    )
    assert.deepEqual(await readdir(dataDir), ['seal.pem'])
    assert.equal((await new Sealing({ ...sealSettings, dataDir }).key()).fingerprint, known.fingerprint)
  })

  test('that cannot be kept or read is said with its place', async () => {
    const dataDir = await folder()
    await writeFile(keyFile(dataDir), (await readFile(keyFile(sealSettings.dataDir), 'utf8')).slice(0, 3000))
    const sealing = new Sealing({ ...sealSettings, dataDir })
    await assert.rejects(sealing.key(), (error: Error) => {
      return error instanceof SealKeyProblem && error.message.includes(keyFile(dataDir))
    })
    const [notice] = await prepareSealing(sealing, databaseUrl())
    assert.match(notice ?? '', /^Documents cannot be sealed: .*seal\.pem/)
    const below = join(keyFile(dataDir), 'no-folder')
    await assert.rejects(new Sealing({ ...sealSettings, dataDir: below }).key(), /cannot be used: ENOTDIR/)
  })

  test('can be given as a PKCS #12 file, by its place or as text', async () => {
    const dataDir = await folder()
    const [key, ...certificates] = (await readFile(keyFile(sealSettings.dataDir), 'utf8')).split(/(?=-----BEGIN)/)
    const p12 = forge.asn1.toDer(
      forge.pkcs12.toPkcs12Asn1(
        forge.pki.privateKeyFromPem(key as string),
        certificates.slice(0, 2).map((pem) => forge.pki.certificateFromPem(pem)),
        'welkom',
        { algorithm: 'aes256', count: 2048 },
      ),
    )
    const bytes = Buffer.from(p12.getBytes(), 'latin1')
    await writeFile(join(dataDir, 'key.p12'), bytes)
    const env = (SEAL_P12: string, SEAL_P12_PASSWORD = 'welkom') =>
      readEnv({ SECRET: 'x', DATA_DIR: dataDir, SEAL_P12, SEAL_P12_PASSWORD })
    const sealing = new Sealing(env(join(dataDir, 'key.p12')))
    assert.equal((await sealing.key()).fingerprint, known.fingerprint)
    assert.equal((await new Sealing(env(bytes.toString('base64'))).key()).fingerprint, known.fingerprint)
    await asOwner((owner) => announceKey(owner, known))
    assert.equal((await checkSeal(await sealing.seal(await threePages(), words), find)).kind, 'genuine')
    await assert.rejects(new Sealing(env(join(dataDir, 'key.p12'), 'wrong')).key(), SealKeyProblem)
    assert.deepEqual(await readdir(dataDir), ['key.p12'], 'no other is made')
  })
})

describe('what is known of all keys', () => {
  test('the app can read it and not add to it: who gets hold of the app cannot vouch for a key', async () => {
    await asOwner((owner) => announceKey(owner, known))
    assert.match((await find(known.fingerprint)) ?? '', /^-----BEGIN CERTIFICATE-----/)
    assert.equal(await find('0'.repeat(64)), undefined)
    for (const text of [
      `insert into seal_certificates (fingerprint, certificate, chain) values ('${'0'.repeat(64)}', 'x', 'y')`,
      `update seal_certificates set certificate = 'x'`,
      'delete from seal_certificates',
    ])
      await assert.rejects(app.road.db.ask({ text, values: [] }), /permission denied/)
  })

  test('making a key known twice keeps when it was first', async () => {
    const row = async () => (await asOwner(knownKeys)).find(({ fingerprint }) => fingerprint === known.fingerprint)
    await asOwner((owner) => announceKey(owner, known))
    const first = await row()
    await asOwner((owner) => announceKey(owner, known))
    assert.ok(first)
    assert.deepEqual(await row(), first)
  })

  test('a machine says at the start that its key is another one, was replaced, or ends soon', () => {
    const key: SealKey = { ...known, fingerprint: 'a'.repeat(64), endsAt: new Date('2036-01-01') }
    const now = new Date('2027-01-01')
    const row = (letter: string, retiredAt: Date | null = null) => ({
      fingerprint: letter.repeat(64),
      addedAt: now,
      retiredAt,
    })
    const said = (...rows: ReturnType<typeof row>[]) => sealNotices(key, rows, now).join('\n')
    assert.equal(said(row('a')), '')
    assert.equal(said(row('a'), row('b', now)), '')
    assert.match(said(row('a'), row('b')), /with key a{16}, others with b{16}\./)
    assert.match(said(row('a', now), row('b')), /a{16}, which was replaced/)
    assert.match(sealNotices(key, [row('a')], new Date('2035-12-01')).join(), /ends on 2036-01-01/)
  })
})
