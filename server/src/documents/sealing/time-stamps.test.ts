import assert from 'node:assert/strict'
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import { readSeal } from '#protocol/shared/read-seal.ts'
import { sealSettings } from '#test/seal-key.ts'
import { threePages } from '#test/three-pages.ts'
import { checkSeal } from './check-seal.ts'
import { contentOf, der, inside, integer, octets, oid, readDer, sequence, tags } from './der.ts'
import { Sealing } from './sealing.ts'

const number = (value: number) => integer(Buffer.from([value]))
const timeStampToken = oid('1.2.840.113549.1.9.16.2.14')

/** The form of an answer (RFC 3161); what it holds is only what we look at. */
const granted = (digest: Uint8Array) =>
  sequence(sequence(number(0)), sequence(oid('1.2.840.113549.1.7.2'), der(0xa0, sequence(number(3), octets(digest)))))

/** Answers each question as the test says. */
let answer: (digest: Uint8Array) => { status?: number; body: Uint8Array } = () => ({ body: Buffer.alloc(0) })
const authority = createServer(async (request, response) => {
  const question = Buffer.concat(await request.toArray())
  const [, imprint] = inside(readDer(question), tags.sequence)
  const digest = contentOf(inside(imprint, tags.sequence)[1], tags.octets)
  const { status = 200, body } = answer(digest)
  response.writeHead(status, { 'content-type': 'application/timestamp-reply' }).end(body)
}).listen(0, '127.0.0.1')
await once(authority, 'listening')
after(() => authority.close())

const tsaUrl = `http://127.0.0.1:${(authority.address() as AddressInfo).port}/tsr`
const sealing = new Sealing({ ...sealSettings, tsaUrl })
const pdf = await threePages()
const seal = () => sealing.seal(pdf, { reason: 'Getekend', name: 'Zegel', at: new Date('2027-01-05T10:00:00Z') })

describe('with an authority that confirms the time', () => {
  test('what it says goes into the seal, which stays genuine', async () => {
    answer = (digest) => ({ body: granted(digest) })
    const sealed = await seal()
    const found = readSeal(sealed)
    assert.ok(found.kind === 'found' && found.cms.includes(timeStampToken.toString('hex')))
    const { certificate } = await sealing.key()
    const { kind } = await checkSeal(sealed, async () => new X509Certificate(certificate).toString())
    assert.equal(kind, 'genuine')
  })

  test('nothing is sealed without a right answer, and it is said why', async () => {
    for (const [given, problem] of [
      [{ status: 503, body: Buffer.alloc(0) }, /not sealed: .*HTTP 503/],
      [{ body: Buffer.from('hello') }, /not sealed: /],
      [{ body: sequence(sequence(number(2))) }, /not sealed: .*rejected/],
      [{ body: granted(Buffer.alloc(32)) }, /not sealed: the time stamp is about something else/],
      [{ body: Buffer.alloc(100_000) }, /not sealed: .*too large/],
    ] as const) {
      answer = () => given
      await assert.rejects(seal(), problem)
    }
    authority.closeAllConnections()
    await assert.rejects(
      new Sealing({ ...sealSettings, tsaUrl: 'http://127.0.0.1:1/' }).seal(pdf, {
        reason: '',
        name: '',
        at: new Date(),
      }),
      /not sealed: TSA/,
    )
  })
})
