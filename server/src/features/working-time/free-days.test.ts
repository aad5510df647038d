import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeDays, saveSchoolCalendar, schoolCalendar } from '#protocol/features/working-time.ts'
import { organization, world } from '#test/world.ts'

const { app, site, school, schoolAdmin, mentor, student, providerAdmin } = await world()
const other = await organization(app, site, 'School')
const year = { startDate: '2026-08-01', endDate: '2027-07-31' }
const ask = (schoolId = school.id, days: object = year) => ({ filter: { schoolId, ...days } })
const make = (attributes: object) =>
  schoolAdmin.send('POST', '/free_days', {
    data: { type: 'freeDays', attributes: { schoolId: school.id, ...attributes } },
  })
const problem = ({ status, body }: { status: number; body: string }) => {
  const [error] = JSON.parse(body).errors
  return [status, error.code, error.source?.pointer ?? error.source?.parameter]
}

test('a school says in which region it is, and gets the holidays of that region', async () => {
  const before = await schoolAdmin.tell(schoolCalendar, ask())
  assert.deepEqual([before.region, before.lessonMinutes, before.holidays], [null, null, []])
  await schoolAdmin.run(saveSchoolCalendar, '', { schoolId: school.id, region: 'north', lessonMinutes: 360 })
  const { region, lessonMinutes, holidays } = await mentor.tell(schoolCalendar, ask())
  assert.deepEqual([region, lessonMinutes], ['north', 360])
  assert.deepEqual(
    holidays.map(({ name, startDate }) => `${name} ${startDate}`),
    // The summer before began in the year before, and is over in this one.
    [
      'summer 2026-07-04',
      'autumn 2026-10-10',
      'christmas 2026-12-19',
      'spring 2027-02-20',
      'may 2027-04-24',
      'summer 2027-07-10',
    ],
  )
  await schoolAdmin.run(saveSchoolCalendar, '', { schoolId: school.id, region: null, lessonMinutes: null })
  assert.deepEqual((await schoolAdmin.tell(schoolCalendar, ask())).holidays, [])
})

test('national holidays are worked out, also Easter and a king on a Sunday', async () => {
  const { national } = await schoolAdmin.tell(schoolCalendar, ask())
  assert.deepEqual(
    national.map(({ name, startDate }) => `${name} ${startDate}`),
    [
      'christmasDay 2026-12-25',
      'boxingDay 2026-12-26',
      'newYear 2027-01-01',
      'easterMonday 2027-03-29',
      'kingsDay 2027-04-27',
      'ascensionDay 2027-05-06',
      'whitMonday 2027-05-17',
    ],
  )
  const later = await schoolAdmin.tell(
    schoolCalendar,
    ask(school.id, { startDate: '2030-04-01', endDate: '2031-05-30' }),
  )
  const days = later.national.map(({ name, startDate }) => `${name} ${startDate}`)
  for (const each of ['liberationDay 2030-05-05', 'kingsDay 2030-04-27']) assert.ok(days.includes(each), each)
  const sunday = await schoolAdmin.tell(
    schoolCalendar,
    ask(school.id, { startDate: '2031-04-20', endDate: '2031-04-30' }),
  )
  assert.deepEqual(sunday.national, [{ name: 'kingsDay', startDate: '2031-04-26', endDate: '2031-04-26' }])
})

test('a calendar is for who works at that school, and changed by its administrator', async () => {
  const save = (schoolId: string) => ({ schoolId, region: 'south' })
  assert.equal((await schoolAdmin.send('PUT', '/free_days/calendar', save(other.id))).status, 403)
  for (const person of [mentor, student, providerAdmin])
    assert.equal((await person.send('PUT', '/free_days/calendar', save(school.id))).status, 403)
  assert.equal(
    (await schoolAdmin.send('PUT', '/free_days/calendar', { ...save(school.id), region: 'west' })).status,
    422,
  )
  const look = (
    person: typeof mentor,
    of: string,
    days = 'filter[start_date]=2026-08-01&filter[end_date]=2027-07-31',
  ) => person.send('GET', `/free_days/calendar?filter[school_id]=${of}&${days}`)
  assert.deepEqual(
    await Promise.all([look(mentor, school.id), look(mentor, other.id), look(student, school.id)]).then((answers) =>
      answers.map(({ status }) => status),
    ),
    [200, 404, 404],
  )
  assert.equal((await look(mentor, 'x')).status, 400)
  assert.equal((await look(mentor, school.id, 'filter[start_date]=2026-08-01')).status, 400)
  const long = 'filter[start_date]=2026-08-01&filter[end_date]=2126-08-01'
  assert.equal((await look(mentor, school.id, long)).status, 400)
})

test('free days are kept by the administrator of the school, and known to its staff', async () => {
  const day = { name: 'Studiedag', startDate: '2026-11-20', endDate: '2026-11-20' }
  const made = await schoolAdmin.create(freeDays, { ...day, schoolId: school.id })
  assert.equal(made.kind, 'free')
  assert.deepEqual(
    (await mentor.list(freeDays)).map(({ id }) => id),
    [made.id],
  )
  assert.equal((await student.list(freeDays)).length, 0)
  for (const person of [mentor, student, providerAdmin])
    assert.notEqual((await person.send('DELETE', `/free_days/${made.id}`)).status, 204)
  const { endDate } = await schoolAdmin.update(freeDays, made.id, { endDate: '2026-11-23', kind: 'lessons' })
  assert.equal(endDate, '2026-11-23')
  assert.equal((await make({ ...day, schoolId: other.id })).status, 403)
  await schoolAdmin.remove(freeDays, made.id)
  assert.equal((await schoolAdmin.list(freeDays)).length, 0)
})

test('days that cannot be are refused at their field', async () => {
  const day = { name: 'Studiedag', startDate: '2026-11-20', endDate: '2026-11-19' }
  assert.deepEqual(problem(await make(day)), [422, 'dateOrder', '/data/attributes/endDate'])
  assert.deepEqual(problem(await make({ ...day, endDate: '2026-02-30' })).slice(0, 2), [422, 'date'])
  // Longer than any holiday: a year that was typed wrongly.
  assert.equal((await make({ ...day, endDate: '2062-11-20' })).status, 400)
  assert.equal((await make({ ...day, name: '' })).status, 422)
})
