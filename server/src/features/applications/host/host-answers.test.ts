import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as protocol from '#protocol/features/applications.ts'
import { internships } from '#protocol/features/internships.ts'
import { organization, person } from '#test/world.ts'
import { newMarket, refused } from '../applications.factory.ts'
import { settleVacancy } from '../waiting-list.ts'

const m = await newMarket({ flags: { digitalContracts: true } as never })
await m.period()
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()

async function applied(values: Record<string, unknown> = {}) {
  const student = await m.newStudent({ firstName: 'Noor', lastName: 'Jansen' })
  const vacancyId = await m.vacancy(values)
  return { ...(await student.run(protocol.apply, '', { vacancyId })), student, vacancyId }
}

test('the host says yes: the internship is made, and from now on the host knows who comes', async () => {
  const { id, student, vacancyId } = await applied({ hours: 20 })
  const other = await student.run(protocol.apply, '', { vacancyId: await m.vacancy({}, m.nonProfit) })

  const accepted = await m.providerAdmin.run(protocol.acceptApplication, id)

  assert.deepEqual(
    [accepted.status, accepted.studentName, accepted.studentEmail],
    ['accepted', 'Noor Jansen', student.email],
  )
  const internship = await student.find(internships, accepted.internship?.id as string, { include: ['currentPhase'] })
  assert.deepEqual(
    [internship.status, internship.title, internship.contractType],
    ['contracting', 'Brood bakken', 'digital'],
  )
  assert.deepEqual([internship.currentPhase?.kind, internship.contactName], ['contract', 'Bea Bakker'])
  assert.equal(await m.taken(vacancyId), 1)
  await refused(m.nonProfitAdmin.run(protocol.acceptApplication, other.id), 'state.conflict')
  await m.settle(student.id)
  assert.equal(await m.statusOf(other.id), 'withdrawn')
  const [ended] = await m.rows<{ actor_id: string | null; decided_by_id: string | null }>(
    `select e.actor_id, a.decided_by_id from events e join applications a on a.id = e.subject_id
     where e.name = 'application.withdrawn' and a.id = $1`,
    [other.id],
  )
  assert.deepEqual(ended, { actor_id: null, decided_by_id: null }, 'no host ends what is at another')
  await refused(m.providerAdmin.run(protocol.acceptApplication, id), 'state.conflict')
})

test('when the last place goes, the others get in line and the host can add a place for them', async () => {
  const { id, vacancyId } = await applied()
  const second = await (await m.newStudent()).run(protocol.apply, '', { vacancyId })
  await m.providerAdmin.run(protocol.acceptApplication, id)

  assert.equal(await m.statusOf(second.id), 'waiting')
  await refused(m.providerAdmin.run(protocol.acceptApplication, second.id), 'application.noPlace')
  await m.rows('update vacancies set places = 2 where id = $1', [vacancyId])
  assert.equal((await m.providerAdmin.run(protocol.acceptApplication, second.id)).status, 'accepted')
  assert.equal(await m.taken(vacancyId), 2)
})

test('nothing new begins at an organization that stops, whoever says yes', async () => {
  const own = await newMarket()
  const period = await own.period()
  const [sent, later] = [await own.newStudent(), await own.newStudent()]
  const vacancyId = await own.vacancy({ places: 2 })
  const { id } = await sent.run(protocol.apply, '', { vacancyId })
  await own.rows('update internship_periods set needs_mentor_approval = true where id = $1', [period])
  const toApprove = await later.run(protocol.apply, '', { vacancyId })
  await own.rows(`update organizations set status = 'closing' where id = $1`, [own.provider.id])

  await refused(own.providerAdmin.run(protocol.acceptApplication, id), 'application.hostStops')
  await refused(own.schoolAdmin.run(protocol.mentorApproveApplication, toApprove.id), 'application.hostStops')
  await own.rows(`update applications set status = 'waiting' where id = $1`, [id])
  await settleVacancy(own.app.road, own.site, vacancyId)
  assert.deepEqual([await own.statusOf(id), await own.taken(vacancyId)], ['waiting', 0])
})

test('the host says no and why; without a reason it is not possible', async () => {
  const { id, student } = await applied()
  await refused(m.providerAdmin.run(protocol.declineApplication, id, {}), 'required')
  await m.providerAdmin.run(protocol.declineApplication, id, { reason: 'De bakkerij verhuist' })
  const seen = await student.find(protocol.applications, id)
  assert.deepEqual([seen.status, seen.reason], ['declined', 'De bakkerij verhuist'])
})

test('reading shows, a talk is proposed for a moment to come, and there is time to decide after it', async () => {
  const { id, student } = await applied()
  assert.equal((await m.providerAdmin.run(protocol.readApplication, id)).status, 'read')
  const talk = { talkAt: new Date(Date.now() + 20 * 86_400_000).toISOString(), talkPlace: 'Dorpsstraat 1' }
  await refused(
    m.providerAdmin.run(protocol.proposeTalk, id, { ...talk, talkAt: '2020-01-01T10:00:00Z' }),
    'application.talkPast',
  )
  await refused(
    m.providerAdmin.run(protocol.proposeTalk, id, { ...talk, talkAt: '9999-01-01T10:00:00Z' }),
    'application.talkFar',
  )
  await m.providerAdmin.run(protocol.proposeTalk, id, talk)
  const seen = await student.find(protocol.applications, id)
  assert.deepEqual([seen.status, seen.talkPlace], ['in_talk', 'Dorpsstraat 1'])
  assert.ok(Date.parse(seen.expiresAt as string) > Date.parse(talk.talkAt))
  assert.equal((await m.providerAdmin.run(protocol.readApplication, id)).status, 'in_talk', 'looking changes nothing')
})

test('the time to answer is extended once', async () => {
  const { id, expiresAt } = await applied()
  const extended = await m.providerAdmin.run(protocol.extendApplication, id)
  const days = (Date.parse(extended.expiresAt as string) - Date.parse(expiresAt as string)) / 86_400_000
  assert.equal(Math.round(days), 15)
  assert.equal(extended.can.extendApplication, false)
  await refused(m.providerAdmin.run(protocol.extendApplication, id), 'access.forbidden')
})

test('a colleague answers it; a bad address is refused', async () => {
  const { id, student } = await applied()
  await refused(m.providerAdmin.run(protocol.transferApplication, id, { name: 'Kees', email: 'kees' }), 'email')
  await m.providerAdmin.run(protocol.transferApplication, id, { name: 'Kees', email: 'kees@bakkerij.test' })
  const seen = await student.find(protocol.applications, id)
  assert.deepEqual([seen.handlerName, seen.contactName], ['Kees', 'Kees'])
})

test('whoever is the contact of a vacancy answers for it, their colleagues do not', async () => {
  const baker = await person(m.app, m.site, [['volunteer', m.provider.id]])
  const colleague = await person(m.app, m.site, [['volunteer', m.provider.id]])
  const { id } = await applied({ contact_person_id: baker.id })
  assert.equal((await baker.find(protocol.applications, id)).can.acceptApplication, true)
  await refused(colleague.find(protocol.applications, id), 'record.missing')
  await refused(m.nonProfitAdmin.run(protocol.acceptApplication, id), 'record.missing')
})

test('a centre answers for a host of its own where nobody can sign in', async () => {
  const quiet = await organization(m.app, m.site, 'NonProfit', { center_id: m.center.id })
  const student = await m.newStudent()
  const { id } = await student.run(protocol.apply, '', { vacancyId: await m.vacancy({}, quiet) })
  const busy = await applied()
  await refused(m.centerAdmin.find(protocol.applications, busy.id), 'record.missing')
  assert.equal((await m.centerAdmin.run(protocol.acceptApplication, id)).status, 'accepted')
})

test('the mentor agrees, and the host has it; or does not, and says why', async () => {
  const own = await newMarket()
  await own.period({ needs_mentor_approval: true })
  await own.insert('mentorships', { school_id: own.school.id, mentor_id: own.mentor.id, student_id: own.student.id })
  const send = async (values = {}) => own.student.run(protocol.apply, '', { vacancyId: await own.vacancy(values) })
  const [one, two, direct] = [await send(), await send(), await send({ is_direct: true })]
  const stranger = await own.newStudent()
  const theirs = await stranger.run(protocol.apply, '', { vacancyId: await own.vacancy() })

  await refused(own.mentor.run(protocol.mentorApproveApplication, theirs.id), 'record.missing')
  await refused(own.student.run(protocol.mentorApproveApplication, one.id), 'access.forbidden')
  assert.equal((await own.mentor.run(protocol.mentorApproveApplication, one.id)).status, 'with_host')
  await refused(own.schoolAdmin.run(protocol.reconsiderApplication, one.id), 'decision.told')
  const back = await own.mentor.run(protocol.reconsiderApplication, one.id)
  assert.deepEqual([back.status, back.sentAt], ['submitted', null])
  assert.equal((await own.providerAdmin.list(protocol.applications)).length, 0, 'the host never had it')
  await own.mentor.run(protocol.mentorApproveApplication, one.id)
  await refused(own.mentor.run(protocol.mentorApproveApplication, one.id), 'state.conflict')
  await refused(own.mentor.run(protocol.mentorRefuseApplication, two.id, {}), 'required')
  await own.mentor.run(protocol.mentorRefuseApplication, two.id, { reason: 'Te ver weg' })
  assert.equal((await own.mentor.run(protocol.reconsiderApplication, two.id)).status, 'submitted')
  await own.mentor.run(protocol.mentorRefuseApplication, two.id, { reason: 'Te ver weg' })
  assert.deepEqual(
    (await own.providerAdmin.list(protocol.applications)).map(({ id }) => id),
    [one.id],
  )
  assert.equal((await own.schoolAdmin.run(protocol.mentorApproveApplication, direct.id)).status, 'accepted')
  await own.settle(own.student.id)
  assert.equal(await own.statusOf(one.id), 'withdrawn')
})

test('a no is taken back within the minute by whoever gave it, and it stands where it stood', async () => {
  const no = { reason: 'Past toch niet' }
  const { id, expiresAt } = await applied()
  await refused(m.providerAdmin.run(protocol.takeBackDecline, id), 'state.conflict')
  await m.providerAdmin.run(protocol.declineApplication, id, no)
  await refused((await m.newStudent()).run(protocol.takeBackDecline, id), 'record.missing')
  const back = await m.providerAdmin.run(protocol.takeBackDecline, id)
  assert.deepEqual([back.status, back.reason, back.decidedAt], ['read', null, null])
  assert.equal(back.expiresAt?.slice(0, 16), expiresAt?.slice(0, 16))
  await m.providerAdmin.run(protocol.proposeTalk, id, { talkAt: inAWeek, talkPlace: 'Hier' })
  await m.providerAdmin.run(protocol.declineApplication, id, no)
  assert.equal((await m.providerAdmin.run(protocol.takeBackDecline, id)).status, 'in_talk')

  const vacancyId = await m.vacancy()
  const [first, second] = await Promise.all([m.newStudent(), m.newStudent()])
  const one = await first.run(protocol.apply, '', { vacancyId })
  const two = await second.run(protocol.apply, '', { vacancyId })
  await m.providerAdmin.run(protocol.declineApplication, two.id, no)
  await m.providerAdmin.run(protocol.acceptApplication, one.id)
  assert.equal((await m.providerAdmin.run(protocol.takeBackDecline, two.id)).status, 'waiting', 'the place is taken')

  await m.providerAdmin.run(protocol.declineApplication, two.id, no)
  await second.run(protocol.apply, '', { vacancyId: await m.vacancy({ is_direct: true }) })
  await refused(m.providerAdmin.run(protocol.takeBackDecline, two.id), 'state.conflict')
  const late = await applied()
  await m.providerAdmin.run(protocol.declineApplication, late.id, no)
  await m.rows(`update applications set decided_at = decided_at - interval '61 seconds' where id = $1`, [late.id])
  await refused(m.providerAdmin.run(protocol.takeBackDecline, late.id), 'decision.told')
})

test('a student takes it back, also when somebody else may not; what is decided stays decided', async () => {
  const { id, student } = await applied()
  await refused((await m.newStudent()).run(protocol.withdrawApplication, id), 'record.missing')
  await refused(m.providerAdmin.run(protocol.withdrawApplication, id), 'access.forbidden')
  assert.equal((await student.run(protocol.withdrawApplication, id, { reason: 'Toch niet' })).status, 'withdrawn')
  await refused(student.run(protocol.withdrawApplication, id), 'state.conflict')
  await refused(m.providerAdmin.run(protocol.proposeTalk, id, { talkAt: inAWeek, talkPlace: 'Hier' }), 'state.conflict')
})

test('everybody counts what waits for them', async () => {
  const own = await newMarket()
  await own.period()
  const vacancyId = await own.vacancy()
  await own.student.run(protocol.apply, '', { vacancyId })
  const counts = async (who: typeof own.student) =>
    JSON.parse((await who.send('GET', protocol.applicationCounts.path)).body).meta
  const none = { byStatus: {}, toApprove: 0, toAnswer: 0, toAnswerByStatus: {}, toTake: 0 }
  assert.deepEqual(await counts(own.providerAdmin), {
    ...none,
    byStatus: { with_host: 1 },
    toAnswer: 1,
    toAnswerByStatus: { with_host: 1 },
  })
  assert.deepEqual(await counts(own.student), { ...none, byStatus: { with_host: 1 } })
  assert.deepEqual(await counts(own.nonProfitAdmin), none)
  const listed = async (who: typeof own.student) =>
    (await who.list(protocol.applications, { filter: { toAnswer: true } })).records
  assert.deepEqual(
    [await listed(own.providerAdmin), await listed(own.student), await listed(own.nonProfitAdmin)],
    [1, 0, 0],
  )
})

test('what a colleague has, or a talk that is still to come, does not wait for the host; after the talk it does', async () => {
  const own = await newMarket()
  await own.period()
  const { id } = await own.student.run(protocol.apply, '', { vacancyId: await own.vacancy() })
  const waiting = async () => {
    const { toAnswer, toAnswerByStatus } = JSON.parse(
      (await own.providerAdmin.send('GET', protocol.applicationCounts.path)).body,
    ).meta
    const listed = await own.providerAdmin.list(protocol.applications, { filter: { toAnswer: true } })
    assert.equal(listed.records, toAnswer, 'the list and the count are the same ones')
    return toAnswerByStatus
  }
  await own.providerAdmin.run(protocol.proposeTalk, id, { talkAt: inAWeek, talkPlace: 'Bij ons' })
  assert.deepEqual(await waiting(), {})
  await own.student.run(protocol.comeToTalk, id)
  assert.deepEqual(await waiting(), {})
  await own.student.run(protocol.askOtherMoment, id, { talkWish: 'Na drie uur' })
  assert.deepEqual(await waiting(), { in_talk: 1 }, 'another moment has to be proposed')
  await own.providerAdmin.run(protocol.proposeTalk, id, { talkAt: inAWeek, talkPlace: 'Bij ons' })
  assert.deepEqual(await waiting(), {})
  await own.rows(`update applications set talk_at = now() - interval '1 hour' where id = $1`, [id])
  assert.deepEqual(await waiting(), { in_talk: 1 })
  await own.providerAdmin.run(protocol.transferApplication, id, { name: 'Kees', email: 'kees@bakkerij.test' })
  assert.deepEqual(await waiting(), {})
  const back = { name: 'Pim', email: own.providerAdmin.email }
  await own.providerAdmin.run(protocol.transferApplication, id, back)
  assert.deepEqual(await waiting(), { in_talk: 1 })
})
