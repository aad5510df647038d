import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignGroup, copyGroups, groups } from '#protocol/features/groups.ts'
import { levels, orderLevels } from '#protocol/features/levels.ts'
import { mentorships } from '#protocol/features/mentorships.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { organization, person, world } from '#test/world.ts'

const { app, site, school, schoolAdmin, mentor } = await world()
const years = await schoolAdmin.list(schoolYears)
const current = years.find((year) => year.isCurrent) as (typeof years)[number]
const next = years.find((year) => year.isNext) as (typeof years)[number]
const level = (name: string) => schoolAdmin.create(levels, { name, schoolId: school.id })

test('levels stand in the order one gives them', async () => {
  const made = [await level('vwo'), await level('havo'), await level('vmbo-tl')]
  const ids = made.map(({ id }) => id).reverse()
  await schoolAdmin.run(orderLevels, '', { ids })
  assert.deepEqual(
    (await schoolAdmin.list(levels)).map(({ name }) => name),
    ['vmbo-tl', 'havo', 'vwo'],
  )
  assert.equal((await mentor.send('PUT', '/levels/order', { ids })).status, 403)
  assert.equal((await schoolAdmin.send('PUT', '/levels/order', { ids: [] })).status, 422)
  const elsewhere = await organization(app, site, 'School')
  const theirs = await app.road.db.withTenant(site.id, (sql) =>
    sql.row<{ id: string }>('insert into levels (school_id, name) values ($1, $2) returning id', [elsewhere.id, 'x']),
  )
  assert.equal((await schoolAdmin.send('PUT', '/levels/order', { ids: [theirs?.id] })).status, 404)
})

test('the classes of this year are there next year too, with their mentors when one wants', async () => {
  const havo = await level('havo 4')
  const add = (name: string, year: { id: string }, levelId?: string) =>
    schoolAdmin.create(groups, { name, schoolId: school.id, schoolYearId: year.id, levelId: levelId ?? null })
  const one = await add('4A', current, havo.id)
  await add('4B', current)
  await add('4b', next)
  await schoolAdmin.send('POST', '/mentorships', { mentor_id: mentor.id, group_ids: [one.id] })
  const body = { fromSchoolYearId: current.id, toSchoolYearId: next.id, withMentors: true }
  assert.deepEqual(await schoolAdmin.run(copyGroups, '', body), { copied: 1, skipped: ['4B'] })
  const there = await schoolAdmin.list(groups, { filter: { schoolYearIdEq: next.id } })
  assert.deepEqual(
    there.map(({ name, levelId, studentCount }) => [name, levelId, studentCount]),
    [
      ['4A', havo.id, 0],
      ['4b', null, 0],
    ],
  )
  const [copied] = there
  assert.equal((await schoolAdmin.list(mentorships, { filter: { groupIdEq: copied?.id as string } })).length, 1)
  assert.deepEqual(await schoolAdmin.run(copyGroups, '', body), { copied: 0, skipped: ['4A', '4B'] })
  assert.equal((await mentor.send('POST', '/groups/copy', body)).status, 403)
  const same = { ...body, toSchoolYearId: current.id }
  assert.equal((await schoolAdmin.send('POST', '/groups/copy', same)).status, 422)
})

test('a level counts the classes of this school year, and students by their own level or that of their class', async () => {
  const mavo = await level('mavo')
  const [last] = years
  const [now] = await Promise.all(
    [current, next, last]
      .flatMap((year) => year ?? [])
      .map((year) =>
        schoolAdmin.create(groups, { name: 'M3', schoolId: school.id, schoolYearId: year.id, levelId: mavo.id }),
      ),
  )
  const pupil = await person(app, site, [['student', school.id]])
  await schoolAdmin.run(assignGroup, pupil.id, { groupId: now?.id as string })
  const counts = async () => {
    const { groupCount, studentCount } = await schoolAdmin.find(levels, mavo.id)
    return [groupCount, studentCount]
  }
  assert.deepEqual(await counts(), [1, 1])
  const vwo = await level('vwo 6')
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run('update student_profiles set level_id = $2 where id = $1', [pupil.id, vwo.id]),
  )
  assert.deepEqual(await counts(), [1, 0])
})

test('a name that is there already is told at the name', async () => {
  await level('Praktijk')
  const make = (type: string, attributes: object) =>
    schoolAdmin.send('POST', `/${type}`, { data: { type, attributes } })
  const twice = { name: 'K9', schoolId: school.id, schoolYearId: current.id }
  await make('groups', twice)
  const answers = [
    await make('levels', { name: 'praktijk', schoolId: school.id }),
    await make('groups', { ...twice, name: 'k9' }),
  ]
  for (const { status, body } of answers) {
    const [error] = JSON.parse(body).errors
    assert.deepEqual([status, error.code, error.source.pointer], [409, 'record.nameTaken', '/data/attributes/name'])
  }
  assert.match(JSON.parse(answers[1]?.body as string).errors[0].detail, /k9/)
})
