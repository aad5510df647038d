import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { absences, cancelAbsence, reportAbsence } from '#protocol/features/absences.ts'
import { calendarFeeds, makeCalendarFeed, revokeCalendarFeed } from '#protocol/features/calendar-feeds.ts'
import { changeInternship, stopInternship } from '#protocol/features/internship-commands.ts'
import { internships } from '#protocol/features/internships.ts'
import { planVisits } from '#protocol/features/visits.ts'
import { weekdayOf } from '#protocol/shared/days.ts'
import { routeOf, routeWorld } from '#test/route-world.ts'
import type { Person } from '#test/world.ts'

const w = await routeWorld({ flags: { digitalContracts: true, hours: true } })
const { app, mentor, nonProfitAdmin, schoolAdmin, newStudent, newPeriod, place, day } = w
const period = await newPeriod()

/** The address as a calendar asks for it: no cookies, no headers of ours but the site. */
const fetched = (address: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url: new URL(address).pathname, headers: { 'x-tenant': w.site.key, ...headers } })
const addressOf = async (who: Person) => (await who.run(makeCalendarFeed, '', {})).address

/** What another program makes of it. */
async function eventsAt(address: string) {
  const { statusCode, body, headers } = await fetched(address)
  assert.equal(statusCode, 200)
  assert.equal(headers['content-type'], 'text/calendar; charset=utf-8')
  for (const line of body.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
  const calendar = new ICAL.Component(ICAL.parse(body))
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}
const named = (events: ICAL.Event[], text: string) => {
  const found = events.find(({ summary }) => summary.includes(text))
  assert.ok(found, `${text} among ${events.map(({ summary }) => summary)}`)
  return found
}
function daysOf(event: ICAL.Event): string[] {
  const days: string[] = []
  const each = event.iterator()
  for (let next = each.next(); next && days.length < 100; next = each.next()) {
    assert.ok(next.isDate, 'whole days have no time and no zone')
    days.push(next.toString())
  }
  return days
}

test('a student has their stage days without those of absence, and the days of their steps', async () => {
  const student = await newStudent()
  const id = await place(student, period)
  const title = 'Hélpen; bij "De Linde", ’s middags, en nog veel meer dan op één regel past \\ 🚲'
  await mentor.run(changeInternship, id, { title, weekdays: [2, 4] })
  const wanted = Array.from({ length: 41 }, (_, index) => day(index - 10)).filter((each) =>
    [2, 4].includes(weekdayOf(each)),
  )
  const address = await addressOf(student)
  const stage = named(await eventsAt(address), 'Stage bij Buurthuis')
  assert.deepEqual(daysOf(stage), wanted)
  assert.equal(stage.description, title)
  const away = wanted.filter((each) => each >= day(0)).slice(0, 2)
  const note = 'Naar de tandarts'
  await student.run(reportAbsence, id, { kind: 'other', firstDay: String(away[0]), lastDay: String(away[1]), note })
  const after = named(await eventsAt(address), 'Stage bij Buurthuis')
  assert.equal(after.uid, stage.uid)
  assert.deepEqual(
    daysOf(after),
    wanted.filter((each) => !away.includes(each)),
  )
  const [absence] = await student.list(absences)
  await student.run(cancelAbsence, absence?.id ?? '')
  assert.deepEqual(daysOf(named(await eventsAt(address), 'Stage bij')), wanted)
  const step = (await routeOf(student, id)).find(
    ({ actor, status, dueOn }) => actor === 'student' && dueOn && status === 'upcoming',
  )
  const due = named(await eventsAt(address), `Klaar: ${step?.name}`)
  assert.deepEqual([due.startDate.toString(), due.startDate.isDate], [step?.dueOn, true])
  await mentor.run(stopInternship, id, { reason: 'Gestopt', endedBy: 'school' })
  const rest = await eventsAt(address)
  assert.ok(rest.every(({ summary }) => !summary.startsWith('Klaar')))
  assert.ok(
    rest.flatMap(daysOf).every((each) => each <= day(0)),
    'after the last day nobody comes',
  )
})

test('a mentor has the steps of their students together, a host who comes; what one may not see any more is gone', async () => {
  const students = [await newStudent(), await newStudent()]
  for (const student of students) await place(student, period)
  const address = await addressOf(mentor)
  const together = (await eventsAt(address)).filter(({ summary }) => /: \d+ leerlingen$/.test(summary))
  assert.ok(together.some(({ description }) => description.split('\n').length > 1))
  const host = await addressOf(nonProfitAdmin)
  const [first] = students as [Person]
  const [at] = await first.list(internships)
  await mentor.run(planVisits, '', { internshipIds: [at?.id ?? ''], day: day(5), time: '10:30' })
  for (const calendar of [address, host]) {
    const visit = named(await eventsAt(calendar), 'Bezoek: Daan de Wit bij Buurthuis')
    const clock = { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' } as const
    assert.equal(visit.startDate.toJSDate().toLocaleTimeString('nl-NL', clock), '10:30')
  }
  named(await eventsAt(await addressOf(first)), 'komt op bezoek')
  assert.ok((await eventsAt(host)).some(({ summary }) => summary === 'Daan de Wit komt'))
  assert.equal((await eventsAt(await addressOf(w.providerAdmin))).length, 0)
  await w.row('delete from mentorships where mentor_id = $1 and student_id = $2 returning id', [
    mentor.id,
    students[0]?.id,
  ])
  const left = (await eventsAt(address)).map(({ description }) => description?.split('\n').length ?? 1)
  assert.ok(Math.max(...left) < Math.max(...together.map(({ description }) => description.split('\n').length)))
  await w.row(`update users set status = 'inactive' where id = $1 returning id`, [nonProfitAdmin.id])
  assert.equal((await fetched(host)).statusCode, 404)
  await w.row(`update users set status = 'active' where id = $1 returning id`, [nonProfitAdmin.id])
})

test('a talk before there is a place stands with student and host; when the school is free with its people', async () => {
  const student = await newStudent()
  const talkAt = new Date(Date.now() + 3 * 86_400_000)
  await w.row(
    `with v as (insert into vacancies (organization_id, title, status) values ($4, 'Helpen', 'published') returning id)
     insert into applications (student_id, school_id, organization_id, vacancy_id, status, sent_at, talk_at, talk_place)
     select $1, $2, $4, v.id, 'in_talk', now(), $3, 'Dorpsstraat 1' from v returning id`,
    [student.id, w.school.id, talkAt, w.nonProfit.id],
  )
  const own = await addressOf(student)
  const host = await addressOf(nonProfitAdmin)
  for (const calendar of [own, host]) {
    const talk = named(await eventsAt(calendar), 'Kennismaken')
    assert.equal(talk.startDate.toJSDate().getTime(), Math.floor(talkAt.getTime() / 1000) * 1000)
    assert.equal(talk.location, 'Dorpsstraat 1')
  }
  assert.ok(!named(await eventsAt(host), 'Kennismaken met').summary.includes('Wit'), 'not the whole name yet')
  await w.row(
    `insert into free_days (school_id, name, start_date, end_date) values ($1, 'Studiedag', $2, $2) returning id`,
    [w.school.id, day(9)],
  )
  await w.row(`insert into school_calendars (school_id, region) values ($1, 'north') returning school_id as id`, [
    w.school.id,
  ])
  for (const who of [student, mentor]) {
    const events = await eventsAt(await addressOf(who))
    assert.deepEqual(daysOf(named(events, 'Studiedag')), [day(9)])
    named(events, 'vakantie')
  }
  assert.ok(!(await eventsAt(host)).some(({ summary }) => summary === 'Studiedag'))
})

test('the address is the only key: shown once, kept as a hash, renewed, revoked, and asked again cheaply', async () => {
  const student = await newStudent()
  await w.row(`update users set locale = 'en' where id = $1 returning id`, [student.id])
  await place(student, period)
  const old = await addressOf(student)
  assert.match(old, /\/api\/v1\/calendar\/[\w-]{43}\.ics$/)
  named(await eventsAt(old), 'Internship at Buurthuis')
  const { headers } = await fetched(old)
  const again = await fetched(old, { 'if-none-match': String(headers.etag) })
  assert.deepEqual([again.statusCode, again.body, headers['set-cookie']], [304, '', undefined])
  assert.match(String(headers['cache-control']), /private/)
  const address = await addressOf(student)
  assert.equal((await fetched(old)).statusCode, 404)
  await eventsAt(address)
  const [feed] = await student.list(calendarFeeds)
  assert.equal(feed?.lastReadOn, day(0))
  const secret = address.slice(-47, -4)
  const kept = await app.road.db.withTenant(w.site.id, (sql) => sql.rows('select * from calendar_feeds'))
  assert.ok(!JSON.stringify(kept).includes(secret))
  assert.equal((await schoolAdmin.list(calendarFeeds)).length, 0)
  await assert.rejects(schoolAdmin.run(revokeCalendarFeed, feed?.id ?? ''), { status: 404 })
  for (const wrong of ['x', 'x.ics', `${'x'.repeat(43)}.ics`, `${secret}`])
    assert.equal((await fetched(`http://x/api/v1/calendar/${wrong}`)).statusCode, 404)
  await student.run(revokeCalendarFeed, feed?.id ?? '')
  assert.equal((await fetched(address)).statusCode, 404)
  await assert.rejects(w.guest.run(makeCalendarFeed, '', {}), { status: 401 })
  const answers = await Promise.all(
    Array.from({ length: 61 }, () => fetched(`http://x/api/v1/calendar/${'y'.repeat(43)}.ics`)),
  )
  assert.equal(answers.filter(({ statusCode }) => statusCode === 429).length, 1, 'whoever keeps asking waits')
})
