import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { activities } from '#protocol/features/activities.ts'
import { bulkActions, startBulkAction, undoBulkAction } from '#protocol/features/bulk-actions.ts'
import { groups } from '#protocol/features/groups.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { proposeVacancy } from '#protocol/features/proposals.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { organization, type Person, person, world } from '#test/world.ts'

const database = await OwnDatabase.create({ after })
const app = await database.app()
const { site, school, nonProfit, schoolAdmin, operator, nonProfitAdmin } = await world({}, app)
await app.startWorker()

const pupils = (count: number, schoolId = school.id) =>
  Promise.all(Array.from({ length: count }, () => person(app, site, [['student', schoolId]])))
const idsOf = (people: { id: string }[]) => people.map(({ id }) => id)
const ended = (who: Person, id: string) =>
  until('the bulk action is over', async () => {
    const { status } = await who.find(bulkActions, id)
    return ['done', 'undone'].includes(status)
  })
async function doTo(who: Person, action: string, ids: string[], input = {}): Promise<string> {
  const { id } = await who.run(startBulkAction, '', { action, ids, input })
  await ended(who, id)
  return id
}
const linesOf = async (who: Person, filter: Record<string, unknown> = {}, size = 25) => {
  const found = await who.list(activities, { filter: { lines: true, ...filter }, page: { size } })
  return { told: found.map(({ name, others, rows }) => [name, rows ?? others]), records: found.records }
}
const vacancy = async (title: string) => {
  const text = `insert into vacancies (organization_id, title, status, places) values ($1, $2, 'published', 2) returning id`
  const row = await app.road.db.withTenant(site.id, (sql) => sql.row<{ id: string }>(text, [nonProfit.id, title]))
  return row?.id as string
}

test('what was done to many at once is one line, and pages are pages of lines', async () => {
  const people = await pupils(30)
  const id = await doTo(schoolAdmin, 'archiveUsers', idsOf(people))
  assert.deepEqual(await linesOf(schoolAdmin), { told: [['bulk.finished', 30]], records: 1 })

  await schoolAdmin.run(undoBulkAction, id)
  await ended(schoolAdmin, id)
  const both = [
    ['bulk.undone', 30],
    ['bulk.finished', 30],
  ]
  assert.deepEqual(await linesOf(schoolAdmin), { told: both, records: 2 })
  assert.deepEqual(await linesOf(schoolAdmin, {}, 1), { told: [['bulk.undone', 30]], records: 2 })
  assert.deepEqual(await linesOf(schoolAdmin, { kind: 'people' }), { told: both, records: 2 })
})

test('whoever looks at one of them still finds what happened to that one', async () => {
  const [one, other] = await pupils(2)
  await doTo(schoolAdmin, 'deactivateUsers', idsOf([one as Person, other as Person]))
  const ofOne = [['user.status_changed', 1]]
  assert.deepEqual((await linesOf(schoolAdmin, { aboutId: one?.id })).told, ofOne)
  assert.deepEqual((await linesOf(schoolAdmin, { personId: one?.id })).told, ofOne)
  assert.deepEqual((await linesOf(schoolAdmin, { personId: schoolAdmin.id })).told[0], ['bulk.finished', 2])
})

test('of one alone the name is told', async () => {
  const admin = await person(app, site, [['admin', school.id]])
  await doTo(admin, 'archiveUsers', idsOf(await pupils(1)))
  assert.deepEqual((await linesOf(admin, { personId: admin.id })).told, [['user.archived', 0]])
})

test('who was put in a class with many others reads it about themselves', async () => {
  const people = await pupils(3)
  const year = (await schoolAdmin.list(schoolYears)).find(({ isCurrent }) => isCurrent)
  assert.ok(year)
  const group = await schoolAdmin.create(groups, { name: '2A', schoolId: school.id, schoolYearId: year.id })
  await doTo(schoolAdmin, 'putInGroups', idsOf(people), { groupId: group.id })
  for (const each of people) assert.equal((await linesOf(each)).told[0]?.[0], 'student.joined_group')
})

test('whoever does not see the one line sees those of their own people, as one', async () => {
  const elsewhere = await organization(app, site, 'School', { name: 'Ander College' })
  const admin = await person(app, site, [['admin', elsewhere.id]])
  await doTo(operator, 'archiveUsers', idsOf([...(await pupils(2, elsewhere.id)), ...(await pupils(2))]))
  const { told, records } = await linesOf(admin)
  assert.deepEqual([told.map(([name]) => name), records], [['user.archived'], 1])
  assert.equal((await linesOf(operator)).told[0]?.[0], 'bulk.finished')
})

test('looking for another kind, one finds them there, as one', async () => {
  const ids = [await vacancy('Geiten voeren'), await vacancy('Hokken schrobben'), await vacancy('Hooi halen')]
  await doTo(nonProfitAdmin, 'pauseVacancies', ids)
  assert.deepEqual((await linesOf(nonProfitAdmin)).told, [['bulk.finished', 3]])
  assert.deepEqual((await linesOf(nonProfitAdmin, { kind: 'vacancies' })).told, [['vacancy.paused', 2]])
})

test('one request that did the same to several is one line with how many others', async () => {
  const people = await pupils(3)
  await schoolAdmin.run(proposeVacancy, '', { vacancyId: await vacancy('Bomen'), studentIds: idsOf(people) })
  assert.deepEqual((await linesOf(schoolAdmin)).told[0], ['proposal.made', 2])
  assert.deepEqual((await linesOf(schoolAdmin, { kind: 'proposals' })).told, [['proposal.made', 2]])
  for (const each of people) assert.equal((await linesOf(each)).records, 1)
})

test('one sees once a day that one signed in oneself; of others each time', async () => {
  const who = await person(app, site, [['mentor', school.id]])
  // The clock moves at night in between: a day is one of the Netherlands.
  for (const at of ['2026-10-24T21:59Z', '2026-10-24T22:01Z', '2026-10-25T12:00Z', '2026-10-25T22:59Z'])
    await app.road.db.withTenant(site.id, (sql) =>
      sql.run(
        `insert into events (name, subject_type, subject_id, created_at) values ('session.started', 'users', $1, $2)`,
        [who.id, at],
      ),
    )
  const days = (await who.list(activities, { filter: { lines: true } })).map(({ createdAt }) => createdAt.slice(0, 16))
  assert.deepEqual(days, ['2026-10-25T22:59', '2026-10-24T21:59'])
  assert.equal((await linesOf(schoolAdmin, { personId: who.id })).records, 4)
})

test('without being asked for lines, every event is told', async () => {
  const people = await pupils(2)
  await doTo(schoolAdmin, 'archiveUsers', idsOf(people))
  const [last, ...rest] = await schoolAdmin.list(activities, { page: { size: 3 } })
  assert.equal(last?.name, 'bulk.finished')
  assert.deepEqual(
    rest.map(({ name }) => name),
    ['user.archived', 'user.archived'],
  )
})
