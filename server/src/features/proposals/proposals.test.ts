import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '#protocol/features/applications.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { dismissProposal, proposeVacancy, vacancyProposals } from '#protocol/features/proposals.ts'
import { mailTo, reactingApp } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { person, world } from '#test/world.ts'

const app = await reactingApp()
const w = await world({}, app)
const { site, school, mentor, schoolAdmin, student, nonProfit, nonProfitAdmin } = w
const insert = async (table: string, values: Record<string, unknown>) => {
  const names = Object.keys(values)
  const places = names.map((_, index) => `$${index + 1}`).join(', ')
  const text = `insert into ${table} (${names.join(', ')}) values (${places}) returning id`
  const row = await app.road.db.withTenant(site.id, (sql) => sql.row<{ id: string }>(text, Object.values(values)))
  return row?.id as string
}
const vacancy = (status = 'published') =>
  insert('vacancies', { organization_id: nonProfit.id, title: 'Geiten voeren', status, places: 2 })
await insert('mentorships', { school_id: school.id, mentor_id: mentor.id, student_id: student.id })
const other = await person(app, site, [['student', school.id]])

test('a mentor thinks of a student, who is told by whom and with what words', async () => {
  const vacancyId = await vacancy()
  const note = 'Ik dacht aan jou.'
  const answer = await mentor.run(proposeVacancy, '', { vacancyId, studentIds: [student.id], note })
  assert.deepEqual(answer, { proposed: 1, known: 0 })

  const [proposal] = await student.list(vacancyProposals, { filter: { vacancyIdEq: vacancyId }, include: ['vacancy'] })
  assert.deepEqual([proposal?.note, proposal?.proposedByName, proposal?.status], [note, 'Sam de Tester', 'open'])
  assert.equal(proposal?.vacancy?.title, 'Geiten voeren')
  const mail = await mailTo(app, site, student.email, 'vacancyProposed')
  assert.match(mail.text, /Ik dacht aan jou\./)
  await until('the student is told', async () =>
    (await student.list(notifications)).find(({ path }) => path === `/stagebank/${vacancyId}`),
  )
  assert.equal((await nonProfitAdmin.list(vacancyProposals)).records, 0, 'a host never sees it')
})

test('the same proposal twice is one; put aside stays aside', async () => {
  const vacancyId = await vacancy()
  await mentor.run(proposeVacancy, '', { vacancyId, studentIds: [student.id] })
  const [proposal] = await student.list(vacancyProposals, { filter: { vacancyIdEq: vacancyId } })
  await student.run(dismissProposal, proposal?.id as string)
  const again = await schoolAdmin.run(proposeVacancy, '', { vacancyId, studentIds: [student.id, other.id] })
  assert.deepEqual(again, { proposed: 1, known: 1 })
  assert.equal((await student.find(vacancyProposals, proposal?.id as string)).status, 'dismissed')
  await assert.rejects(student.run(dismissProposal, proposal?.id as string), { status: 409 })
})

test('mentors propose to their own students only, students and hosts to nobody, and only what is open', async () => {
  const vacancyId = await vacancy()
  await assert.rejects(mentor.run(proposeVacancy, '', { vacancyId, studentIds: [other.id] }), { status: 404 })
  for (const nobody of [student, nonProfitAdmin]) {
    await assert.rejects(nobody.run(proposeVacancy, '', { vacancyId, studentIds: [student.id] }), { status: 403 })
  }
  const closed = await vacancy('closed')
  await assert.rejects(mentor.run(proposeVacancy, '', { vacancyId: closed, studentIds: [student.id] }), { status: 404 })
  await assert.rejects(mentor.run(proposeVacancy, '', { vacancyId, studentIds: [] }), { status: 422 })
  assert.equal((await other.list(vacancyProposals, { filter: { vacancyIdEq: vacancyId } })).records, 0)
})

test('staff see what colleagues proposed too, or only what they proposed themselves', async () => {
  const [ofMentor, ofSchool] = [await vacancy(), await vacancy()]
  await mentor.run(proposeVacancy, '', { vacancyId: ofMentor, studentIds: [student.id] })
  await schoolAdmin.run(proposeVacancy, '', { vacancyId: ofSchool, studentIds: [student.id] })
  const seen = async (who: typeof mentor, isMine: boolean) => {
    const filter = { vacancyIdIn: [ofMentor, ofSchool], ...(isMine ? { isMine } : {}) }
    const rows = await who.list(vacancyProposals, { filter, include: ['vacancy'] })
    return rows.map((row) => row.vacancy?.id)
  }
  assert.deepEqual(new Set(await seen(mentor, false)), new Set([ofMentor, ofSchool]))
  assert.deepEqual(await seen(mentor, true), [ofMentor])
  assert.deepEqual(await seen(schoolAdmin, true), [ofSchool])
  assert.deepEqual(await seen(student, true), [])
})

test('whoever applies has done what the proposal was for', async () => {
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(
      `insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
       select $1, id, 'Stage', start_date, end_date from school_years where today_nl() between start_date and end_date`,
      [school.id],
    ),
  )
  const vacancyId = await vacancy()
  await mentor.run(proposeVacancy, '', { vacancyId, studentIds: [student.id] })
  const proposal = async () => (await mentor.list(vacancyProposals, { filter: { vacancyIdEq: vacancyId } }))[0]
  await student.run(dismissProposal, (await proposal())?.id as string)
  await student.run(apply, '', { vacancyId })
  assert.equal((await proposal())?.status, 'applied', 'who laid it aside may think again')
})
