import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { activities } from '#protocol/features/activities.ts'
import { bulkActionItems, bulkActions, startBulkAction, undoBulkAction } from '#protocol/features/bulk-actions.ts'
import { assignGroup, groupMemberships, groups, removeFromGroup } from '#protocol/features/groups.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { updateUser } from '#protocol/features/users.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { organization, type Person, person, world } from '#test/world.ts'

const database = await OwnDatabase.create({ after })
const app = await database.app()
const { site, school, schoolAdmin } = await world({}, app)
await app.startWorker()
const current = (await schoolAdmin.list(schoolYears)).find((year) => year.isCurrent) as {
  id: string
  startDate: string
}

let count = 0
const group = () =>
  schoolAdmin.create(groups, { name: `Klas ${++count}`, schoolId: school.id, schoolYearId: current.id })
const pupil = async (...classes: { id: string }[]) => {
  const who = await person(app, site, [['student', school.id]])
  for (const { id: groupId } of classes)
    await schoolAdmin.run(assignGroup, who.id, { groupId, startsOn: current.startDate, keepOthers: true })
  return who
}
/** Where somebody was and is, with the days. */
const stays = async ({ id }: { id: string }) => {
  const found = await schoolAdmin.list(groupMemberships, { filter: { studentIdEq: id } })
  return found
    .map(({ groupId, startedOn, endedOn }) => ({ groupId, startedOn, endedOn }))
    .sort((one, other) => `${one.startedOn}${one.groupId}`.localeCompare(`${other.startedOn}${other.groupId}`))
}
const over = (id: string) =>
  until('it is over', async () => {
    const row = await schoolAdmin.find(bulkActions, id)
    return ['done', 'undone', 'failed'].includes(row.status) && row
  })
const put = async (people: Person[], groupId: string) => {
  const ids = people.map(({ id }) => id)
  const { id } = await schoolAdmin.run(startBulkAction, '', { action: 'putInGroups', ids, input: { groupId } })
  return over(id)
}
const undo = async (id: string) => {
  await schoolAdmin.run(undoBulkAction, id)
  return over(id)
}

test('undone, everybody is back where they were: in a class, in two, or in none', async () => {
  const [one, two, to] = [await group(), await group(), await group()]
  const people = [await pupil(one), await pupil(one, two), await pupil()]
  // Who came into a class today leaves no trace there when they move on; the way back knows it all the same.
  const today = await pupil(one)
  await schoolAdmin.run(assignGroup, today.id, { groupId: two.id })
  people.push(today)
  const before = await Promise.all(people.map(stays))
  const done = await put(people, to.id)
  assert.deepEqual([done.done, done.failed, done.can.undoBulkAction], [4, 0, true])
  for (const each of people)
    assert.ok((await stays(each)).some(({ groupId, endedOn }) => groupId === to.id && !endedOn))
  const undone = await undo(done.id)
  assert.deepEqual([undone.undone, undone.done], [4, 0])
  assert.deepEqual(await Promise.all(people.map(stays)), before)
})

test('who was moved again meanwhile, or taken out, stays where they are; who only got a new phone number does not', async () => {
  const [one, to, other] = [await group(), await group(), await group()]
  const people = [await pupil(one), await pupil(one), await pupil(one)] as [Person, Person, Person]
  const [moved, out, renamed] = people
  const before = await stays(renamed)
  const done = await put(people, to.id)
  await schoolAdmin.run(assignGroup, moved.id, { groupId: other.id })
  await schoolAdmin.run(removeFromGroup, out.id, { groupId: to.id })
  await schoolAdmin.run(updateUser, renamed.id, { phoneNumber: '0612345678' })
  const theirs = await Promise.all([stays(moved), stays(out)])
  const undone = await undo(done.id)
  assert.deepEqual([undone.undone, undone.done], [1, 2])
  assert.deepEqual(await Promise.all([stays(moved), stays(out)]), theirs)
  assert.deepEqual(await stays(renamed), before)
  const items = await schoolAdmin.list(bulkActionItems, { filter: { bulkActionIdEq: done.id, outcomeEq: 'done' } })
  assert.deepEqual(
    items.map(({ problem }) => problem),
    ['record.changed', 'record.changed'],
  )
})

test('who was in that class already is skipped', async () => {
  const to = await group()
  const done = await put([await pupil(to)], to.id)
  assert.deepEqual([done.done, done.skipped], [0, 1])
})

test('recent actions say that it was taken back, and nobody came or went by that', async () => {
  const [one, two, to] = [await group(), await group(), await group()]
  const sam = await pupil(one, two)
  const done = await put([sam], to.id)
  const names = async () => {
    const told = await schoolAdmin.list(activities, { filter: { subjectTypeEq: 'users', subjectIdEq: sam.id } })
    return told.map(({ name }) => name)
  }
  const before = await names()
  await undo(done.id)
  assert.deepEqual(await names(), ['student.move_undone', ...before])
})

test('recent actions say how many were put in which class', async () => {
  const to = await group()
  await put([await pupil(), await pupil(), await pupil(to)], to.id)
  const [told] = await schoolAdmin.list(activities, { filter: { nameEq: 'bulk.finished' } })
  assert.deepEqual([told?.otherName, told?.rows, told?.otherType, told?.otherId], ['putInGroups', 2, 'groups', to.id])
})

test('an action that changed nothing cannot be undone', async () => {
  const to = await group()
  const done = await put([await pupil(to)], to.id)
  assert.deepEqual([done.done, done.undoUntil, done.can.undoBulkAction], [0, null, false])
})

test('a class that is not there, or at another school, is refused before it begins', async () => {
  const sam = await pupil()
  const elsewhere = await organization(app, site, 'School')
  const theirs = await app.road.db.withTenant(site.id, (sql) =>
    sql.row<{ id: string }>(
      `insert into groups (school_id, school_year_id, name) values ($1, $2, 'Ver weg') returning id`,
      [elsewhere.id, current.id],
    ),
  )
  for (const [groupId, status] of [
    [crypto.randomUUID(), 404],
    [theirs?.id, 422],
  ] as const) {
    const input = { action: 'putInGroups', ids: [sam.id], input: { groupId } }
    const answer = await schoolAdmin.send('POST', '/bulk_actions', input)
    assert.equal(answer.status, status, answer.body)
    assert.equal(JSON.parse(answer.body).errors[0].source.pointer, '/input/groupId')
  }
})

test('nobody writes the history of somebody’s classes by hand, and a stay ends no earlier than it began', async () => {
  const [one, sam] = [await group(), await pupil()]
  const before = [{ groupId: one.id, startedOn: '2026-10-02', endedOn: '2026-10-01' }]
  const answer = await schoolAdmin.send('PUT', `/users/${sam.id}/restore_groups`, { after: [], before })
  assert.equal(answer.status, 404)
  const stay = (endedOn: string) =>
    app.road.db.withTenant(site.id, (sql) =>
      sql.run(
        `insert into group_memberships (group_id, student_id, started_on, ended_on) values ($1, $2, '2026-10-02', $3)`,
        [one.id, sam.id, endedOn],
      ),
    )
  await assert.rejects(stay('2026-10-01'), /group_memberships_date_order/)
  await stay('2026-10-02')
})
