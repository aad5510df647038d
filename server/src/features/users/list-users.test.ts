import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type UserCounts, userCounts, users } from '#protocol/features/users.ts'
import { person, world } from '#test/world.ts'

const { app, site, school, center, centerAdmin, volunteer, nonProfit, schoolAdmin, mentor, student } = await world()
const write = (text: string, values: unknown[]) =>
  app.road.db.withTenant(site.id, (sql) => sql.row<{ id: string }>(text, values))
const found = async (filter: Record<string, string | boolean | string[]>, who = schoolAdmin) =>
  (await who.list(users, { filter, page: { size: 100 } })).map(({ id }) => id).sort()
const pupil = (details: Record<string, string> = {}) => person(app, site, [['student', school.id]], details)

test('people are found by one or several roles', async () => {
  assert.deepEqual(await found({ withRole: 'mentor' }), [mentor.id])
  assert.deepEqual(await found({ withRole: ['mentor', 'admin'] }), [mentor.id, schoolAdmin.id].sort())
  const wrong = await schoolAdmin.send('GET', '/users?filter[with_role]=mentor,boss')
  assert.equal(wrong.status, 400)
})

test('what somebody is elsewhere finds nobody', async () => {
  const both = await person(app, site, [
    ['student', school.id],
    ['mentor', nonProfit.id],
  ])
  assert.ok((await found({ withRole: 'student' })).includes(both.id))
  assert.deepEqual(await found({ withRole: 'mentor' }), [mentor.id])
})

test('people are found by the classes that they are in today', async () => {
  const [one, two, former] = [await pupil(), await pupil(), await pupil()]
  const group = () =>
    write(
      `insert into groups (school_id, school_year_id, name)
       select $1, id, gen_random_uuid()::text from school_years where today_nl() between start_date and end_date
       returning id`,
      [school.id],
    )
  const [a, b] = [await group(), await group()]
  const join = (groupId: string | undefined, who: { id: string }, endedOn: string | null = null) =>
    write(
      `insert into group_memberships (group_id, student_id, started_on, ended_on) values ($1, $2, '2020-01-01', $3)
       returning id`,
      [groupId, who.id, endedOn],
    )
  await join(a?.id, one)
  await join(b?.id, two)
  await join(a?.id, former, '2020-06-01')
  assert.deepEqual(await found({ groupId: a?.id as string }), [one.id])
  assert.deepEqual(await found({ groupId: [a?.id as string, b?.id as string] }), [one.id, two.id].sort())
})

test('people are found by whether they were ever in, and whether they are asked in', async () => {
  const seen = await pupil()
  await write('update users set last_sign_in_at = now() where id = $1 returning id', [seen.id])
  const waiting = await pupil({ status: 'invited' })
  const invited = await pupil({ status: 'invited' })
  await write('update users set invited_at = now() where id = $1 returning id', [invited.id])
  assert.deepEqual(await found({ lastSignInAtNotNull: true }), [seen.id])
  assert.ok(!(await found({ lastSignInAtNull: true })).includes(seen.id))
  assert.deepEqual(await found({ statusIn: ['invited'], invitedAtNull: true }), [waiting.id])
  assert.deepEqual(await found({ statusIn: ['invited'], invitedAtNotNull: true }), [invited.id])
})

test('a mentor’s list is their own students, and themselves', async () => {
  assert.deepEqual(await found({}, mentor), [mentor.id])
  await write('insert into mentorships (school_id, mentor_id, student_id) values ($1, $2, $3) returning id', [
    school.id,
    mentor.id,
    student.id,
  ])
  assert.deepEqual(await found({ withRole: 'student' }, mentor), [student.id])
  const row = await mentor.find(users, student.id)
  const allowed = Object.entries(row.can).flatMap(([name, may]) => (may ? [name] : []))
  assert.deepEqual(allowed, ['remindTurn'], 'a mentor only reads, and reminds whoever is up')
})

test('the number above each view is that of its list', async () => {
  await pupil({ status: 'archived' })
  const counts = JSON.parse((await schoolAdmin.send('GET', userCounts.path)).body).meta as UserCounts
  const here = { statusNotEq: 'archived' }
  const views: Record<keyof UserCounts, Parameters<typeof found>[0]> = {
    all: here,
    students: { ...here, withRole: 'student' },
    employees: { ...here, withRole: ['admin', 'mentor', 'volunteer'] },
    staff: { ...here, withRole: ['admin', 'mentor'] },
    volunteers: { ...here, withRole: 'volunteer' },
    waiting: { statusIn: ['invited'], invitedAtNull: true },
    never: { ...here, lastSignInAtNull: true },
    archive: { statusIn: ['archived'] },
  }
  for (const [name, filter] of Object.entries(views))
    assert.equal(counts[name as keyof UserCounts], (await found(filter)).length, name)
  assert.ok(
    // Volunteers are of a centre; a school has none.
    Object.entries(counts).every(([name, count]) => count > 0 || name === 'volunteers'),
    'each of them tells something',
  )
})

test('the volunteers of a centre are its own people, not those who work at its hosts', async () => {
  await person(app, site, [['volunteer', nonProfit.id]])
  const helper = await person(app, site, [['volunteer', center.id]])
  const counts = JSON.parse((await centerAdmin.send('GET', userCounts.path)).body).meta as UserCounts
  const own = await found({ withRole: 'volunteer', organizationIdEq: center.id }, centerAdmin)
  assert.deepEqual([counts.volunteers, own], [2, [helper.id, volunteer.id].sort()])
})

test('a page of the list is one statement, whatever is asked of it', async () => {
  const query = `filter[with_role]=student,mentor&filter[search]=sam&filter[status_in]=active,invited&include=roles.organization`
  const cost = async (size: number) => {
    const before = app.road.db.statementCount
    assert.equal((await schoolAdmin.send('GET', `/users?${query}&page[size]=${size}`)).status, 200)
    return app.road.db.statementCount - before
  }
  await cost(1)
  assert.equal(await cost(1), await cost(100))
  assert.ok((await cost(100)) <= 2)
})
