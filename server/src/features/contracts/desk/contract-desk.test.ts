import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contractCandidates, contractDesk, contractStory, schoolSigners } from '#protocol/features/contract-desk.ts'
import { openContract } from '#protocol/features/contract-signing.ts'
import { contractTemplates } from '#protocol/features/contract-templates.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { updateInternshipPeriod } from '#protocol/features/periods.ts'
import { blanks, contractWorld, isRefused } from '#test/contract-world.ts'
import { routeOf, standing } from '#test/route-world.ts'
import { until } from '#test/until.ts'
import { tendContracts } from './tend-contracts.ts'

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

describe('who signs for a school and is away', () => {
  const { day } = w
  const morning = () => tendContracts.run({ site: w.site, road: w.app.road, payload: {}, log: w.app.http.log })
  const nameOf = async (id: string) => (await seatOf(id, 'school')).name

  test('has somebody stand in for what waits already; what is left goes back afterwards, and what was chosen by hand stays', async () => {
    const { id, student, mother } = await ready()
    await sign(student, { signerId: await ownSeat(student, id) }, 'Daan de Wit')
    await sign(guest, { token: await linkTo(mother, id) }, 'Petra de Wit')
    await sign(guest, { token: await hostLink(id) }, 'Bea Bakker')
    const [later, chosen] = [await ready(), await ready()]
    const usual = await nameOf(id)
    const byHand = { name: 'Kees Kiezer', email: `kees-${id.slice(0, 8)}@school.test` }
    await mentor.run(protocol.replaceSigner, (await seatOf(chosen.id, 'school')).id, byHand)
    const away = { schoolId: w.school.id, userId: mentor.id, firstDay: day(0), lastDay: day(7) }
    const { id: standInId, name } = await schoolAdmin.create(schoolSigners, away)
    await morning()
    assert.deepEqual([await nameOf(id), await nameOf(later.id), await nameOf(chosen.id)], [name, name, byHand.name])
    assert.equal((await seatOf(id, 'school')).status, 'invited')
    assert.ok(await linkTo(mentor.email, id), 'whoever stands in is asked')
    await assert.rejects(
      schoolAdmin.run(openContract, '', { signerId: (await seatOf(id, 'school')).id }),
      isRefused('record.missing'),
    )
    await sign(mentor, { signerId: await ownSeat(mentor, id) }, name)
    assert.equal((await mentor.find(protocol.contracts, id)).status, 'signed')
    await w.row(
      `update school_signers set first_day = today_nl() - 9, last_day = today_nl() - 1 where id = $1 returning id`,
      [standInId],
    )
    await morning()
    assert.deepEqual([await nameOf(id), await nameOf(later.id), await nameOf(chosen.id)], [name, usual, byHand.name])
    await schoolAdmin.remove(schoolSigners, standInId)
  })
})

describe('more time to sign', () => {
  const { day } = w
  const runOut = (id: string) =>
    w.row(
      `update contracts set status = 'expired', waits_for = 'staff', waits_since = now() where id = $1 returning id`,
      [id],
    )
  const extend = (id: string, days = 20) =>
    mentor.run(protocol.extendContracts, '', { contractIds: [id], until: day(days) })

  test('is given before and after it ran out: who signed stays, and whoever is up gets a new link', async () => {
    const { id, student, mother } = await ready()
    assert.deepEqual(await extend(id, 30), { done: 1, refused: [] })
    assert.equal((await mentor.find(protocol.contracts, id)).expiresOn, day(30))
    await sign(student, { signerId: await ownSeat(student, id) }, 'Daan de Wit')
    await runOut(id)
    assert.equal((await extend(id)).done, 1)
    const { status, waitsFor, version } = await mentor.find(protocol.contracts, id)
    assert.deepEqual([status, waitsFor, version], ['partly_signed', 'guardian', 1])
    // The first one was while she was up too.
    const token = await linkTo(mother, id, 'contractExtended', 2)
    await sign(guest, { token }, 'Petra de Wit')
    assert.equal((await seatOf(id, 'guardian')).status, 'signed')
    const { happenings } = await mentor.tell(contractStory, { filter: { contractId: id } })
    assert.equal(happenings.filter(({ name }) => name === 'contract.extended').length, 2)
  })

  test('is refused for a day that is past or far away, for one that is not signed, and beside another one', async () => {
    const { id, internshipId, student } = await newContract()
    for (const [days, code] of [
      [0, 'contract.termPast'],
      [400, 'contract.termFar'],
    ] as const)
      await assert.rejects(extend(id, days), isRefused(code))
    assert.deepEqual(
      (await extend(id)).refused.map(({ code }) => code),
      ['state.conflict'],
    )
    await runOut(id)
    await mentor.run(protocol.createContracts, '', { internshipIds: [internshipId] })
    assert.deepEqual(
      (await extend(id)).refused.map(({ code }) => code),
      ['contract.exists'],
    )
    await assert.rejects(mentor.run(protocol.reopenContract, id), isRefused('contract.exists'))
    await assert.rejects(
      student.run(protocol.extendContracts, '', { contractIds: [id], until: day(20) }),
      isRefused('access.forbidden'),
    )
  })
})

describe('what was changed', () => {
  test('is told to the school for each version, and to whoever signed the one before', async () => {
    const { id, student } = await ready()
    const signerId = await ownSeat(student, id)
    assert.equal((await student.run(openContract, '', { signerId })).again, null)
    await sign(student, { signerId }, 'Daan de Wit')
    await mentor.run(protocol.editContract, id, { reason: 'Andere tijden' })
    await mentor.run(protocol.fillContractFields, id, { blanks: { ...blanks, times: 'maandag 9.00–12.00' } })
    const { changes } = await mentor.run(protocol.showContractPaper, id)
    const said = changes?.map(({ title, was, now }) => [title, was, now])
    assert.deepEqual(said, [['De stage', 'Werktijden: vrijdag 15.00–19.00.', 'Werktijden: maandag 9.00–12.00.']])
    await mentor.run(protocol.releaseContracts, '', { contractIds: [id] })
    const { versions } = await mentor.tell(contractStory, { filter: { contractId: id } })
    assert.deepEqual(
      versions.map(({ number, changes: each }) => [number, each?.length ?? null]),
      [
        [2, 1],
        [1, null],
      ],
    )
    const { again } = await student.run(openContract, '', { signerId })
    assert.deepEqual([again?.version, again?.changes], [1, changes])
  })
})

describe('what keeps a contract from being released', () => {
  test('is a law that does not allow the agreed days, in a sentence', async () => {
    const { id, internshipId, student } = await newContract()
    await mentor.run(protocol.fillContractFields, id, { blanks })
    const agree = (weekdays: string, age: number) =>
      w.row(
        `with p as (update student_profiles set birth_date = today_nl() - make_interval(years => $3) where id = $4)
         update internships set start_date = today_nl(), end_date = today_nl() + 27, planned_hours = 30,
           weekdays = $2::smallint[] where id = $1 returning id`,
        [internshipId, weekdays, age, student.id],
      )
    await agree('{7}', 14)
    const { refused } = await mentor.run(protocol.releaseContracts, '', { contractIds: [id] })
    const text = 'De afgesproken dagen en uren mogen niet van de wet. Op zondag mag een 14-jarige niet werken.'
    assert.deepEqual(refused, [{ contractId: id, code: 'contract.againstLaw', text }])
    const { problems } = await mentor.run(protocol.showContractPaper, id)
    assert.deepEqual(
      problems.map((problem) => problem.text),
      [text],
    )
    await agree('{1,2,3,4,5}', 17)
    const again = await mentor.run(protocol.releaseContracts, '', { contractIds: [id] })
    assert.deepEqual(again, { done: 1, refused: [] })
  })
})
