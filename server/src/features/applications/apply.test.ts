import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications, apply, mostOpenApplications } from '#protocol/features/applications.ts'
import { internships } from '#protocol/features/internships.ts'
import { organization, person, type world } from '#test/world.ts'
import { newMarket, refused } from './applications.factory.ts'

const m = await newMarket()
const period = await m.period()
test('a student applies, and the host has fifteen days to answer', async () => {
  const student = await m.newStudent({ firstName: 'Noor', lastName: 'Jansen' })
  const vacancyId = await m.vacancy({ weekdays: [1, 2] })

  const made = await student.run(apply, '', { vacancyId, weekdays: [2] })

  assert.equal(made.status, 'with_host')
  assert.deepEqual(made.weekdays, [2])
  const days = (Date.parse(made.expiresAt as string) - Date.now()) / 86_400_000
  assert.ok(days > 14.9 && days < 15.1)
  const seen = await m.providerAdmin.find(applications, made.id)
  assert.equal(seen.studentName, 'Noor J.')
  assert.equal(seen.studentEmail, null)
  assert.equal(seen.schoolName, 'Test College')
})

test('a host reads the first capital of a last name, also where all of it stands in one field', async () => {
  const student = await m.newStudent({ firstName: 'Sami', lastName: 'de Witte' })
  const made = await student.run(apply, '', { vacancyId: await m.vacancy({}) })
  assert.equal((await m.providerAdmin.find(applications, made.id)).studentName, 'Sami W.')
})

test('where whoever comes is welcome, the place is taken and the internship made at once', async () => {
  const student = await m.newStudent()
  const vacancyId = await m.vacancy({ is_direct: true })

  const made = await student.run(apply, '', { vacancyId })

  assert.equal(made.status, 'accepted')
  const internship = await student.find(internships, made.internship?.id as string, { include: ['currentPhase'] })
  assert.equal(internship.status, m.site.flags.digitalContracts ? 'contracting' : 'approved')
  assert.equal(internship.currentPhase?.status, 'open')
  assert.equal(await m.taken(vacancyId), 1)
})

test('who comes when all places are taken gets in line, and knows how many are before them', async () => {
  const [first, second, third] = await m.students(3)
  const vacancyId = await m.vacancy({ is_direct: true })
  await first?.run(apply, '', { vacancyId })

  assert.equal((await second?.run(apply, '', { vacancyId }))?.waitingBefore, 0)
  const last = await third?.run(apply, '', { vacancyId })

  assert.deepEqual([last?.status, last?.waitingBefore], ['waiting', 1])
})

test('where the period asks for it, the host sees nothing before the school agrees', async () => {
  const own = await newMarket()
  await own.period({ needs_mentor_approval: true })
  const vacancyId = await own.vacancy()
  const made = await own.student.run(apply, '', { vacancyId })

  assert.equal(made.status, 'submitted')
  assert.equal((await own.providerAdmin.list(applications)).length, 0)
})

test('who may agree for the school and applies for a student has agreed', async () => {
  const own = await newMarket()
  await own.period({ needs_mentor_approval: true })
  const [one, other] = await own.students(2)
  await own.insert('mentorships', { school_id: own.school.id, mentor_id: own.mentor.id, student_id: one?.id })
  const vacancyId = await own.vacancy({ places: 5 })

  const byMentor = await own.mentor.run(apply, '', { vacancyId, studentId: one?.id as string })
  const byAdmin = await own.schoolAdmin.run(apply, '', { vacancyId, studentId: other?.id as string })

  assert.deepEqual([byMentor.status, byAdmin.status], ['with_host', 'with_host'])
  assert.equal((await own.providerAdmin.list(applications)).length, 2)
})

test('staff of the school applies for its students, a mentor only for their own', async () => {
  const [one, other] = await m.students(2)
  await m.insert('mentorships', { school_id: m.school.id, mentor_id: m.mentor.id, student_id: one?.id })
  const vacancyId = await m.vacancy({ places: 5 })

  assert.equal((await m.mentor.run(apply, '', { vacancyId, studentId: one?.id as string })).status, 'with_host')
  await refused(m.mentor.run(apply, '', { vacancyId, studentId: other?.id as string }), 'relation.missing')
  assert.equal((await m.schoolAdmin.run(apply, '', { vacancyId, studentId: other?.id as string })).status, 'with_host')
  await refused(m.schoolAdmin.run(apply, '', { vacancyId }), 'relation.missing')
})

test('a volunteer applies without a school or a period, and a host does not apply at all', async () => {
  const vacancyId = await m.vacancy({ is_direct: true })
  const made = await m.volunteer.run(apply, '', { vacancyId })
  assert.deepEqual([made.status, made.schoolName, made.internshipPeriod], ['accepted', null, null])
  assert.ok(made.internship, 'who is accepted has a place')
  await refused(m.providerAdmin.run(apply, '', { vacancyId }), 'access.forbidden')
  await refused(m.guest.run(apply, '', { vacancyId }), 'session.required')
})

test('an answer is promised no later than the last day of the place', async () => {
  const student = await m.newStudent()
  const [row] = await m.rows<{ day: string }>('select (today_nl() + 1)::text as day')
  const day = row?.day as string
  const { expiresAt } = await student.run(apply, '', { vacancyId: await m.vacancy({ end_date: day }) })
  const told = new Date(expiresAt as string).toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' })
  assert.equal(told, day)
})

test('a place that is not open, not for this school or not there at all cannot be applied for', async () => {
  const student = await m.newStudent()
  for (const status of ['paused', 'closed', 'expired', 'removed']) {
    await refused(student.run(apply, '', { vacancyId: await m.vacancy({ status }) }), 'application.vacancyGone')
  }
  await refused(
    student.run(apply, '', { vacancyId: await m.vacancy({ end_date: '2026-01-01' }) }),
    'application.vacancyGone',
  )
  await refused(student.run(apply, '', { vacancyId: await m.vacancy({ status: 'draft' }) }), 'relation.missing')
  await refused(student.run(apply, '', { vacancyId: crypto.randomUUID() }), 'relation.missing')
  const vacancyId = await m.vacancy({ visible_to: 'schools' })
  await refused(student.run(apply, '', { vacancyId }), 'relation.missing')
  await m.rows('insert into vacancy_schools (vacancy_id, school_id) values ($1, $2)', [vacancyId, m.school.id])
  assert.equal((await student.run(apply, '', { vacancyId })).status, 'with_host')
  const pending = await organization(m.app, m.site, 'NonProfit', { status: 'pending' })
  await refused(student.run(apply, '', { vacancyId: await m.vacancy({}, pending) }), 'relation.missing')
})

test('age counts on the first day of the work', async () => {
  const student = await m.newStudent()
  const age = async (years: number) =>
    m.rows(
      `update student_profiles set birth_date = today_nl() - make_interval(years => $2, days => 5) where id = $1`,
      [student.id, years],
    )
  const vacancyId = await m.vacancy({ minimum_age: 16, maximum_age: 17 })
  await age(15)
  await refused(student.run(apply, '', { vacancyId }), 'application.tooYoung')
  await age(18)
  await refused(student.run(apply, '', { vacancyId }), 'application.tooOld')
  await age(16)
  assert.equal((await student.run(apply, '', { vacancyId })).status, 'with_host')
  assert.equal((await m.providerAdmin.list(applications, { filter: { vacancyIdEq: vacancyId } }))[0]?.ageBand, '16_17')
})

test('only days that are offered, and not twice for the same place', async () => {
  const student = await m.newStudent()
  const vacancyId = await m.vacancy({ weekdays: [1, 2] })
  await refused(student.run(apply, '', { vacancyId, weekdays: [1, 6] }), 'application.days')
  await student.run(apply, '', { vacancyId })
  await refused(student.run(apply, '', { vacancyId }), 'application.twice')
})

test('ten open applications are enough, also of ten that are sent at the same moment', async () => {
  const student = await m.newStudent()
  const places = await Promise.all(Array.from({ length: mostOpenApplications + 3 }, () => m.vacancy()))
  const sent = await Promise.allSettled(places.map((vacancyId) => student.run(apply, '', { vacancyId })))
  assert.equal(sent.filter(({ status }) => status === 'fulfilled').length, mostOpenApplications)
  await refused(student.run(apply, '', { vacancyId: await m.vacancy() }), 'application.tooMany')
})

test('who has a place in this period is told, and may apply all the same', async () => {
  const student = await m.newStudent()
  await m.insert('internships', {
    school_id: m.school.id,
    student_id: student.id,
    internship_period_id: period,
    title: 'Stage',
    status: 'running',
  })
  const vacancyId = await m.vacancy()
  await refused(student.run(apply, '', { vacancyId }), 'application.placed')
  assert.equal((await student.run(apply, '', { vacancyId, evenSo: true })).status, 'with_host')
})

test('without a period, or one in which applying is off, nobody applies', async () => {
  const own = await newMarket()
  const vacancyId = await own.vacancy()
  await refused(own.student.run(apply, '', { vacancyId }), 'application.noPeriod')
  await own.period({ end_date: '2026-01-31', start_date: '2026-01-01' })
  await refused(own.student.run(apply, '', { vacancyId }), 'application.noPeriod')
  await own.period({ may_apply: false })
  await refused(own.student.run(apply, '', { vacancyId }), 'application.notNow')
})

test('a sentence about oneself may always come along, and must where the site asks for a motivation', async () => {
  const flag = (motivationField: boolean) => ({ flags: { motivationField } }) as Parameters<typeof world>[0]
  const asking = await newMarket(flag(true))
  await asking.period()
  const vacancyId = await asking.vacancy()
  await refused(asking.student.run(apply, '', { vacancyId }), 'required')
  const motivation = 'Ik hou van brood'
  assert.equal((await asking.student.run(apply, '', { vacancyId, motivation })).motivation, motivation)
  const silent = await newMarket(flag(false))
  await silent.period()
  const other = await silent.vacancy()
  assert.equal((await silent.student.run(apply, '', { vacancyId: other, motivation })).motivation, motivation)
  const third = await silent.vacancy()
  assert.equal((await silent.student.run(apply, '', { vacancyId: third })).motivation, null)
})

test('somebody of another school does not exist for this one', async () => {
  const otherSchool = await organization(m.app, m.site, 'School')
  const stranger = await person(m.app, m.site, [['student', otherSchool.id]])
  const vacancyId = await m.vacancy()
  await refused(m.schoolAdmin.run(apply, '', { vacancyId, studentId: stranger.id }), 'relation.missing')
})

test('a school finds the applications of a student by name; a host, who does not know the name, finds none', async () => {
  const student = await m.newStudent({ firstName: 'Fenna', lastName: 'Zoekbaar' })
  const made = await student.run(apply, '', { vacancyId: await m.vacancy() })
  const found = async (who: typeof student, search: string) =>
    (await who.list(applications, { filter: { search } })).map(({ id }) => id)

  assert.deepEqual(await found(m.schoolAdmin, 'fen zoek'), [made.id])
  assert.deepEqual(await found(m.schoolAdmin, 'zoekbaarder'), [])
  assert.deepEqual(await found(m.providerAdmin, 'zoek'), [])
})
