import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activities } from '#protocol/features/activities.ts'
import { vacancies, vacancyStatistics } from '#protocol/features/vacancies/vacancies.ts'
import {
  closeVacancy,
  countView,
  takeDownVacancy,
  updateVacancy,
  upholdReport,
} from '#protocol/features/vacancies/vacancy-commands.ts'
import { dismissReport, reportVacancy, vacancyReports } from '#protocol/features/vacancies/vacancy-reports.ts'
import { inDays } from '#protocol/shared/days.ts'
import { mailsTo, mailTo, reactingApp } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { visitor } from '#test/visitor.ts'
import { person, world } from '#test/world.ts'
import { publishedVacancy } from './vacancies.factory.ts'
import { expire, tellEnding } from './vacancy-dates.ts'

const app = await reactingApp()
const { site, provider, school, providerAdmin, centerAdmin, student, guest } = await world({}, app)
const tenant = <T>(work: (sql: Parameters<Parameters<typeof app.road.db.withTenant>[1]>[0]) => Promise<T>) =>
  app.road.db.withTenant(site.id, work) as Promise<T>
const noticesOf = (userId: string, kind: string) =>
  tenant((sql) => sql.rows('select * from notifications where user_id = $1 and kind = $2', [userId, kind]))
const day = inDays

test('anybody reports a vacancy; the centre hears of it and the organization does not', async () => {
  const { id } = await publishedVacancy(providerAdmin, provider.id)
  await guest.run(reportVacancy, id, { reason: 'unsafe', explanation: 'Geen helm', email: 'buur@example.test' })
  await student.run(reportVacancy, id, { reason: 'other', explanation: 'De foto is van iemand anders' })
  await student.run(reportVacancy, id, { reason: 'misleading', explanation: 'Het is iets anders' })
  const reports = await centerAdmin.list(vacancyReports, { filter: { vacancyIdEq: id }, sort: 'createdAt' })
  assert.deepEqual(
    reports.map(({ reason, isMember }) => [reason, isMember]),
    [
      ['unsafe', false],
      ['misleading', true],
    ],
    'who reports twice is heard once',
  )
  assert.equal((await providerAdmin.list(vacancyReports)).length, 0)
  const told = await providerAdmin.list(activities, { filter: { subjectTypeEq: 'vacancies', subjectIdEq: id } })
  assert.ok(!told.some(({ name }) => name === 'vacancy.reported'))
  await until('the centre is told', async () => (await noticesOf(centerAdmin.id, 'vacancyReported')).length === 2)
  await assert.rejects(guest.run(reportVacancy, id, { reason: 'boring' as never }), { status: 422 })

  const [first, second] = reports
  await centerAdmin.run(dismissReport, second?.id as string, { answer: 'Het klopt zo.' })
  await assert.rejects(centerAdmin.run(dismissReport, second?.id as string), { status: 409 })
  await centerAdmin.run(upholdReport, first?.id as string, { answer: 'Er zijn geen helmen voor leerlingen.' })
  await assert.rejects(guest.find(vacancies, id), { status: 404 })
  assert.equal((await providerAdmin.find(vacancies, id)).status, 'removed')
  const mail = await mailTo(app, site, providerAdmin.email, 'vacancyTakenDown')
  assert.match(mail.text, /geen helmen/)
  const answer = await mailTo(app, site, 'buur@example.test', 'reportAnswered')
  assert.match(answer.text, /Je had gelijk/)
  assert.doesNotMatch(answer.text, /helmen/)
})

test('something else than what can be chosen is told in words', async () => {
  const { id } = await publishedVacancy(providerAdmin, provider.id)
  await assert.rejects(guest.run(reportVacancy, id, { reason: 'other' }), { status: 422 })
  await assert.rejects(guest.run(reportVacancy, id, { reason: 'other', explanation: ' ' }), { status: 422 })
  await guest.run(reportVacancy, id, { reason: 'gone' })
  assert.equal((await centerAdmin.list(vacancyReports, { filter: { vacancyIdEq: id } })).length, 1)
})

test('one place without an account reports five, then slowly; those with an account do not wait for it', async () => {
  const { id } = await publishedVacancy(providerAdmin, provider.id)
  const [visit, neighbour] = [visitor(app, site), await person(app, site, [['student', school.id]])]
  const statuses: number[] = []
  for (let i = 0; i < 7; i++)
    statuses.push((await visit('POST', `/api/v1/vacancies/${id}/reports`, { reason: 'gone' })).status)
  assert.deepEqual(statuses, [204, 204, 204, 204, 204, 429, 429])
  assert.equal((await visitor(app, site)('POST', `/api/v1/vacancies/${id}/reports`, { reason: 'gone' })).status, 204)
  await neighbour.run(reportVacancy, id, { reason: 'gone' })
})

test('taking down needs a reason and somebody other than the organization', async () => {
  const { id } = await publishedVacancy(providerAdmin, provider.id)
  const reason = 'Dit is gewoon betaald werk.'
  await assert.rejects(providerAdmin.run(takeDownVacancy, id, { reason }), { status: 403 })
  await assert.rejects(centerAdmin.run(takeDownVacancy, id, { reason: 'nee' }), { status: 422 })
  assert.equal((await centerAdmin.run(takeDownVacancy, id, { reason })).status, 'removed')
  await assert.rejects(centerAdmin.run(takeDownVacancy, id, { reason }), { status: 409 })
})

test('several people answer reports of one vacancy at the same moment: nobody waits for ever, none stays open', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await publishedVacancy(providerAdmin, provider.id)
    const reporters = await Promise.all([1, 2].map(() => person(app, site, [['student', school.id]])))
    for (const who of reporters) await who.run(reportVacancy, id, { reason: 'gone' })
    const [first, second] = await centerAdmin.list(vacancyReports, { filter: { vacancyIdEq: id } })
    const answer = 'Dit is gewoon betaald werk.'
    const all = await Promise.allSettled([
      centerAdmin.run(upholdReport, first?.id as string, { answer }),
      centerAdmin.run(upholdReport, second?.id as string, { answer }),
      centerAdmin.run(takeDownVacancy, id, { reason: answer }),
    ])
    for (const one of all) if (one.status === 'rejected') assert.equal(one.reason.status, 409)
    await until('every report is answered', async () => {
      const left = await centerAdmin.list(vacancyReports, { filter: { vacancyIdEq: id, statusEq: 'open' } })
      return left.length === 0
    })
  }
})

test('looking is counted by the day, not by the person, and not for who looks after it', async () => {
  const { id } = await publishedVacancy(providerAdmin, provider.id)
  for (const who of [guest, student, student, providerAdmin]) await who.run(countView, id)
  const { views, viewsPerDay, saves, applications } = await providerAdmin.find(vacancyStatistics, id)
  assert.deepEqual([views, viewsPerDay.length, viewsPerDay.at(-1)?.views], [3, 30, 3])
  assert.deepEqual([saves, applications], [0, {}])
  await assert.rejects(student.find(vacancyStatistics, id), { status: 404 })
  await providerAdmin.run(closeVacancy, id)
  await assert.rejects(guest.run(countView, id), { status: 404 })
})

test('one address cannot make a vacancy look popular', async () => {
  const { id } = await publishedVacancy(providerAdmin, provider.id)
  for (let times = 0; times < 30; times++) await guest.run(countView, id)
  await assert.rejects(guest.run(countView, id), { status: 429 })
})

test('who applied hears of another title, place or age, and of nothing else', async () => {
  const applicant = await person(app, site, [['student', school.id]])
  const { id } = await publishedVacancy(providerAdmin, provider.id)
  await tenant((sql) =>
    sql.run(
      `insert into applications (vacancy_id, organization_id, student_id, school_id, status) values ($1, $2, $3, $4, 'with_host')`,
      [id, provider.id, applicant.id, school.id],
    ),
  )
  await providerAdmin.run(updateVacancy, id, { requirements: 'Laarzen', title: 'Hokken schoonmaken' })
  await providerAdmin.run(updateVacancy, id, { title: 'Stallen uitmesten', city: 'Venray', minimumAge: 16 })
  const mail = await mailTo(app, site, applicant.email, 'vacancyChanged')
  assert.match(mail.text, /de titel, de plek en de leeftijd/)
  assert.equal((await mailsTo(app, site, applicant.email)).length, 1)
  assert.match(mail.link.pathname, /^\/aanmeldingen\//)
})

test('a vacancy ends by itself after its last day, and its organization hears of that two weeks before', async () => {
  const { id } = await publishedVacancy(providerAdmin, provider.id, { endDate: day(10) })
  await tellEnding(app.road, site)
  await tellEnding(app.road, site)
  await mailTo(app, site, providerAdmin.email, 'vacancyExpiring')
  assert.equal(await expire(app.road, site), 0)
  await tenant((sql) => sql.run('update vacancies set end_date = $2 where id = $1', [id, day(-2)]))
  assert.equal(await expire(app.road, site), 1)
  assert.equal((await providerAdmin.find(vacancies, id)).status, 'expired')
  await assert.rejects(guest.find(vacancies, id), { status: 404 })
  assert.equal((await mailsTo(app, site, providerAdmin.email, 'vacancyExpiring')).length, 1)
})
