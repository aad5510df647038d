import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ApiError } from '#protocol/client.ts'
import type { Input } from '#protocol/declaring/define.ts'
import {
  bulkActionItems,
  bulkActions,
  cancelBulkAction,
  startBulkAction,
  undoBulkAction,
} from '#protocol/features/bulk-actions.ts'
import { updateUser, users } from '#protocol/features/users.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { type Person, person, world } from '#test/world.ts'

const database = await OwnDatabase.create({ after })
const app = await database.app()
const w = await world({}, app)
const { site, school, schoolAdmin, student, mentor } = w
await app.startWorker()

const pupils = (count: number, details: Record<string, string> = {}) =>
  Promise.all(Array.from({ length: count }, () => person(app, site, [['student', school.id]], details)))
const idsOf = (people: Person[]) => people.map(({ id }) => id)
const start = (who: Person, input: Partial<Input<typeof startBulkAction.input>>) => who.run(startBulkAction, '', input)
const ended = (who: Person, id: string, ms = 15_000) =>
  until(
    'the bulk action is over',
    async () => {
      const row = await who.find(bulkActions, id)
      return ['done', 'undone', 'failed'].includes(row.status) && row
    },
    ms,
  )
const itemsOf = (who: Person, id: string) =>
  who.list(bulkActionItems, { filter: { bulkActionIdEq: id }, page: { size: 200 } })
const statuses = async (people: Person[]) =>
  (await w.operator.list(users, { filter: { idIn: idsOf(people) }, page: { size: 1000 } })).map(({ status }) => status)
const refused = (code: string) => (error: unknown) => {
  assert.ok(error instanceof ApiError)
  assert.equal(error.errors[0]?.code, code)
  return true
}

test('an administrator archives a handful of people and brings them back', async () => {
  const people = await pupils(3)
  const started = await start(schoolAdmin, { action: 'archiveUsers', ids: idsOf(people) })
  assert.deepEqual([started.status, started.total, started.resourceType], ['queued', 3, 'users'])

  const done = await ended(schoolAdmin, started.id)
  assert.deepEqual([done.status, done.done, done.failed, done.can.undoBulkAction], ['done', 3, 0, true])
  assert.deepEqual(await statuses(people), ['archived', 'archived', 'archived'])

  await schoolAdmin.run(undoBulkAction, started.id)
  const undone = await ended(schoolAdmin, started.id)
  assert.deepEqual([undone.status, undone.done, undone.undone], ['undone', 0, 3])
  assert.equal((await statuses(people)).includes('archived'), false)
  await assert.rejects(schoolAdmin.run(undoBulkAction, started.id), refused('access.forbidden'))
})

test('the whole filtered list, without those one took out, and nobody outside of it', async () => {
  const chosen = await pupils(4, { lastName: 'Bulkema' })
  const [spared, ...others] = chosen as [Person, ...Person[]]
  const bystander = await person(app, site, [['student', school.id]], { lastName: 'Buiten' })
  const filter = '?filter[last_name_eq]=Bulkema&sort=-first_name&page[size]=2&include=roles'
  const started = await start(schoolAdmin, { action: 'deactivateUsers', all: true, filter, except: [spared.id] })
  assert.equal(started.total, 3)
  await ended(schoolAdmin, started.id)
  assert.deepEqual(new Set(await statuses(others)), new Set(['inactive']))
  assert.deepEqual(await statuses([spared, bystander]), ['active', 'active'])
})

test('rows that refuse say why, and the others go on', async () => {
  const [active, archived] = (await pupils(2)) as [Person, Person]
  await schoolAdmin.run(updateUser, archived.id, { status: 'archived' })
  const ids = [active.id, archived.id, schoolAdmin.id]
  const { id } = await start(schoolAdmin, { action: 'archiveUsers', ids })
  const done = await ended(schoolAdmin, id)
  assert.deepEqual([done.total, done.done, done.failed, done.skipped], [3, 1, 1, 1])
  const items = await itemsOf(schoolAdmin, id)
  const found = Object.fromEntries(items.map((item) => [item.rowId, [item.outcome, item.problem]]))
  assert.deepEqual(found, {
    [active.id]: ['done', null],
    [archived.id]: ['skipped', 'state.conflict'],
    [schoolAdmin.id]: ['failed', 'role.lastAdmin'],
  })
  assert.ok(items.every(({ rowName }) => rowName))
})

test('undoing leaves alone whom somebody changed in the meantime', async () => {
  const [first, second] = (await pupils(2)) as [Person, Person]
  const { id } = await start(schoolAdmin, { action: 'archiveUsers', ids: [first.id, second.id] })
  await ended(schoolAdmin, id)
  await schoolAdmin.run(updateUser, second.id, { firstName: 'Later' })
  await schoolAdmin.run(undoBulkAction, id)
  const undone = await ended(schoolAdmin, id)
  assert.deepEqual([undone.undone, undone.done], [1, 1])
  assert.equal((await w.operator.find(users, second.id)).status, 'archived')
  const left = (await itemsOf(schoolAdmin, id)).find(({ rowId }) => rowId === second.id)
  assert.deepEqual([left?.outcome, left?.problem], ['done', 'record.changed'])
})

test('one line in the recent actions says who did it, and every event of a row leads back to it', async () => {
  const people = await pupils(2)
  const { id } = await start(schoolAdmin, { action: 'archiveUsers', ids: idsOf(people) })
  await ended(schoolAdmin, id)
  const events = await database.rows<{ name: string; subject_id: string; data: unknown }>(
    'select name, subject_id, data from events where request_id = $1 and actor_id = $2 order by name',
    [id, schoolAdmin.id],
  )
  assert.deepEqual(
    events.map(({ name }) => name),
    ['bulk.finished', 'user.archived', 'user.archived'],
  )
  assert.equal(events[0]?.subject_id, school.id)
  assert.deepEqual(events[0]?.data, { bulkActionId: id, action: 'archiveUsers', rows: 2, groupId: null })
})

test('who may not do it to anybody, asks for the unknown or chooses nobody is told at once', async () => {
  await assert.rejects(start(student, { action: 'archiveUsers', ids: [student.id] }), refused('access.forbidden'))
  await assert.rejects(start(mentor, { action: 'archiveUsers', all: true }), refused('access.forbidden'))
  await assert.rejects(start(schoolAdmin, { action: 'eraseUsers', all: true }), refused('oneOf'))
  await assert.rejects(start(schoolAdmin, { action: 'archiveUsers' }), refused('bulk.empty'))
  await assert.rejects(start(schoolAdmin, { action: 'archiveUsers', ids: [] }), refused('bulk.empty'))
  const strange = { action: 'archiveUsers', ids: [student.id], input: { nonsense: 1 } }
  await assert.rejects(start(schoolAdmin, strange), refused('unknown'))
  const wrong = { action: 'archiveUsers', all: true, filter: 'filter[password_eq]=x' }
  await assert.rejects(start(schoolAdmin, wrong), refused('filter.unknown'))
  // People of another organization are not in one's list, so there is nobody left.
  const strangers = { action: 'archiveUsers', ids: [w.providerAdmin.id] }
  await assert.rejects(start(schoolAdmin, strangers), refused('bulk.empty'))
})

test('nobody sees, undoes or stops the bulk action of somebody else', async () => {
  const people = await pupils(1)
  const colleague = await person(app, site, [['admin', school.id]])
  const { id } = await start(schoolAdmin, { action: 'archiveUsers', ids: idsOf(people) })
  await ended(schoolAdmin, id)
  await assert.rejects(colleague.find(bulkActions, id), refused('record.missing'))
  assert.deepEqual([...(await itemsOf(colleague, id))], [])
  for (const command of [undoBulkAction, cancelBulkAction]) {
    await assert.rejects(colleague.run(command, id), refused('record.missing'))
  }
  await assert.rejects(w.operator.run(undoBulkAction, id), refused('access.forbidden'))
})

test('after seven days there is no way back', async () => {
  const people = await pupils(1)
  const { id } = await start(schoolAdmin, { action: 'archiveUsers', ids: idsOf(people) })
  const done = await ended(schoolAdmin, id)
  const days = (Date.parse(done.undoUntil ?? '') - Date.parse(done.finishedAt ?? '')) / 86_400_000
  assert.equal(Math.round(days), 7)
  await database.rows(`update bulk_actions set undo_until = now() - interval '1 second' where id = $1`, [id])
  assert.equal((await schoolAdmin.find(bulkActions, id)).can.undoBulkAction, false)
  await assert.rejects(schoolAdmin.run(undoBulkAction, id), refused('access.forbidden'))
})

test('invitations cannot be called back', async () => {
  const people = await pupils(1, { status: 'invited' })
  const { id } = await start(schoolAdmin, { action: 'resendInvitations', ids: idsOf(people) })
  const done = await ended(schoolAdmin, id)
  assert.deepEqual([done.done, done.undoUntil, done.can.undoBulkAction], [1, null, false])
})
