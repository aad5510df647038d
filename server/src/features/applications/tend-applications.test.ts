import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as protocol from '#protocol/features/applications.ts'
import { archiveOrganization, organizations } from '#protocol/features/organizations.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { closeVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { mailsTo, mailTo, tokenIn } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { organization } from '#test/world.ts'
import { livingMarket } from './applications.factory.ts'
import { tendApplications } from './tend-applications.ts'

const m = await livingMarket()
await m.period()
const tend = () => tendApplications({ site: m.site, road: m.app.road, log: m.app.http.log })
/** As if it happened that many days earlier. */
const daysPass = (id: string, days: number) =>
  m.rows(
    `update applications set created_at = created_at - make_interval(days => $2), sent_at = sent_at - make_interval(days => $2),
       expires_at = expires_at - make_interval(days => $2) where id = $1`,
    [id, days],
  )
const statusBecomes = (id: string, status: string) =>
  until(`it is ${status}`, async () => (await m.statusOf(id)) === status)

async function applied(values: Record<string, unknown> = {}) {
  const student = await m.newStudent()
  const email = `bea.${crypto.randomUUID().slice(0, 8)}@bakkerij.test`
  const vacancyId = await m.vacancy({ contact_email: email, ...values })
  return { ...(await student.run(protocol.apply, '', { vacancyId })), student, vacancyId, email }
}

test('a host who says nothing is reminded on day 7 and 14, each once, and on day 15 it is over', async () => {
  const { id, email, student } = await applied()
  await mailTo(m.app, m.site, email, 'applicationReceived')
  await daysPass(id, 6)
  await tend()
  assert.equal((await mailsTo(m.app, m.site, email, 'applicationReminder')).length, 0)
  await daysPass(id, 1)
  await tend()
  await tend()
  const reminder = await mailTo(m.app, m.site, email, 'applicationReminder')
  assert.ok(tokenIn(reminder))
  await daysPass(id, 7)
  await tend()
  await tend()
  assert.equal((await mailsTo(m.app, m.site, email, 'applicationReminder')).length, 2)
  await daysPass(id, 1)
  await tend()
  assert.equal(await m.statusOf(id), 'expired')
  await mailTo(m.app, m.site, student.email, 'applicationExpired')
  await mailTo(m.app, m.site, email, 'applicationExpiredHost')
})

test('extended, it lives fifteen days longer', async () => {
  const { id } = await applied()
  await m.providerAdmin.run(protocol.extendApplication, id)
  await daysPass(id, 20)
  await tend()
  assert.equal(await m.statusOf(id), 'with_host')
  await daysPass(id, 11)
  await tend()
  assert.equal(await m.statusOf(id), 'expired')
})

test('a place that came free goes down the line, three days for each', async () => {
  const first = await applied({ is_direct: true })
  const line = []
  for (const student of await m.students(3)) {
    line.push({ ...(await student.run(protocol.apply, '', { vacancyId: first.vacancyId })), who: student })
  }
  const [one, two, three] = line as [(typeof line)[0], (typeof line)[0], (typeof line)[0]]
  assert.equal(first.status, 'accepted')
  // A place more, as when the vacancy is changed.
  await m.rows('update vacancies set places = 2 where id = $1', [first.vacancyId])
  await tend()
  await statusBecomes(one.id, 'offered')
  await mailTo(m.app, m.site, one.who.email, 'applicationOffered')
  assert.equal(await m.taken(first.vacancyId), 2)
  await m.rows(`update applications set expires_at = now() - interval '1 minute' where id = $1`, [one.id])
  await tend()
  assert.equal(await m.statusOf(one.id), 'expired')
  await mailTo(m.app, m.site, one.who.email, 'applicationOfferExpired')
  await statusBecomes(two.id, 'offered')
  await two.who.run(protocol.declineOffer, two.id)
  await statusBecomes(three.id, 'offered')
  assert.equal((await three.who.run(protocol.acceptOffer, three.id)).status, 'accepted')
  assert.equal(await m.taken(first.vacancyId), 2)
})

test('when the host closes the vacancy, who applied hears it and a place held is let go', async () => {
  const { id, vacancyId, student } = await applied()
  await m.providerAdmin.run(closeVacancy, vacancyId)
  await statusBecomes(id, 'withdrawn')
  await mailTo(m.app, m.site, student.email, 'applicationVacancyGone')
  for (const who of [student, m.providerAdmin])
    assert.equal((await who.find(protocol.applications, id)).endedWithVacancy, true, 'nobody withdrew it')
})

test('what the student withdrew did not end with the vacancy, also when that closes later', async () => {
  const { id, vacancyId, student } = await applied()
  await student.run(protocol.withdrawApplication, id)
  await m.providerAdmin.run(closeVacancy, vacancyId)
  assert.equal((await student.find(protocol.applications, id)).endedWithVacancy, false)
})

test('when the organization stops, its vacancies close, who applied hears it, and who is there stays', async () => {
  const host = await organization(m.app, m.site, 'NonProfit', { center_id: m.center.id })
  const [there, student] = [await m.newStudent(), await m.newStudent()]
  const vacancyId = await m.vacancy({ places: 2 }, host)
  const taken = await there.run(protocol.apply, '', { vacancyId })
  await m.centerAdmin.run(protocol.acceptApplication, taken.id)
  const { id } = await student.run(protocol.apply, '', { vacancyId })

  await m.centerAdmin.run(archiveOrganization, host.id, { reason: 'Verhuisd' })
  assert.equal((await m.centerAdmin.find(organizations, host.id)).status, 'closing', 'somebody is there')
  await statusBecomes(id, 'withdrawn')
  await mailTo(m.app, m.site, student.email, 'applicationVacancyGone')
  assert.equal(await m.statusOf(taken.id), 'accepted')
  assert.equal((await m.centerAdmin.find(vacancies, vacancyId)).status, 'closed')
})

test('what is still open when the period is over, ends with it', async () => {
  const { id } = await applied()
  await m.rows(
    `update internship_periods set end_date = today_nl() - 1 where id = (
    select internship_period_id from applications where id = $1)`,
    [id],
  )
  await tend()
  assert.equal(await m.statusOf(id), 'expired')
  await m.rows('update internship_periods set end_date = today_nl() + 90')
})
