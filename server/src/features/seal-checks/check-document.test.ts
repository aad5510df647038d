import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as protocol from '#protocol/features/seal-checks.ts'
import { type SealClaim, sealClaim } from '#protocol/shared/read-seal.ts'
import { Sealing } from '#server/documents/sealing/sealing.ts'
import { contractWorld } from '#test/contract-world.ts'
import { sealSettings } from '#test/seal-key.ts'
import { threePages } from '#test/three-pages.ts'
import { initialsOf } from './initials.ts'

const w = await contractWorld()
const { app, site, guest, mentor, database } = w
const contract = await w.ready()
await w.signAll(contract)
await w.sealed(contract.id)
const { rawPayload } = await app.http.inject({
  url: `/api/v1/contracts/${contract.id}/document`,
  headers: mentor.credentials,
})
const pdf = Uint8Array.from(rawPayload)

async function claimOf(bytes: Uint8Array<ArrayBuffer>): Promise<SealClaim> {
  const claim = await sealClaim(bytes)
  if ('kind' in claim) throw new Error(claim.kind)
  return claim
}
const check = async (bytes: Uint8Array<ArrayBuffer>) => guest.run(protocol.checkSeal, '', await claimOf(bytes))

describe('anybody who holds a document', () => {
  test('hears that it is genuine, by whom in general words, and no whole name', async () => {
    const found = await check(pdf)
    assert.ok(found.kind === 'genuine' && found.facts.what === 'contract')
    assert.deepEqual([found.facts.student, found.facts.school], ['D. de W.', w.school.name])
    assert.deepEqual(
      found.facts.signed.map(({ role }) => role),
      ['student', 'guardian', 'host', 'school'],
    )
    const said = JSON.stringify(found)
    for (const name of ['Daan', 'Wit', 'Petra', 'Bea', 'Ingrid', '@']) assert.ok(!said.includes(name), name)
  })

  test('hears that one letter was changed, or something added, and to what its seal belongs', async () => {
    const changed = pdf.slice()
    changed[3000] = (changed[3000] ?? 0) ^ 1
    const found = await check(changed)
    assert.ok(found.kind === 'changed' && found.facts)
    assert.match(found.facts.number ?? '', /^\d{4}-\d+$/)
    const longer = new Uint8Array(pdf.length + 3)
    longer.set(pdf)
    assert.equal((await check(longer)).kind, 'appended')
  })

  test('hears that a seal of ours is of no document of this site, and that another key is not ours', async () => {
    const words = { reason: 'Test', name: 'Test', at: new Date() }
    const other = await new Sealing(sealSettings).seal(await threePages(), words)
    assert.equal((await check(Uint8Array.from(other))).kind, 'elsewhere')
    const claim = await claimOf(pdf)
    const [{ fingerprint } = { fingerprint: '' }] = await database.rows<{ fingerprint: string }>(
      'update seal_certificates set fingerprint = reverse(fingerprint) returning reverse(fingerprint) as fingerprint',
    )
    assert.equal((await guest.run(protocol.checkSeal, '', claim)).kind, 'notOurs')
    await database.rows('update seal_certificates set fingerprint = $1', [fingerprint])
    assert.equal((await guest.run(protocol.checkSeal, '', { ...claim, cms: 'beef' })).kind, 'unreadable')
  })

  test('finds it by the code on paper, however that is typed, and by no other', async () => {
    const [{ code } = { code: '' }] = await database.rows<{ code: string }>('select code from contract_seals')
    for (const typed of [code, code.toLowerCase().replaceAll('-', ' ')]) {
      const found = await guest.tell(protocol.checkCode, { filter: { code: typed } })
      assert.equal(found.kind, 'known', typed)
    }
    assert.equal((await guest.tell(protocol.checkCode, { filter: { code: '2222-2222-22' } })).kind, 'unknownCode')
  })

  test('cannot guess: who asks all the time has to wait', async () => {
    const ask = () =>
      app.http.inject({
        url: '/api/v1/seal_checks/code?filter[code]=2222-2222-22',
        headers: { 'x-tenant': site.key },
        remoteAddress: '203.0.113.9',
      })
    let status = 200
    for (let times = 0; times < 100 && status === 200; times++) status = (await ask()).statusCode
    assert.equal(status, 429)
  })
})

test('of a name only the first letters are said', () => {
  assert.deepEqual(['Daan van der Meulen', 'Łukasz', "Anne-Fleur  d'Angelo"].map(initialsOf), [
    'D. van der M.',
    'Ł.',
    'A. d.',
  ])
})
