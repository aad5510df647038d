import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as signing from '#protocol/features/contract-signing.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { forgetLostFiles } from '#server/files/forget-file.ts'
import { blanks, contractWorld, drawing, isRefused } from '#test/contract-world.ts'
import { mailTo } from '#test/mails.ts'
import { standing } from '#test/route-world.ts'
import type { Person } from '#test/world.ts'

const w = await contractWorld()
const { app, site, mentor, schoolAdmin, guest, newContract, ready, linkTo, hostLink, sign, ownSeat, seatOf } = w

describe('a contract', () => {
  test('is filled in by the host, released, signed in order and then signed by all', async () => {
    const { student, mother, id } = await newContract()
    await mentor.run(protocol.requestContractFields, id)
    const token = await hostLink(id, 'contractToFill')
    const asked = await guest.run(signing.openContract, '', { token })
    assert.deepEqual([asked.state, asked.blanks.map(({ name }) => name)], ['fill', Object.keys(blanks)])
    const noPhone = { token, blanks: { ...blanks, supervisorPhone: 'abc' } }
    await assert.rejects(guest.run(signing.fillContractByLink, '', noPhone), isRefused('phone'))
    await guest.run(signing.fillContractByLink, '', { token, blanks })
    const { problems, gaps } = await mentor.run(protocol.showContractPaper, id)
    assert.deepEqual([problems, gaps], [[], []])
    const { done, refused } = await mentor.run(protocol.releaseContracts, '', { contractIds: [id] })
    assert.deepEqual([done, refused], [1, []])

    const early = { token, hash: 'x'.repeat(64), drawing, name: 'Bea', agrees: true }
    await assert.rejects(guest.run(signing.signContract, '', early), isRefused('contract.notYourTurn'))
    const first = await sign(student, { signerId: await ownSeat(student, id) }, 'Daan de Wit')
    assert.equal(first.state, 'signed')
    await sign(guest, { token: await linkTo(mother, id) }, 'Petra de Wit')
    await sign(guest, { token: await hostLink(id) }, 'Bea Bakker')
    const { status, waitsFor } = await mentor.find(protocol.contracts, id)
    assert.deepEqual([status, waitsFor], ['partly_signed', 'school'])
    const last = await sign(schoolAdmin, { signerId: await ownSeat(schoolAdmin, id) }, 'Ingrid Bos')
    assert.equal(last.state, 'done')
    assert.equal((await mentor.find(protocol.contracts, id)).status, 'signed')
  })

  test('waits for whoever is left since they were asked, not since somebody beside them signed', async () => {
    const { student, id } = await ready()
    await w.row(
      `update contract_signers set invited_at = invited_at - interval '9 days' where contract_id = $1 and invited_at is not null
       returning id`,
      [id],
    )
    await sign(student, { signerId: await ownSeat(student, id) }, 'Daan de Wit')
    const { waitsFor, waitsSince } = await mentor.find(protocol.contracts, id)
    assert.deepEqual([waitsFor, waitsSince], ['guardian', (await seatOf(id, 'guardian')).invitedAt])
  })

  test('that changes voids every signature, and links of the text before say so', async () => {
    const { student, mother, id } = await ready()
    await sign(student, { signerId: await ownSeat(student, id) }, 'Daan de Wit')
    const old = await linkTo(mother, id)
    await mentor.run(protocol.editContract, id, { reason: 'De werktijden klopten niet' })
    await assert.rejects(guest.run(signing.openContract, '', { token: old }), isRefused('contractLink.changed'))
    await mentor.run(protocol.fillContractFields, id, { blanks: { ...blanks, times: 'zaterdag' } })
    await mentor.run(protocol.releaseContracts, '', { contractIds: [id] })
    const seats = await mentor.list(protocol.contractSigners, { filter: { contractIdEq: id } })
    assert.deepEqual(seats.map(({ role, status }) => `${role} ${status}`).sort(), [
      'guardian invited',
      'host waiting',
      'school waiting',
      'student invited',
    ])
    const again = await sign(guest, { token: await linkTo(mother, id, 'contractToSign', 2) }, 'Petra de Wit')
    assert.deepEqual([again.version, again.state], [2, 'signed'])
  })

  test('that somebody declines is over until the school goes on with it, and everybody is told why', async () => {
    const { student, mother, id } = await ready()
    await guest.run(signing.declineContract, '', { token: await linkTo(mother, id), reason: 'Te ver van huis' })
    const told = await mailTo(app, site, student.email, 'contractDeclined')
    assert.match(told.text, /Te ver van huis/)
    const seat = await ownSeat(student, id)
    await assert.rejects(sign(student, { signerId: seat }, 'Daan'), isRefused('state.conflict'))
    await mentor.run(protocol.reopenContract, id)
    const { status, version, reason } = await mentor.find(protocol.contracts, id)
    assert.deepEqual([status, version, reason], ['draft', 2, null])
  })

  test('is passed on by the host to a colleague who may sign; the first link is over', async () => {
    const { student, mother, id } = await ready()
    await sign(student, { signerId: await ownSeat(student, id) }, 'Daan de Wit')
    await sign(guest, { token: await linkTo(mother, id) }, 'Petra de Wit')
    const host = await seatOf(id, 'host')
    const to = { name: 'Carla Bakker', email: `carla-${id.slice(0, 8)}@bakker.test`, isEntitled: true }
    const first = await hostLink(id)
    await guest.run(signing.passOnContract, '', { token: first, ...to })
    await assert.rejects(guest.run(signing.openContract, '', { token: first }), isRefused('contractLink.passedOn'))
    const signed = await sign(guest, { token: await linkTo(to.email, id) }, 'Carla Bakker')
    assert.equal(signed.state, 'signed')
    const now = await seatOf(id, 'host')
    assert.deepEqual([now.name, now.passedOnBy], ['Carla Bakker', host.name])
  })

  test('is not released as long as something is missing, and says what', async () => {
    const { id, student } = await newContract()
    const { problems } = await mentor.run(protocol.showContractPaper, id)
    assert.deepEqual(problems, [{ code: 'contract.hostFields', text: 'De stagebieder heeft nog niet alles ingevuld.' }])
    await mentor.run(protocol.fillContractFields, id, { blanks })
    const guardian = await seatOf(id, 'guardian')
    const same = mentor.run(protocol.replaceSigner, guardian.id, { name: 'Petra', email: student.email })
    await assert.rejects(same, isRefused('contract.sameAddress'))
    await w.row(`update contract_signers set email = null where id = $1 returning id`, [guardian.id])
    const { done, refused } = await mentor.run(protocol.releaseContracts, '', { contractIds: [id] })
    assert.deepEqual([done, refused.map(({ code }) => code)], [0, ['contract.unreachable']])
    await mentor.run(protocol.replaceSigner, guardian.id, {
      name: 'Opa de Wit',
      email: `opa-${id.slice(0, 8)}@thuis.test`,
    })
    assert.equal((await mentor.run(protocol.releaseContracts, '', { contractIds: [id] })).done, 1)
  })

  test('is made once for an internship, and for a class at once', async () => {
    const { internshipId } = await newContract()
    const student = await w.newStudent()
    const other = await w.place(student, w.period)
    const again = await mentor.run(protocol.createContracts, '', { internshipIds: [internshipId, other] })
    assert.deepEqual([again.made.length, again.skipped.map(({ code }) => code)], [1, ['contract.exists']])
  })

  test('of two parents waits for both, who may sign in any order', async () => {
    const student = await w.newStudent()
    const [mother, father] = ['mother', 'father'].map((each) => `${each}-${student.id.slice(0, 8)}@thuis.test`)
    await w.row(
      `update student_profiles set birth_date = today_nl() - interval '15 years', guardian_name = 'Petra de Wit', guardian_email = $2,
         second_guardian_name = 'Jan de Wit', second_guardian_email = $3 where id = $1 returning id`,
      [student.id, mother, father],
    )
    const internshipIds = [await w.place(student, w.period)]
    const { made } = await mentor.run(protocol.createContracts, '', { internshipIds })
    const [id = ''] = made
    await mentor.run(protocol.fillContractFields, id, { blanks })
    assert.equal((await mentor.run(protocol.releaseContracts, '', { contractIds: [id] })).done, 1)
    await sign(student, { signerId: await ownSeat(student, id) }, 'Daan de Wit')
    await sign(guest, { token: await linkTo(father ?? '', id) }, 'Jan de Wit')
    const waits = async () => (await mentor.find(protocol.contracts, id)).waitsFor
    assert.equal(await waits(), 'guardian')
    await sign(guest, { token: await linkTo(mother ?? '', id) }, 'Petra de Wit')
    assert.equal(await waits(), 'host')
  })

  test('says in short what its text says, also when the internship is another one meanwhile', async () => {
    const { student, internshipId, id } = await ready()
    const inShort = async () => {
      const { summary } = await student.run(signing.openContract, '', { signerId: await ownSeat(student, id) })
      return summary.filter(({ key }) => key === 'hours' || key === 'work').map(({ value }) => value)
    }
    assert.deepEqual(await inShort(), ['Helpen bij De Linde', '30 uur'])
    await w.row(`update internships set planned_hours = 90, title = 'Koken' where id = $1 returning id`, [internshipId])
    assert.deepEqual(await inShort(), ['Helpen bij De Linde', '30 uur'])
  })

  test('that is signed changes by another one beside it, with the same signers', async () => {
    const { student, mother, id } = await ready()
    await sign(student, { signerId: await ownSeat(student, id) }, 'Daan de Wit')
    await sign(guest, { token: await linkTo(mother, id) }, 'Petra de Wit')
    await sign(guest, { token: await hostLink(id) }, 'Bea Bakker')
    await sign(schoolAdmin, { signerId: await ownSeat(schoolAdmin, id) }, 'Ingrid Bos')
    await assert.rejects(mentor.run(protocol.editContract, id, { reason: 'Toch anders' }), isRefused('state.conflict'))
    const { contractId } = await mentor.run(protocol.amendContract, id, { extra: 'Op zaterdag in plaats van vrijdag.' })
    const { paper } = await mentor.run(protocol.showContractPaper, contractId)
    assert.equal(paper.extra, 'Op zaterdag in plaats van vrijdag.')
    assert.equal((await mentor.find(protocol.contracts, id)).status, 'signed')
  })

  test('that was signed on paper keeps its scan, however long ago that was sent', async () => {
    const { id, internshipId } = await newContract()
    const upload = (who: Person) =>
      app.http.inject({
        method: 'POST',
        url: '/api/v1/uploads/contractScan',
        headers: { 'x-tenant': site.key, ...who.credentials, 'content-type': 'application/octet-stream' },
        payload: Buffer.from('%PDF-1.7\n%%EOF\n'),
      })
    assert.equal((await upload(mentor)).statusCode, 403)
    const { fileId } = (await upload(schoolAdmin)).json().meta
    await w.row(`update files set created_at = now() - interval '2 days' where id = $1 returning id`, [fileId])
    await schoolAdmin.run(protocol.markSignedOnPaper, id, { fileId })
    await forgetLostFiles.run({ site, road: app.road, payload: {}, log: app.http.log })
    const { status, hasScan } = await mentor.find(protocol.contracts, id)
    assert.deepEqual([status, hasScan], ['signed_external', true])
    assert.doesNotMatch(await standing(mentor, internshipId), /^contracting/)
    // It turns out not to be signed after all: the step is open again, for a new one.
    await schoolAdmin.run(protocol.voidContract, id, { reason: 'De handtekening van de ouder ontbreekt' })
    assert.match(await standing(mentor, internshipId), /contractMake mentor contract open$/)
    const { made } = await mentor.run(protocol.createContracts, '', { internshipIds: [internshipId] })
    assert.equal(made.length, 1)
  })

  test('of a host with many students are signed one after the other by the link of one', async () => {
    const [one, other] = [await ready(), await ready()]
    for (const { student, mother, id } of [one, other]) {
      await sign(student, { signerId: await ownSeat(student, id) }, 'Daan de Wit')
      await sign(guest, { token: await linkTo(mother, id) }, 'Petra de Wit')
    }
    const token = await hostLink(one.id)
    const { id: signerId } = await seatOf(other.id, 'host')
    const signed = await sign(guest, { token }, 'Bea Bakker')
    assert.ok(signed.others.some((each) => each.contractId === other.id && each.signerId === signerId))
    const next = await sign(guest, { token, signerId }, 'Bea Bakker')
    assert.deepEqual([next.contractId, next.state], [other.id, 'signed'])
  })
})
