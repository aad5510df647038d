import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as signing from '#protocol/features/contract-signing.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { contractWorld, drawing, isRefused } from '#test/contract-world.ts'
import { organization, person } from '#test/world.ts'

const w = await contractWorld()
const { app, site, mentor, guest, ready, linkTo, sign, ownSeat, seatOf } = w
const signaturesOf = (id: string) =>
  app.road.db.withTenant(site.id, (sql) =>
    sql.rows<{ role: string; name: string }>('select role, name from contract_signatures where contract_id = $1', [id]),
  )
const signedWith = (hash: string | null) => ({ hash: hash ?? '', drawing, name: 'Iemand Anders', agrees: true })

describe('nobody signs for somebody else', () => {
  test('with the link of another signer', async () => {
    const { student, mother, id } = await ready()
    const token = await linkTo(mother, id)
    const { hash } = await guest.run(signing.openContract, '', { token })
    const signerId = await ownSeat(student, id)
    await guest.run(signing.signContract, '', { token, signerId, ...signedWith(hash) })
    assert.deepEqual(await signaturesOf(id), [{ role: 'guardian', name: 'Iemand Anders' }])
  })

  test('with the link of another mailbox, or of one that was passed on', async () => {
    const [one, other] = [await ready(), await ready()]
    const token = await linkTo(one.mother, one.id)
    const { id: signerId } = await seatOf(other.id, 'guardian')
    assert.equal((await guest.run(signing.openContract, '', { token, signerId })).contractId, one.id)
    await mentor.run(protocol.replaceSigner, signerId, { name: 'Petra de Wit', email: one.mother })
    assert.equal((await guest.run(signing.openContract, '', { token, signerId })).contractId, other.id)
    const own = await seatOf(one.id, 'guardian')
    await mentor.run(protocol.replaceSigner, own.id, { name: 'Opa', email: `opa-${one.id.slice(0, 8)}@thuis.test` })
    const ended = guest.run(signing.openContract, '', { token, signerId })
    await assert.rejects(ended, isRefused('contractLink.passedOn'))
  })

  test('with the id of a contract and of a signer alone', async () => {
    const { id } = await ready()
    const { id: signerId } = await seatOf(id, 'guardian')
    await assert.rejects(guest.run(signing.openContract, '', { signerId }), isRefused('contractLink.unknown'))
  })

  test('with an account of another person, the student’s own mentor included', async () => {
    const { student, id } = await ready()
    const { id: signerId } = await seatOf(id, 'guardian')
    for (const who of [student, mentor])
      await assert.rejects(who.run(signing.openContract, '', { signerId }), isRefused('record.missing'))
  })

  test('with what a dump of the database holds', async () => {
    const { mother, id } = await ready()
    await linkTo(mother, id)
    const hashes = await app.road.db.withTenant(site.id, (sql) =>
      sql.rows<{ hex: string; base: string }>(
        `select encode(token_hash, 'hex') as hex, translate(encode(token_hash, 'base64'), '+/=', '-_') as base
         from contract_links where contract_id = $1`,
        [id],
      ),
    )
    assert.ok(hashes.length > 0)
    for (const token of hashes.flatMap(({ hex, base }) => [hex, base]))
      await assert.rejects(guest.run(signing.openContract, '', { token }), isRefused('contractLink.unknown'))
  })

  test('as staff of another school', async () => {
    const { id } = await ready()
    const school = await organization(app, site, 'School', { name: 'Elders College' })
    const stranger = await person(app, site, [['admin', school.id]])
    await assert.rejects(stranger.find(protocol.contracts, id), isRefused('record.missing'))
    const { id: seat } = await seatOf(id, 'guardian')
    for (const reach of [protocol.showSignerCode, protocol.replaceSigner])
      await assert.rejects(
        stranger.run(reach, seat, { name: 'Ik', email: 'ik@elders.test' } as never),
        isRefused('record.missing'),
      )
    const release = stranger.run(protocol.releaseContracts, '', { contractIds: [id] })
    await assert.rejects(release, isRefused('relation.missing'))
  })
})

describe('nobody signs what they did not see', () => {
  test('a text that changed between opening and signing', async () => {
    const { student, id } = await ready()
    const signerId = await ownSeat(student, id)
    const { hash } = await student.run(signing.openContract, '', { signerId })
    await mentor.run(protocol.editContract, id, { reason: 'Andere tijden' })
    await mentor.run(protocol.fillContractFields, id, {
      blanks: { times: 'zondagnacht', supervisorPhone: '06 12345678', safety: '-' },
    })
    await mentor.run(protocol.releaseContracts, '', { contractIds: [id] })
    const late = student.run(signing.signContract, '', { signerId, ...signedWith(hash) })
    await assert.rejects(late, isRefused('contractLink.changed'))
    assert.deepEqual(await signaturesOf(id), [])
  })

  test('by opening a link, however often, as scanners of mail do', async () => {
    const { mother, id } = await ready()
    const token = await linkTo(mother, id)
    for (let i = 0; i < 3; i++) await guest.run(signing.openContract, '', { token })
    assert.deepEqual([(await seatOf(id, 'guardian')).status, await signaturesOf(id)], ['invited', []])
    await guest.run(signing.viewContract, '', { token })
    assert.equal((await seatOf(id, 'guardian')).status, 'viewed')
  })

  test('without agreeing, and with a dot for a signature', async () => {
    const { student, id } = await ready()
    const signerId = await ownSeat(student, id)
    const { hash } = await student.run(signing.openContract, '', { signerId })
    const no = student.run(signing.signContract, '', { signerId, ...signedWith(hash), agrees: false })
    await assert.rejects(no, isRefused('contract.unticked'))
    const dot = student.run(signing.signContract, '', { signerId, ...signedWith(hash), drawing: [[1, 1]] })
    await assert.rejects(dot, isRefused('contract.tooLittle'))
    for (const wrong of [[[1, 2, 3]], [['1', 2]], [[-1, 2]], [[601, 2]], 'x', {}, []])
      await assert.rejects(
        student.run(signing.signContract, '', { signerId, ...signedWith(hash), drawing: wrong as never }),
        isRefused('json'),
      )
  })
})

describe('at the same moment', () => {
  test('a double tap is one signature, and two signers are two', async () => {
    const { student, mother, id } = await ready()
    const signerId = await ownSeat(student, id)
    const token = await linkTo(mother, id)
    await Promise.all([
      ...Array.from({ length: 8 }, () => sign(student, { signerId }, 'Daan de Wit')),
      ...Array.from({ length: 8 }, () => sign(guest, { token }, 'Petra de Wit')),
    ])
    const names = (await signaturesOf(id)).map(({ role }) => role).sort()
    assert.deepEqual(names, ['guardian', 'student'])
    assert.equal((await seatOf(id, 'host')).status, 'invited')
  })

  test('signing and changing: either it was signed before, or not at all', async () => {
    const { student, id } = await ready()
    const signerId = await ownSeat(student, id)
    const [signed] = await Promise.allSettled([
      sign(student, { signerId }, 'Daan de Wit'),
      mentor.run(protocol.editContract, id, { reason: 'Tegelijk' }),
    ])
    const { version } = await mentor.find(protocol.contracts, id)
    assert.equal(version, 2)
    assert.equal((await signaturesOf(id)).length, signed.status === 'fulfilled' ? 1 : 0)
    assert.equal((await seatOf(id, 'student')).status, 'waiting')
  })
})
