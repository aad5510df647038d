import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { market } from '#features/applications/applications.factory.ts'
import { siteWorkflow } from '#features/workflows/site-workflow.ts'
import { createContracts } from '#protocol/features/contracts.ts'
import { sendMessage, startConversation } from '#protocol/features/conversations.ts'
import { previewPeriodicMail } from '#protocol/features/periodic-mail.ts'
import { routeWorld } from '#test/route-world.ts'
import { everyFeature, type Person, person } from '#test/world.ts'
import { composeMails } from './compose-mails.ts'

// One world: a mentor with two students, one with a place and one without, their school, host and centre, and a volunteer.
const r = await routeWorld({ flags: { ...everyFeature, evaluationForms: true } })
const w = { ...(await market(r)), ...r }
const {
  app,
  site,
  school,
  center,
  mentor,
  schoolAdmin,
  nonProfit,
  nonProfitAdmin: host,
  centerAdmin,
  volunteer,
  day,
} = w
await app.road.inTenant(site, siteWorkflow)
const period = await w.newPeriod()
const [placed, searching] = [await w.newStudent(), await w.newStudent()]
const internshipId = await w.place(placed, period, { startDate: day(3), endDate: day(60) })
const own = { internship_id: internshipId, student_id: placed.id }
const stranger = await person(app, site, [['mentor', school.id]])

/** What each part says to somebody now, all mails together. */
async function told(who: Person): Promise<Record<string, string[]>> {
  const { mails } = await who.tell(previewPeriodicMail)
  const sections = mails.flatMap((mail) => mail.sections)
  return Object.fromEntries(sections.map(({ name, lines }) => [name, lines.map(({ text }) => text)]))
}
const pathsOf = async (who: Person, name: string) => {
  const { mails } = await who.tell(previewPeriodicMail)
  return mails
    .flatMap(({ sections }) => sections.filter((each) => each.name === name).flatMap(({ lines }) => lines))
    .map(({ path }) => path)
}

test('a student reads what is needed now, which steps are open, and what fits of what is new', async () => {
  const [mine, other] = [await told(searching), await told(placed)]
  assert.deepEqual(mine.block, ['Zoek een stageplek'])
  assert.deepEqual(await pathsOf(searching, 'block'), ['/stagebank'])
  assert.equal(other.block?.length, 1)
  assert.ok(!('funnel' in mine) && !('withoutPlace' in mine))
  await w.rows(`update student_profiles set postal_code = '3811 AA' where id = any($1)`, [[searching.id, placed.id]])
  const vacancyId = await w.vacancy({ title: 'Koffie schenken', published_at: new Date() }, nonProfit)
  await w.vacancy({ title: 'Oude plek', published_at: new Date(Date.now() - 30 * 86_400_000) }, nonProfit)
  const { vacancies } = await told(searching)
  assert.deepEqual(vacancies, ['Koffie schenken, Buurthuis'])
  assert.deepEqual(await pathsOf(searching, 'vacancies'), [`/stagebank/${vacancyId}`])
  assert.ok(!('vacancies' in (await told(placed))), 'who has a place looks for none')
  assert.deepEqual((await told(volunteer)).vacancies, ['Koffie schenken, Buurthuis'])
})

test('a student reads the hours so far, and what has to be handed in', async () => {
  await w.rows(`update internships set status = 'running', minutes_agreed = 750 where id = $1`, [internshipId])
  assert.deepEqual((await told(placed)).ownHours, ['12,5 van de 30 uur bij Buurthuis'])
  const assignmentId = await w.insert('assignments', { school_id: school.id, title: 'Logboek', status: 'published' })
  const workId = await w.insert('assignment_works', {
    assignment_id: assignmentId,
    student_id: placed.id,
    school_id: school.id,
    due_on: '2030-01-15',
  })
  assert.deepEqual((await told(placed)).assignmentsToDo, ['Logboek, uiterlijk inleveren op dinsdag 15 januari'])
  assert.deepEqual(await pathsOf(placed, 'assignmentsToDo'), [`/opdrachten/${workId}`])
  await w.rows(`update assignment_works set status = 'handed_in' where id = $1`, [workId])
  assert.deepEqual((await told(mentor)).assignmentsToReview, ['1 ingeleverde opdracht'])
  assert.deepEqual((await told(schoolAdmin)).assignmentsToReview, ['1 ingeleverde opdracht'])
  for (const who of [stranger, host]) assert.ok(!('assignmentsToReview' in (await told(who))))
})

test('a mentor reads who has no place, whose hours wait and who is quiet; of students of others nothing', async () => {
  assert.deepEqual((await told(mentor)).withoutPlace, ['1 leerling zonder plek'])
  await w.insert('hour_entries', { ...own, day: day(-1), minutes: 240, status: 'submitted' })
  assert.deepEqual((await told(mentor)).hoursToCheck, ['1 dag wacht op akkoord'])
  assert.deepEqual((await told(host)).hoursToConfirm, ['1 dag om akkoord op te geven'])
  await w.rows(
    `update internships set block = 'todo', up = 'student', up_since = now() - interval '20 days' where id = $1`,
    [internshipId],
  )
  assert.deepEqual((await told(mentor)).quiet, ['Daan de Wit: 20 dagen stil'])
  assert.deepEqual(await pathsOf(mentor, 'quiet'), [`/users/${placed.id}`])
  const others = await told(stranger)
  for (const name of ['withoutPlace', 'hoursToCheck', 'quiet']) assert.ok(!(name in others), name)
})

test('what waits for a yes of the school stands with mentor and school, and nowhere else', async () => {
  const vacancyId = await w.vacancy({}, nonProfit)
  const applied = {
    vacancy_id: vacancyId,
    organization_id: nonProfit.id,
    student_id: searching.id,
    school_id: school.id,
    internship_period_id: period,
  }
  const id = await w.insert('applications', { ...applied, status: 'submitted' })
  for (const who of [mentor, schoolAdmin])
    assert.deepEqual((await told(who)).applicationsToApprove, ['1 aanmelding wacht op een ja of nee'])
  assert.ok(!('applicationsAtHost' in (await told(host))), 'a host knows nothing before the school agrees')
  await w.rows(`update applications set status = 'with_host', sent_at = now() - interval '8 days' where id = $1`, [id])
  assert.deepEqual((await told(host)).applicationsAtHost, ['1 aanmelding wacht op antwoord'])
  assert.ok(!('silentHosts' in (await told(centerAdmin))), 'where somebody signs in, the host answers itself')
  await w.rows(`update users set status = 'inactive' where id = $1`, [host.id])
  assert.deepEqual((await told(centerAdmin)).silentHosts, ['1 organisatie antwoordt al een week niet'])
  await w.rows(`update users set status = 'active' where id = $1`, [host.id])
  await w.insert('internships', {
    student_id: searching.id,
    school_id: school.id,
    internship_period_id: period,
    title: 'Zelf gevonden',
    self_found: true,
    organization_name: 'Kaasboer',
  })
  for (const who of [mentor, schoolAdmin])
    assert.deepEqual((await told(who)).selfFound, ['1 zelf gevonden plek wacht op akkoord'])
})

test('a school reads where its students stand, which periods end, and which imports ask for a choice', async () => {
  const { funnel, periods = [] } = await told(schoolAdmin)
  assert.ok(
    funnel?.some((line) => /zonder plek|vraagt om akkoord/.test(line)),
    String(funnel),
  )
  assert.ok(
    funnel?.some((line) => line.includes('loopt stage')),
    String(funnel),
  )
  const { searchingTrend } = await told(schoolAdmin)
  assert.match(
    searchingTrend?.[0] ?? '',
    /: \d+ leerling(en zoeken| zoekt) nog, (evenveel als|\d+ (minder|meer) dan) een week geleden/,
  )
  assert.ok(!('searchingTrend' in (await told(host))))
  assert.deepEqual(periods, [])
  await w.rows('update internship_periods set end_date = today_nl() + 10 where id = $1', [period])
  const [ending] = (await told(schoolAdmin)).periods ?? []
  assert.match(ending ?? '', /eindigt op/)
  assert.deepEqual(await pathsOf(schoolAdmin, 'periods'), [`/internship_periods/${period}`])
  const importId = await w.insert('imports', {
    organization_id: school.id,
    kind: 'students',
    file_name: 'a.csv',
    file_size: 1,
    file_hash: Buffer.from('x'),
    status: 'previewed',
  })
  for (const number of [1, 2])
    await w.insert('import_rows', { import_id: importId, number, outcome: 'conflict', is_open: true })
  assert.deepEqual((await told(schoolAdmin)).imports, ['2 regels in een import vragen om een keuze'])
  for (const who of [mentor, centerAdmin]) assert.ok(!('imports' in (await told(who))))
})

test('contracts stand with who has to do something, and with the school when the first day is near', async () => {
  await w.rows(`update internships set status = 'approved' where id = $1`, [internshipId])
  const { made } = await mentor.run(createContracts, '', { internshipIds: [internshipId] })
  assert.equal(made.length, 1)
  assert.deepEqual((await told(mentor)).contracts, ['1 contract om in te vullen of te ondertekenen'])
  assert.deepEqual((await told(schoolAdmin)).unsignedContracts, [
    '1 contract is niet getekend, en de eerste dag is dichtbij of voorbij',
  ])
  for (const who of [stranger, searching]) assert.ok(!('contracts' in (await told(who))))
})

test('a host reads who begins this week, a centre what it has to look at', async () => {
  const [begins] = (await told(host)).starting ?? []
  assert.match(begins ?? '', /^Daan de Wit begint op /)
  assert.deepEqual(await pathsOf(host, 'starting'), [`/internships/${internshipId}`])
  assert.ok(!('starting' in (await told(w.providerAdmin))))
  await w.insert('organizations', { type: 'Provider', name: 'Nieuw', status: 'pending', center_id: center.id })
  await w.vacancy({ status: 'in_review' }, nonProfit)
  await w.vacancy({ status: 'expired', end_date: day(-1) }, nonProfit)
  await w.vacancy({ status: 'expired', end_date: day(-100) }, nonProfit)
  const { organizations, vacanciesToReview, expiredVacancies } = await told(centerAdmin)
  assert.deepEqual(
    [organizations, vacanciesToReview, expiredVacancies],
    [['1 organisatie wacht op een ja of nee'], ['1 vacature wacht op een ja of nee'], ['1 vacature is verlopen']],
  )
  for (const who of [mentor, placed, host]) assert.ok(!('organizations' in (await told(who))))
})

test('a volunteer reads on which days they come, without those on which they are away', async () => {
  const place = {
    student_id: volunteer.id,
    organization_id: nonProfit.id,
    title: 'Bezoek',
    status: 'running',
    start_date: day(-20),
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  }
  const id = await w.insert('internships', place)
  assert.equal((await told(volunteer)).shifts?.length, 7)
  await w.insert('absences', {
    internship_id: id,
    student_id: volunteer.id,
    first_day: day(1),
    last_day: day(2),
    kind: 'other',
    note: 'weg',
  })
  assert.equal((await told(volunteer)).shifts?.length, 5)
  assert.match((await told(volunteer)).shifts?.[0] ?? '', /: Buurthuis$/)
})

test('who has done something gets thanks and the way to their certificate, once', async () => {
  const id = await w.insert('internships', {
    student_id: volunteer.id,
    organization_id: nonProfit.id,
    title: 'Klaar',
    status: 'completed',
    start_date: day(-50),
    end_date: day(-2),
  })
  const fileId = await w.insert('files', {
    kind: 'logo',
    name: 'a.pdf',
    content_type: 'application/pdf',
    size: 1,
    sha256: Buffer.from('x'),
  })
  const sealed = {
    internship_id: id,
    student_id: volunteer.id,
    paper: { host: 'Buurthuis' },
    code: randomUUID(),
    file_id: fileId,
    sha256: 'x',
    digest: 'x',
    sealed_with: 'x',
  }
  await w.insert('certificates', sealed)
  assert.deepEqual((await told(volunteer)).certificates, ['Bedankt! Het certificaat van Buurthuis staat klaar'])
  assert.deepEqual(await pathsOf(volunteer, 'certificates'), [`/internships/${id}`])
  await w.rows(
    `insert into periodic_mails (user_id, told_until) values ($1, now()) on conflict (tenant_id, user_id) do update set told_until = now()`,
    [volunteer.id],
  )
  assert.ok(!('certificates' in (await told(volunteer))), 'it was told')
})

test('a mentor of ninety students costs as many questions as one of two', async () => {
  const asked = async () => {
    let questions = 0
    await app.road.onBehalfOf(site, { userId: mentor.id, organizationId: null }, 'test', (tx) =>
      composeMails({
        me: tx.me,
        site,
        registry: tx.registry,
        read: (statement) => {
          questions++
          return tx.rows(statement.text, statement.values)
        },
        locale: 'nl',
        since: new Date(),
        without: [],
      }),
    )
    return questions
  }
  const before = await asked()
  await w.rows(
    `with made as (insert into users (email, first_name, last_name, status)
       select 'ninety' || n || '@test.test', 'Sam', 'Veel', 'active' from generate_series(1, 90) n returning id),
     placed as (insert into roles (user_id, name, organization_id) select id, 'student', $1 from made)
     insert into mentorships (school_id, mentor_id, student_id) select $1, $2, id from made`,
    [school.id, mentor.id],
  )
  assert.equal(await asked(), before)
  assert.ok(before <= 8, `${before} questions`)
  assert.match((await told(mentor)).withoutPlace?.[0] ?? '', /^9\d leerlingen zonder plek$/)
})

test('forms stand with who has to fill them in', async () => {
  const formId = await w.insert('forms', {
    organization_id: school.id,
    name: 'Evaluatie',
    content: { title: { nl: 'Evaluatie' }, fields: [] },
  })
  await w.insert('form_submissions', {
    ...own,
    form_id: formId,
    role: 'student',
    respondent_id: placed.id,
    school_id: school.id,
    organization_id: nonProfit.id,
  })
  assert.deepEqual((await told(placed)).forms, ['1 formulier om in te vullen of na te kijken'])
  assert.deepEqual(await pathsOf(placed, 'forms'), ['/forms'])
  assert.ok(!('forms' in (await told(searching))))
})

test('who works in two organizations has a mail for each, and reads what is their own once', async () => {
  const both = await person(app, site, [
    ['mentor', school.id],
    ['admin', nonProfit.id],
  ])
  const { id } = await schoolAdmin.run(startConversation, '', { userId: both.id })
  await schoolAdmin.run(sendMessage, id, { madeId: randomUUID(), body: 'Dag' })
  await w.rows('update conversation_members set unread = 1 where conversation_id = $1 and user_id = $2', [id, both.id])
  const { mails } = await both.tell(previewPeriodicMail)
  assert.deepEqual(
    mails.map(({ organization }) => organization),
    ['Buurthuis'],
    'at the school nothing is left to tell',
  )
  const [mail] = mails
  assert.ok(mail?.sections.some(({ name }) => name === 'messages'))
  assert.ok(mail?.sections.some(({ name }) => name === 'starting'))
  await w.insert('mentorships', { school_id: school.id, mentor_id: both.id, student_id: searching.id })
  const again = await both.tell(previewPeriodicMail)
  assert.deepEqual(
    again.mails.map(({ organization }) => organization),
    ['Buurthuis', 'Test College'],
  )
  const messages = again.mails.flatMap(({ sections }) => sections.filter(({ name }) => name === 'messages'))
  assert.equal(messages.length, 1)
  assert.ok(!again.mails[1]?.sections.some(({ name }) => name === 'starting'), 'not with the roles of another house')
})
