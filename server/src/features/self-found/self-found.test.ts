import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import { acceptApplication, applications, apply } from '#protocol/features/applications.ts'
import { internships } from '#protocol/features/internships.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { phases } from '#protocol/features/phases.ts'
import {
  approveSelfFound,
  nearOrganizations,
  reconsiderSelfFound,
  refuseSelfFound,
  reportSelfFound,
  type SelfFoundMatches,
  selfFoundInternships,
  selfFoundMatches,
  sendBackSelfFound,
  updateSelfFound,
  withdrawSelfFound,
} from '#protocol/features/self-found.ts'
import { defineTenant } from '#protocol/tenants/tenant.ts'
import { hurry, mailsTo, mailTo, reactingApp } from '#test/mails.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { randomEmail } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { organization, type Person, person, world } from '#test/world.ts'

const database = await OwnDatabase.create()
const app = await reactingApp({}, database)
const w = await world({}, app)
const { site, school, schoolAdmin, mentor, provider, providerAdmin, student, center } = w

const insert = async (table: string, values: Record<string, unknown>) => {
  const names = Object.keys(values)
  const places = names.map((_, index) => `$${index + 1}`).join(', ')
  const text = `insert into ${table} (${names.join(', ')}) values (${places}) returning id`
  const row = await app.road.db.withTenant(site.id, (sql) => sql.row<{ id: string }>(text, Object.values(values)))
  return row?.id as string
}
const year = await app.road.db.withTenant(site.id, (sql) =>
  sql.row<{ id: string; start: string; end: string }>(
    `select id, start_date::text as start, end_date::text as end from school_years
     where today_nl() between start_date and end_date`,
  ),
)
const newPeriod = (more: object = {}) =>
  insert('internship_periods', {
    school_id: school.id,
    school_year_id: year?.id,
    name: 'Maatschappelijke stage',
    start_date: year?.start,
    end_date: year?.end,
    ...more,
  })
const period = await newPeriod()
const lastDay = year?.end as string

/** Somebody of the class of the mentor. */
async function newStudent(): Promise<Person> {
  const made = await person(app, site, [['student', school.id]], { firstName: 'Daan', lastName: 'de Wit' })
  await insert('mentorships', { school_id: school.id, mentor_id: mentor.id, student_id: made.id })
  return made
}
const details = (more: object = {}) => ({
  internshipPeriodId: period,
  organizationName: `Fietsenmaker ${randomEmail('f').slice(2, 8)}`,
  city: 'amersfoort',
  contactName: 'Karin van den Berg',
  contactEmail: randomEmail('karin'),
  startDate: lastDay,
  endDate: lastDay,
  plannedHours: 24,
  weekdays: [1, 2],
  description: 'Ik help in de werkplaats en maak fietsen schoon.',
  ...more,
})
const refusal = (code: string, status: number) => (error: ApiError) => {
  assert.deepEqual([error.status, error.errors[0]?.code], [status, code])
  return true
}

test('a student reports a place; the mentor hears of it, the host does not', async () => {
  const daan = await newStudent()
  const report = await daan.run(
    reportSelfFound,
    '',
    details({ organizationName: 'Bakkerij', knownOrganizationId: provider.id }),
  )

  assert.equal(report.reportState, 'waiting')
  assert.equal(report.city, 'Amersfoort', 'a town is written one way')
  const mail = await mailTo(app, site, mentor.email, 'selfFoundSubmitted')
  assert.match(mail.text, /Daan de Wit wil stage lopen bij Bakkerij/)
  const told = await until('the mentor is told', async () =>
    (await mentor.list(notifications)).find(({ path }) => path === `/zelfgevonden?id=${report.id}`),
  )
  assert.equal(told.kind, 'selfFoundSubmitted')
  assert.equal((await providerAdmin.list(internships, { filter: { idEq: report.id } })).records, 0)
  assert.equal((await providerAdmin.list(selfFoundInternships)).records, 0)
})

test('what is wrong is said about the field it is about', async () => {
  const daan = await newStudent()
  for (const [more, code] of [
    [{ endDate: year?.start }, 'dateOrder'],
    [{ startDate: '2019-01-01' }, 'selfFound.outsidePeriod'],
    [{ contactEmail: 'karin' }, 'email'],
    [{ weekdays: [] }, 'minItems'],
    [{ plannedHours: 0 }, 'min'],
    [
      { internshipPeriodId: await newPeriod({ may_report_self_found: false, start_date: lastDay }) },
      'selfFound.notAllowed',
    ],
  ] as const) {
    await assert.rejects(daan.run(reportSelfFound, '', details(more)), refusal(code, 422))
  }
  await assert.rejects(daan.run(reportSelfFound, '', details({ knownOrganizationId: center.id })), { status: 404 })
})

test('one report at a time, also when the button is pressed twice; refused is over', async () => {
  const daan = await newStudent()
  const both = await Promise.allSettled([1, 2].map(() => daan.run(reportSelfFound, '', details())))
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await assert.rejects(daan.run(reportSelfFound, '', details()), refusal('selfFound.waiting', 409))

  const [report] = await daan.list(selfFoundInternships)
  await mentor.run(refuseSelfFound, report?.id as string, { reason: 'Dit is te ver van huis.' })
  await daan.run(reportSelfFound, '', details())
})

test('the mentor sends it back, the student corrects it, the mentor approves it at a known organization', async () => {
  const daan = await newStudent()
  const contactEmail = providerAdmin.email
  const report = await daan.run(reportSelfFound, '', details({ organizationName: 'De Bakkerij', contactEmail }))
  await mentor.run(sendBackSelfFound, report.id, { reason: 'Op welke dagen is het precies?' })

  const mail = await mailTo(app, site, daan.email, 'selfFoundSentBack')
  assert.match(mail.text, /Op welke dagen is het precies\?/)
  const sentBack = await daan.find(selfFoundInternships, report.id)
  assert.equal(sentBack.reportState, 'sent_back')
  assert.equal(sentBack.decision, 'Op welke dagen is het precies?')
  const { currentPhase } = await daan.find(internships, report.id, { include: ['currentPhase'] })
  assert.deepEqual([currentPhase?.kind, currentPhase?.status], ['approval', 'returned'], 'the course says so too')
  await assert.rejects(mentor.run(approveSelfFound, report.id, { organizationId: provider.id }), { status: 409 })

  const again = await daan.run(updateSelfFound, report.id, { weekdays: [3, 4] })
  assert.equal(again.reportState, 'waiting')
  await mailTo(app, site, mentor.email, 'selfFoundSubmitted', 2)

  const approved = await mentor.run(approveSelfFound, report.id, { organizationId: provider.id })
  assert.equal(approved.reportState, 'approved')
  const internship = await daan.find(internships, report.id, {
    include: ['organization', 'contactPerson', 'currentPhase'],
  })
  assert.equal(internship.status, 'contracting', 'this site signs contracts')
  assert.equal(internship.organization?.id, provider.id)
  assert.equal(internship.contactPerson?.id, providerAdmin.id, 'the person named has an account there')
  assert.equal(internship.currentPhase?.kind, 'contract')
  assert.ok((await daan.list(phases, { filter: { internshipIdEq: report.id } })).length > 2)
  await mailTo(app, site, daan.email, 'selfFoundApproved')
  const host = await mailTo(app, site, contactEmail, 'selfFoundHost')
  assert.match(host.text, /U hoeft nu niets te doen/)
  await assert.rejects(daan.run(updateSelfFound, report.id, { plannedHours: 30 }), { status: 409 })
})

test('who has a place of their own needs no other one: open applications are withdrawn', async () => {
  const daan = await newStudent()
  const vacancyId = await insert('vacancies', {
    organization_id: provider.id,
    title: 'Brood bakken',
    status: 'published',
    contact_email: randomEmail('bea'),
  })
  const application = await daan.run(apply, '', { vacancyId })
  const report = await daan.run(reportSelfFound, '', details())
  await mentor.run(approveSelfFound, report.id, { isNew: true })
  await until('the application is over', async () => {
    await hurry(app)
    return (await daan.find(applications, application.id)).status === 'withdrawn'
  })
})

test('a host and the school say yes at the same moment: one place; two are for who means it', async () => {
  for (let round = 0; round < 5; round++) {
    const daan = await newStudent()
    const vacancyId = await insert('vacancies', { organization_id: provider.id, title: 'Brood', status: 'published' })
    const application = await daan.run(apply, '', { vacancyId })
    const report = await daan.run(reportSelfFound, '', details())
    const answers = await Promise.allSettled([
      providerAdmin.run(acceptApplication, application.id),
      mentor.run(approveSelfFound, report.id, { isNew: true }),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    if (answers[1].status === 'rejected') {
      assert.equal(answers[1].reason.errors[0].code, 'selfFound.placed')
      assert.equal(
        (await mentor.run(approveSelfFound, report.id, { evenSo: true, isNew: true })).reportState,
        'approved',
      )
    } else {
      await until('the application is over', async () => {
        await hurry(app)
        return (await daan.find(applications, application.id)).status === 'withdrawn'
      })
      const again = await insert('vacancies', { organization_id: provider.id, title: 'Taart', status: 'published' })
      const more = await daan.run(apply, '', { vacancyId: again, evenSo: true })
      assert.equal((await providerAdmin.run(acceptApplication, more.id)).status, 'accepted')
    }
  }
})

test('how long that is, is said in one place: for who takes back and for who waits to tell', async () => {
  const decidedAgo = async (rethinkSeconds: number, secondsAgo: number) => {
    const other = await database.app({ rethinkSeconds })
    const { id } = await (await newStudent()).run(reportSelfFound, '', details())
    await mentor.run(refuseSelfFound, id, { reason: 'Dit is te ver van huis.' })
    await app.road.db.withTenant(site.id, (sql) =>
      sql.run('update internships set decided_at = now() - make_interval(secs => $2) where id = $1', [id, secondsAgo]),
    )
    other.sites.add(defineTenant({ key: site.key, name: 'Test', variant: 'box' }), site.id)
    const answer = await other.http.inject({
      method: 'PUT',
      url: `/api/v1/self_found_internships/${id}/reconsider`,
      headers: mentor.credentials,
    })
    return answer.statusCode
  }
  assert.equal(await decidedAgo(600, 300), 200)
  assert.equal(await decidedAgo(20, 40), 409)
})

test('what was decided a moment ago is taken back, and nobody hears of it', async () => {
  const daan = await newStudent()
  const { id, organizationName } = await daan.run(reportSelfFound, '', details())
  const waits = async () => {
    const report = await mentor.find(selfFoundInternships, id)
    const { currentPhase, organization } = await daan.find(internships, id, {
      include: ['currentPhase', 'organization'],
    })
    assert.deepEqual(
      [report.reportState, report.decision, currentPhase?.kind, currentPhase?.status, organization?.id],
      ['waiting', null, 'approval', 'submitted', undefined],
    )
  }
  const named = () => schoolAdmin.list(organizations, { filter: { nameEq: String(organizationName) } })

  await mentor.run(approveSelfFound, id, { isNew: true })
  assert.equal((await named()).length, 1, 'an organization that was not here is made')
  await assert.rejects(schoolAdmin.run(reconsiderSelfFound, id), refusal('decision.told', 409))
  await mentor.run(reconsiderSelfFound, id)
  assert.equal((await named()).length, 0, 'and goes with the yes that made it')
  await waits()
  await mentor.run(sendBackSelfFound, id, { reason: 'Op welke dagen is het precies?' })
  await mentor.run(reconsiderSelfFound, id)
  await waits()
  await mentor.run(refuseSelfFound, id, { reason: 'Dit is te ver van huis.' })
  await mentor.run(reconsiderSelfFound, id)
  await waits()

  await mentor.run(refuseSelfFound, id, { reason: 'Dit is echt te ver van huis.' })
  await mailTo(app, site, daan.email, 'selfFoundRefused')
  const told = (await mailsTo(app, site, daan.email)).map(({ purpose }) => purpose)
  assert.deepEqual(told, ['selfFoundRefused'], 'only what stands is told')
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(`update internships set decided_at = decided_at - interval '2 minutes' where id = $1`, [id]),
  )
  await assert.rejects(mentor.run(reconsiderSelfFound, id), refusal('decision.told', 409))
})

test('an organization that may be known already is not made again without a look', async () => {
  const daan = await newStudent()
  const known = await organization(app, site, 'NonProfit', { name: 'Scouting De Dwarse Wimpel' })
  const { id } = await daan.run(reportSelfFound, '', details({ organizationName: 'Scouting De Dwarse Wimpel' }))
  await assert.rejects(mentor.run(approveSelfFound, id), refusal('selfFound.maybeKnown', 409))
  await mentor.run(approveSelfFound, id, { isNew: true })
  const { organization: host } = await daan.find(internships, id, { include: ['organization'] })
  assert.ok(host && host.id !== known.id)
})

test('a student learns nothing of organizations that wait for approval', async () => {
  const pending = await organization(app, site, 'NonProfit', { name: 'Nog geheim', status: 'pending' })
  const daan = await newStudent()
  await assert.rejects(daan.run(reportSelfFound, '', details({ knownOrganizationId: pending.id })), { status: 404 })
  const report = await daan.run(reportSelfFound, '', details({ organizationName: 'Nog geheim' }))
  await assert.rejects(daan.run(selfFoundMatches, report.id), { status: 403 })
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run('update internships set known_organization_id = $2 where id = $1', [report.id, pending.id]),
  )
  const seen = await daan.find(selfFoundInternships, report.id, { include: ['knownOrganization'] })
  assert.equal(seen.knownOrganization?.name, undefined)
})

test('an organization that is not here becomes one that waits for approval, with its contact', async () => {
  const daan = await newStudent()
  const given = details()
  const report = await daan.run(reportSelfFound, '', given)
  const { organization: host } = await schoolAdmin.run(approveSelfFound, report.id, {
    organizationType: 'Provider',
    isNew: true,
  })
  const made = await schoolAdmin.find(organizations, host?.id as string)
  assert.deepEqual([made.name, made.status, made.type], [given.organizationName, 'pending', 'Provider'])
  assert.equal(made.centerId, school.id, 'the school of the student looks after it')
  await mailTo(app, site, given.contactEmail, 'selfFoundHost')
  await until('the school is told of a new organization', async () =>
    (await schoolAdmin.list(notifications)).find(({ kind }) => kind === 'selfFoundNewHost'),
  )
})

test('who decides sees which organization it may be, who else goes there and what there is already', async () => {
  const farm = await organization(app, site, 'NonProfit', {
    name: 'Stichting De Geit',
    city: 'Ede',
    email: 'info@degeit.example',
  })
  await organization(app, site, 'NonProfit', { name: 'De Geit', city: 'Venray' })
  const [daan, noor] = [await newStudent(), await newStudent()]
  const given = details({ organizationName: 'De Geit', city: 'Ede', contactEmail: 'jan@degeit.example' })
  const report = await daan.run(reportSelfFound, '', given)
  await noor.run(reportSelfFound, '', { ...given, organizationName: 'stichting de geit' })

  const answer = (await mentor.run(selfFoundMatches, report.id)) as unknown as SelfFoundMatches
  assert.deepEqual(
    answer.candidates.map(({ id, why }) => [id === farm.id, why]),
    [
      [true, 'email'],
      [false, 'name'],
    ],
  )
  assert.equal(answer.others, 1)
  assert.deepEqual(answer.alreadyAt, [])
})

test('a name with a typing error is taken for what was meant, as a guess after all that is sure', async () => {
  const bakery = await organization(app, site, 'Provider', { name: 'Bakkerij De Zilveren Schep', city: 'Ede' })
  const waiting = await organization(app, site, 'Provider', { name: 'Bakkerij De Zilvere Schep', status: 'pending' })
  await organization(app, site, 'Provider', { name: 'Bakkerij De Zilveren Maan', city: 'Ede' })
  const daan = await newStudent()
  const report = await daan.run(reportSelfFound, '', details({ organizationName: 'Bakerij de Zilveren Schep' }))

  const { candidates } = (await mentor.run(selfFoundMatches, report.id)) as unknown as SelfFoundMatches
  assert.deepEqual(
    candidates.map(({ id, why }) => [id, why]),
    [
      [bakery.id, 'near'],
      [waiting.id, 'near'],
    ],
  )
  const asked = { organizationName: 'Bakerij de Zilveren Schep' }
  const { near } = (await daan.run(nearOrganizations, '', asked)) as unknown as { near: { id: string }[] }
  assert.deepEqual(
    near.map(({ id }) => id),
    [bakery.id],
    'a student is told of those that take part',
  )
  await assert.rejects(providerAdmin.run(nearOrganizations, '', asked), refusal('access.forbidden', 403))
})

test('whoever decides decides about what they saw: a report that changed meanwhile is shown again first', async () => {
  const daan = await newStudent()
  const seen = await daan.run(reportSelfFound, '', details({ plannedHours: 14 }))
  await daan.run(updateSelfFound, seen.id, { plannedHours: 77 })

  const since = { since: seen.updatedAt }
  const reason = { reason: 'Wat doe je er precies?' }
  await assert.rejects(mentor.run(approveSelfFound, seen.id, {}, since), refusal('record.changed', 412))
  await assert.rejects(mentor.run(sendBackSelfFound, seen.id, reason, since), refusal('record.changed', 412))
  await assert.rejects(mentor.run(refuseSelfFound, seen.id, reason, since), refusal('record.changed', 412))

  const { updatedAt, plannedHours } = await mentor.find(selfFoundInternships, seen.id)
  assert.equal(plannedHours, 77)
  const approved = await mentor.run(approveSelfFound, seen.id, { isNew: true }, { since: updatedAt })
  assert.equal(approved.reportState, 'approved')
})

test('staff reports on behalf of their own students, and of nobody else', async () => {
  const daan = await newStudent()
  const report = await mentor.run(reportSelfFound, '', details({ studentId: daan.id }))
  assert.equal((await daan.find(selfFoundInternships, report.id)).reportState, 'waiting')
  await assert.rejects(mentor.run(reportSelfFound, '', details({ studentId: student.id })), { status: 403 })
  await schoolAdmin.run(reportSelfFound, '', details({ studentId: student.id }))
  await assert.rejects(providerAdmin.run(reportSelfFound, '', details()), { status: 403 })
  await assert.rejects(daan.run(reportSelfFound, '', details({ studentId: student.id })), { status: 403 })
})

test('what is taken back is gone', async () => {
  const daan = await newStudent()
  const report = await daan.run(reportSelfFound, '', details())
  await daan.run(withdrawSelfFound, report.id)
  await assert.rejects(mentor.find(selfFoundInternships, report.id), { status: 404 })
  await daan.run(reportSelfFound, '', details())
})

test('the motivation is asked for where the site has it', async () => {
  const other = await world({ flags: { motivationField: true } }, app)
  const id = await app.road.db.withTenant(other.site.id, (sql) =>
    sql.row<{ id: string }>(
      `insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
       select $1, id, 'Stage', start_date, end_date from school_years where today_nl() between start_date and end_date
       returning id`,
      [other.school.id],
    ),
  )
  const given = details({ internshipPeriodId: id?.id })
  await assert.rejects(other.student.run(reportSelfFound, '', given), refusal('required', 422))
  await other.student.run(reportSelfFound, '', { ...given, motivation: 'Ik sleutel graag.' })
})

test('a site without self-found internships has none of it', async () => {
  const without = await world({ flags: { selfFoundInternships: false } }, app)
  await assert.rejects(without.student.list(selfFoundInternships), refusal('feature.off', 404))
  await assert.rejects(without.student.run(reportSelfFound, '', details()), refusal('feature.off', 404))
  const asked = { organizationName: 'Bakkerij' }
  await assert.rejects(without.student.run(nearOrganizations, '', asked), refusal('feature.off', 404))
})
