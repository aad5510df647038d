import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contractCandidates, contractDesk, contractStory, schoolSigners } from '#protocol/features/contract-desk.ts'
import { contractTemplates } from '#protocol/features/contract-templates.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { updateInternshipPeriod } from '#protocol/features/periods.ts'
import { blanks, contractWorld, isRefused } from '#test/contract-world.ts'
import { routeOf, standing } from '#test/route-world.ts'
import { until } from '#test/until.ts'

const w = await contractWorld()
const { mentor, schoolAdmin, nonProfitAdmin, guest, newContract, ready, linkTo, hostLink, sign, ownSeat, seatOf } = w

describe('the route of a student', () => {
  test('says who holds the contract up, and is ready when the last one signed', async () => {
    const { student, mother, id, internshipId } = await newContract()
    const stands = () => standing(mentor, internshipId)
    assert.match(await stands(), /contractCheck mentor contract open$/)
    await mentor.run(protocol.requestContractFields, id)
    assert.match(await stands(), /contractFill host contract open$/)
    await mentor.run(protocol.fillContractFields, id, { blanks })
    await mentor.run(protocol.releaseContracts, '', { contractIds: [id] })
    await sign(student, { signerId: await ownSeat(student, id) }, 'Daan de Wit')
    assert.match(await stands(), /contractGuardian student contract open$/)
    await sign(guest, { token: await linkTo(mother, id) }, 'Petra de Wit')
    assert.match(await stands(), /contractSign host contract open$/)
    await sign(guest, { token: await hostLink(id) }, 'Bea Bakker')
    assert.match(await stands(), /contractSign school contract open$/)
    await sign(schoolAdmin, { signerId: await ownSeat(schoolAdmin, id) }, 'Ingrid Bos')
    const contract = (await routeOf(mentor, internshipId)).find(({ kind }) => kind === 'contract')
    assert.equal(contract?.status, 'approved')
    assert.doesNotMatch(await stands(), /^contracting/)
  })

  test('makes the contract by itself where the period names a template', async () => {
    const period = await w.newPeriod()
    const [template] = await schoolAdmin.list(contractTemplates, { filter: { statusEq: 'active' } })
    await schoolAdmin.run(updateInternshipPeriod, period, { contractTemplateId: template?.id ?? null })
    const student = await w.newStudent()
    const internshipId = await w.place(student, period)
    const [made] = await until('a contract', async () => {
      const found = await mentor.list(protocol.contracts, { filter: { internshipIdEq: internshipId } })
      return found.length > 0 ? found : undefined
    })
    assert.equal(made?.status, 'draft')
  })
})

describe('the desk of contracts', () => {
  test('counts with whom contracts lie, for each reader what they may see', async () => {
    const { id } = await ready()
    await w.row(`update contracts set waits_since = now() - interval '9 days' where id = $1 returning id`, [id])
    const { waits, going } = await mentor.tell(contractDesk)
    const { waitsFor } = await mentor.find(protocol.contracts, id)
    const there = waits[waitsFor ?? 'staff']
    assert.ok((there?.count ?? 0) >= 1 && (there?.late ?? 0) >= 1 && going >= 1)
    const late = await mentor.list(protocol.contracts, { filter: { late: true } })
    assert.ok(late.some((row) => row.id === id))
    assert.equal((await w.volunteer.tell(contractDesk)).going, 0)
  })

  test('finds contracts by the words of a student, and those that wait for the reader', async () => {
    const { id, student } = await newContract()
    const found = await mentor.list(protocol.contracts, { filter: { search: 'daan', idEq: id } })
    assert.equal(found.length, 1)
    const yours = (who: typeof mentor) => who.list(protocol.contracts, { filter: { yours: true, idEq: id } })
    assert.deepEqual([(await yours(mentor)).length, (await yours(student)).length], [1, 0])
    await mentor.run(protocol.requestContractFields, id)
    assert.deepEqual([(await yours(mentor)).length, (await yours(nonProfitAdmin)).length], [0, 1])
  })

  test('says which internships have no contract yet, and in a sentence why one is not made', async () => {
    const student = await w.newStudent()
    const internshipId = await w.place(student, w.period)
    const open = () => mentor.list(contractCandidates, { filter: { idEq: internshipId } })
    assert.equal((await open()).length, 1)
    await mentor.run(protocol.createContracts, '', { internshipIds: [internshipId] })
    assert.equal((await open()).length, 0)
    const { skipped } = await mentor.run(protocol.createContracts, '', { internshipIds: [internshipId] })
    assert.deepEqual(skipped, [{ internshipId, code: 'contract.exists', text: 'Deze stage heeft al een contract.' }])
  })

  test('names in words what keeps a contract from being released', async () => {
    const { id } = await newContract()
    await w.row(
      `update contract_signers set email = null, phone = null where contract_id = $1 and role = 'host' returning id`,
      [id],
    )
    const { refused } = await mentor.run(protocol.releaseContracts, '', { contractIds: [id] })
    const { problems } = await mentor.run(protocol.showContractPaper, id)
    assert.equal(refused.length, 1)
    assert.ok(problems.some(({ text }) => text === 'Een ondertekenaar is nog niet bereikbaar (de stagebieder).'))
  })

  test('writes down who of the school looked at a contract, and tells its story to the school only', async () => {
    const { id, student } = await ready()
    await mentor.run(protocol.showContractPaper, id)
    await mentor.run(protocol.showContractPaper, id)
    await student.run(protocol.showContractPaper, id)
    const { happenings, versions } = await mentor.tell(contractStory, { filter: { contractId: id } })
    assert.equal(happenings.filter(({ name }) => name === 'contract.looked_at').length, 1)
    assert.deepEqual(
      versions.map(({ number }) => number),
      [1],
    )
    for (const who of [student, nonProfitAdmin])
      await assert.rejects(who.tell(contractStory, { filter: { contractId: id } }), isRefused('record.missing'))
  })

  test('has the one whom the school named sign for it', async () => {
    const named = await schoolAdmin.create(schoolSigners, { schoolId: w.school.id, userId: mentor.id })
    const { id } = await newContract()
    const { name } = await seatOf(id, 'school')
    assert.equal(name, named.name)
    await schoolAdmin.remove(schoolSigners, named.id)
    await assert.rejects(
      mentor.create(schoolSigners, { schoolId: w.school.id, userId: mentor.id }),
      isRefused('access.forbidden'),
    )
  })
})
