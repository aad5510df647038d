import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JobContext } from '#engine/feature.ts'
import { erasePerson } from '#features/erasure/erase-person.ts'
import { ownFiles } from '#features/erasure/own-files.ts'
import { tendVolunteerPlaces } from '#features/internships/volunteer-places.ts'
import * as protocol from '#protocol/features/applications.ts'
import { internships } from '#protocol/features/internships.ts'
import { phases } from '#protocol/features/phases.ts'
import { students } from '#protocol/features/users.ts'
import { inDays } from '#protocol/shared/days.ts'
import { mailTo, tokenIn } from '#test/mails.ts'
import { at, visitor } from '#test/visitor.ts'
import { organization, type Person, person } from '#test/world.ts'
import { livingMarket, refused } from './applications.factory.ts'
import { settleVacancy } from './waiting-list.ts'

const m = await livingMarket()
await m.period()
const newVolunteer = (details: Record<string, string> = {}) =>
  person(m.app, m.site, [['volunteer', m.center.id]], { firstName: 'Vera', lastName: 'Vrijburg', ...details })

/** A volunteer whom the provider accepted. */
async function accepted(values: Record<string, unknown> = {}, who?: Person) {
  const volunteer = who ?? (await newVolunteer())
  const vacancyId = await m.vacancy(values)
  const { id } = await volunteer.run(protocol.apply, '', { vacancyId })
  const answered = await m.providerAdmin.run(protocol.acceptApplication, id)
  return { volunteer, vacancyId, id, placeId: answered.internship?.id as string }
}
const night = () => tendVolunteerPlaces.run({ site: m.site, road: m.app.road, payload: {} } as unknown as JobContext)

test('whoever is accepted has a place that runs, without a school and with nothing to sign', async () => {
  const { volunteer, placeId } = await accepted({ hours: 40, weekdays: [1, 2] })
  const place = await volunteer.find(internships, placeId, { include: ['internshipPeriod', 'currentPhase'] })
  assert.deepEqual(
    [place.title, place.status, place.internshipPeriod, place.plannedHours, place.weekdays],
    ['Brood bakken', 'running', null, 40, [1, 2]],
  )
  const route = await volunteer.list(phases, { filter: { internshipIdEq: placeId } })
  assert.ok(route.every(({ kind }) => ['search', 'hours', 'completion'].includes(kind)))
  assert.deepEqual([place.currentPhase?.status, place.currentPhase?.dueOn], ['open', null], 'who stays is never late')
})

test('seen by the volunteer, the host, the centre of the host and the operator; never by a school', async () => {
  const baker = await person(m.app, m.site, [['volunteer', m.provider.id]])
  const colleague = await person(m.app, m.site, [['volunteer', m.provider.id]])
  const { volunteer, placeId } = await accepted({ contact_person_id: baker.id })
  for (const who of [volunteer, m.providerAdmin, baker, m.centerAdmin, m.operator]) {
    assert.equal((await who.find(internships, placeId)).id, placeId)
    assert.equal((await who.find(students, volunteer.id)).firstName, 'Vera')
  }
  for (const who of [m.schoolAdmin, m.mentor, m.student, m.nonProfitAdmin, colleague, await newVolunteer()]) {
    await refused(who.find(internships, placeId), 'record.missing')
    await refused(who.find(students, volunteer.id), 'record.missing')
    assert.equal((await who.list(phases, { filter: { internshipIdEq: placeId } })).records, 0)
    assert.equal((await who.list(internships, { filter: { internshipPeriodIdNull: true } })).records, 0)
  }
})

test('a school does not see it either at a host that it brought in itself, or of a student who helped there before', async () => {
  const own = await organization(m.app, m.site, 'NonProfit', { center_id: m.school.id })
  const volunteer = await newVolunteer()
  const { internship } = await volunteer.run(protocol.apply, '', {
    vacancyId: await m.vacancy({ is_direct: true }, own),
  })
  await m.rows(`insert into roles (user_id, name, organization_id) values ($1, 'student', $2)`, [
    volunteer.id,
    m.school.id,
  ])
  await m.insert('mentorships', { school_id: m.school.id, mentor_id: m.mentor.id, student_id: volunteer.id })
  for (const who of [m.schoolAdmin, m.mentor]) {
    assert.equal((await who.find(students, volunteer.id)).id, volunteer.id, 'the student is theirs')
    await refused(who.find(internships, internship?.id as string), 'record.missing')
  }
  await refused(m.centerAdmin.find(internships, internship?.id as string), 'record.missing')
})

test('a volunteer may be in several places at once: one yes ends nothing else', async () => {
  const { volunteer } = await accepted()
  const open = await volunteer.run(protocol.apply, '', { vacancyId: await m.vacancy() })
  const second = await accepted({}, volunteer)
  await m.settle(volunteer.id)
  assert.equal(await m.statusOf(open.id), 'with_host')
  await m.providerAdmin.run(protocol.acceptApplication, open.id)
  const places = await volunteer.list(internships, { filter: { studentIdEq: volunteer.id } })
  assert.equal(places.records, 3)
  await refused(volunteer.run(protocol.apply, '', { vacancyId: second.vacancyId }), 'application.twice')
})

test('who was in line and says yes to the place has it too', async () => {
  const first = await accepted({ places: 1 })
  const volunteer = await newVolunteer()
  const { id, status } = await volunteer.run(protocol.apply, '', { vacancyId: first.vacancyId })
  assert.equal(status, 'waiting')
  await m.rows('update vacancies set places = 2 where id = $1', [first.vacancyId])
  await settleVacancy(m.app.road, m.site, first.vacancyId)
  const taken = await volunteer.run(protocol.acceptOffer, id)
  assert.equal((await volunteer.find(internships, taken.internship?.id as string)).status, 'running')
})

for (const [locale, word, wrong] of [
  ['nl', 'vrijwilliger', /school|stage|mentor|periode|leerling|ingetrokken/i],
  ['en', 'a volunteer', /school|internship|mentor|period|student|withdrawn/i],
] as const) {
  test(`accepted from the mail, in ${locale}: no word about a school, a mentor or an internship`, async () => {
    const volunteer = await newVolunteer({ locale })
    const host = await person(m.app, m.site, [['volunteer', m.provider.id]], { locale, firstName: 'Bea' })
    const vacancyId = await m.vacancy({ contact_person_id: host.id, contact_name: null, contact_email: null })
    const { id } = await volunteer.run(protocol.apply, '', { vacancyId })
    const asked = await mailTo(m.app, m.site, host.email, 'applicationReceived')
    assert.ok(asked.text.includes(`Vera V.: ${word}.`), asked.text)
    const body = { data: { type: 'commands', attributes: { token: tokenIn(asked), answer: 'accept' } } }
    const answer = await visitor(m.app, m.site)('POST', '/api/v1/application_links/answer', JSON.stringify(body), {
      'content-type': 'application/vnd.api+json',
    })
    assert.deepEqual(
      [answer.status, at(answer.json, 'meta', 'status'), at(answer.json, 'meta', 'school')],
      [200, 'accepted', null],
    )
    const { internship } = await volunteer.find(protocol.applications, id)
    assert.equal((await host.find(internships, internship?.id as string)).status, 'running')
    const mails = [
      asked,
      await mailTo(m.app, m.site, volunteer.email, 'applicationAccepted'),
      await mailTo(m.app, m.site, host.email, 'applicationAcceptedHost'),
    ]
    for (const { subject, text } of mails) {
      const words = `${subject} ${text}`.replace(/https?:\S+/g, '').replaceAll(m.site.appName, '')
      assert.doesNotMatch(words, wrong)
    }
  })
}

test('a student does hear that the other applications ended', async () => {
  const student = await m.newStudent()
  const { id } = await student.run(protocol.apply, '', { vacancyId: await m.vacancy() })
  await m.providerAdmin.run(protocol.acceptApplication, id)
  const { text } = await mailTo(m.app, m.site, student.email, 'applicationAccepted')
  assert.match(text, /Je andere aanmeldingen in deze periode zijn ingetrokken\./)
})

test('the calendar moves it on: it begins on its first day and is done after its last', async () => {
  const { volunteer, placeId } = await accepted({ start_date: inDays(5), end_date: inDays(40) })
  const status = async () => (await volunteer.find(internships, placeId)).status
  const { student, id: ofStudent } = await placeOfStudent()
  await night()
  assert.equal(await status(), 'ready', 'not before its first day')
  await m.rows('update internships set start_date = today_nl() where id = $1', [placeId])
  await night()
  assert.equal(await status(), 'running')
  await m.rows('update internships set end_date = today_nl() where id = any($1)', [[placeId, ofStudent]])
  await night()
  assert.equal(await status(), 'running', 'the last day counts')
  await m.rows('update internships set end_date = today_nl() - 1 where id = any($1)', [[placeId, ofStudent]])
  await night()
  assert.equal(await status(), 'completed')
  const route = await volunteer.list(phases, { filter: { internshipIdEq: placeId } })
  assert.ok(route.every((phase) => phase.status === 'approved'))
  assert.notEqual((await student.find(internships, ofStudent)).status, 'completed', 'a school decides that itself')
})

async function placeOfStudent() {
  const student = await m.newStudent()
  const { internship } = await student.run(protocol.apply, '', { vacancyId: await m.vacancy({ is_direct: true }) })
  return { student, id: internship?.id as string }
}

test('whoever is erased leaves a place that stopped, and no words of their own', async () => {
  const { volunteer, placeId } = await accepted()
  const { student, id: ofStudent } = await placeOfStudent()
  await m.rows(`update internships set motivation = 'Ik ben Vera' where id = $1`, [placeId])
  for (const { id } of [volunteer, student]) await m.app.road.inTenant(m.site, (tx) => erasePerson(tx, id))
  const place = await m.providerAdmin.find(internships, placeId, { include: ['student'] })
  assert.deepEqual([place.status, place.motivation, place.description], ['stopped', null, null])
  assert.equal(place.student?.firstName, 'Verwijderd')
  assert.ok(place.endDate, 'and says since when')
  assert.notEqual((await m.providerAdmin.find(internships, ofStudent)).status, 'stopped')
})

test('what somebody may know of themselves has their place in it', async () => {
  const { volunteer, placeId } = await accepted()
  const text = new Map(ownFiles(m.app.road.registry)).get('internships')?.text ?? ''
  const [place] = await m.rows(text, [volunteer.id])
  assert.deepEqual([place?.id, place?.school, place?.period, place?.organization], [placeId, null, null, 'Bakkerij'])
})

test('a school without a period, or a period without a school, is no place of anybody', async () => {
  const { placeId } = await accepted()
  for (const change of [`school_id = '${m.school.id}'`, 'self_found = true'])
    await assert.rejects(m.rows(`update internships set ${change} where id = $1`, [placeId]), /check/)
})
