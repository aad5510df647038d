import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import type { Site } from '#engine/call.ts'
import { ApiError } from '#protocol/client.ts'
import {
  bulkActionItems,
  bulkActions,
  cancelBulkAction,
  startBulkAction,
  undoBulkAction,
} from '#protocol/features/bulk-actions.ts'
import { removeRole } from '#protocol/features/users.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { workerChild } from '#test/worker-child.ts'
import { organization, type Person, person } from '#test/world.ts'

const lease = { everyMs: 200, seconds: 2 }
const HELD = 4711

/** A row that waits for us in the middle of the work: whoever is called Stop is changed only when the test lets go. */
const holdingRow = `
  create function hold() returns trigger language plpgsql as $$
  begin
    if new.last_name = 'Stop' then perform pg_advisory_xact_lock_shared(${HELD}); end if;
    return new;
  end $$;
  create trigger hold before update on users for each row execute function hold();`

async function school(t: { after(work: () => Promise<void>): void }, pupils: number) {
  const database = await OwnDatabase.create(t)
  const app = await database.app()
  // A site that a worker in another process knows too.
  const site = app.sites.key('demo') as Site
  const place = await organization(app, site, 'School')
  const schoolAdmin = await person(app, site, [['admin', place.id]])
  const operator = await person(app, site, [['admin', null]])
  for (let first = 1; first <= pupils; first += 500) {
    await app.road.db.withTenant(site.id, (sql) =>
      sql.run(
        `with added as (insert into users (email, status, first_name, last_name, confirmed_at)
           select 'pupil' || i || '@example.test', 'active', 'Pupil', 'Bulk', now()
           from generate_series($1::int, least($1 + 499, $2::int)) i returning id)
         insert into roles (user_id, name, organization_id) select id, 'student', $3 from added`,
        [first, pupils, place.id],
      ),
    )
  }
  const start = (who: Person, action = 'archiveUsers') =>
    who.run(startBulkAction, '', { action, all: true, filter: 'filter[first_name_eq]=Pupil' })
  const isOver = (who: Person, id: string) =>
    until('it is over', async () => {
      const row = await who.find(bulkActions, id)
      return ['done', 'undone', 'failed'].includes(row.status) && row
    })
  return { database, app, site, place, schoolAdmin, operator, start, isOver }
}

const hold = async (t: { after(work: () => Promise<void>): void }, database: OwnDatabase, which: 'first' | 'last') => {
  await database.rows(holdingRow)
  await database.rows(`update users set last_name = 'Stop' where id = (
    select id from users where first_name = 'Pupil' order by id ${which === 'last' ? 'desc' : 'asc'} limit 1)`)
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  t.after(() => holder.end())
  await holder.query('select pg_advisory_lock($1)', [HELD])
  return async () => {
    await holder.query('select pg_advisory_unlock($1)', [HELD])
  }
}
const isWaiting = (database: OwnDatabase) =>
  until('it waits at that row', async () => {
    const [row] = await database.rows(
      `select pid from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
    )
    return row
  })

test('a worker killed in the middle: another one goes on, and every row is done once', async (t) => {
  const { database, app, schoolAdmin, start, isOver } = await school(t, 120)
  const letGo = await hold(t, database, 'last')
  const { id } = await start(schoolAdmin)
  const first = await workerChild(t, database.appUrl)
  await isWaiting(database)
  await first.kill()
  await database.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
  )
  const half = await schoolAdmin.find(bulkActions, id)
  assert.deepEqual([half.status, half.done], ['running', 100], 'the slices before are kept, nothing of the last one is')
  await letGo()

  await app.startWorker({ lease })
  await until('the other worker took over', async () => {
    await database.hurry()
    return (await schoolAdmin.find(bulkActions, id)).status === 'done'
  })
  const done = await isOver(schoolAdmin, id)
  assert.deepEqual([done.total, done.done, done.failed], [120, 120, 0])
  const [counted] = await database.rows<{ events: number; people: number }>(
    `select count(*)::int as events, count(distinct subject_id)::int as people from events where name = 'user.archived'`,
  )
  assert.deepEqual(counted, { events: 120, people: 120 })
})

test('who stops it keeps what is done, and can undo that', async (t) => {
  const { database, app, schoolAdmin, start, isOver } = await school(t, 320)
  const letGo = await hold(t, database, 'first')
  const { id } = await start(schoolAdmin)
  await app.startWorker({ lease })
  await isWaiting(database)
  const stopping = schoolAdmin.run(cancelBulkAction, id)
  await until('who stops it waits for the slice that is at work', async () => {
    const [row] = await database.rows(
      `select pid from pg_stat_activity where datname = current_database() and wait_event in ('transactionid', 'tuple')`,
    )
    return row
  })
  await letGo()
  await stopping
  const done = await isOver(schoolAdmin, id)
  // The worker may be quick enough for another slice or two; it never cuts one in half, and never does them all.
  assert.ok(done.done >= 50 && done.done < 320 && done.done % 50 === 0, `${done.done} done`)
  assert.deepEqual([done.skipped, done.failed], [320 - done.done, 0])
  const archived = () => database.rows(`select id from users where status = 'archived'`)
  assert.equal((await archived()).length, done.done)
  const tooLate = (error: unknown) => error instanceof ApiError && error.errors[0]?.code === 'state.conflict'
  await assert.rejects(schoolAdmin.run(cancelBulkAction, id), tooLate)
  await schoolAdmin.run(undoBulkAction, id)
  assert.equal((await isOver(schoolAdmin, id)).undone, done.done)
  assert.deepEqual(await archived(), [])
})

test('stopped before its turn nothing happens to anybody', async (t) => {
  const { app, schoolAdmin, start, isOver, database } = await school(t, 10)
  const { id } = await start(schoolAdmin)
  await schoolAdmin.run(cancelBulkAction, id)
  await app.startWorker({ lease })
  const done = await isOver(schoolAdmin, id)
  assert.deepEqual([done.done, done.skipped], [0, 10])
  const items = await schoolAdmin.list(bulkActionItems, { filter: { bulkActionIdEq: id } })
  assert.ok(items.every(({ outcome, problem }) => outcome === 'skipped' && problem === 'bulk.cancelled'))
  assert.deepEqual(await database.rows(`select id from users where status = 'archived'`), [])
})

test('who lost the role meanwhile changes nobody any more', async (t) => {
  const { app, site, place, schoolAdmin, start, isOver, database } = await school(t, 5)
  const colleague = await person(app, site, [['admin', place.id]])
  const { id } = await start(colleague)
  await schoolAdmin.run(removeRole, colleague.id, { name: 'admin', organizationId: place.id })
  await app.startWorker({ lease })
  const done = await isOver(colleague, id)
  assert.deepEqual([done.done, done.failed], [0, 5])
  const items = await colleague.list(bulkActionItems, { filter: { bulkActionIdEq: id } })
  assert.deepEqual([...new Set(items.map(({ problem }) => problem))], ['record.missing'])
  assert.deepEqual(await database.rows(`select id from users where status = 'archived'`), [])
})

test('who may not sign in any more: what is left is left alone', async (t) => {
  const { app, site, place, operator, start, isOver, database } = await school(t, 5)
  const colleague = await person(app, site, [['admin', place.id]])
  const { id } = await start(colleague)
  await database.rows(`update users set status = 'inactive' where id = $1`, [colleague.id])
  await app.startWorker({ lease })
  const over = await isOver(operator, id)
  assert.deepEqual([over.status, over.done, over.skipped], ['failed', 0, 5])
})

test('a session that ended does not end the work', async (t) => {
  const { app, schoolAdmin, operator, start, isOver, database } = await school(t, 5)
  const { id } = await start(schoolAdmin)
  await database.rows('delete from sessions where user_id = $1', [schoolAdmin.id])
  await app.startWorker({ lease })
  assert.equal((await isOver(operator, id)).done, 5)
})

// Ten slices; more of them would show nothing else.
test('five hundred people are deactivated, with progress to look at', async (t) => {
  const { app, database, schoolAdmin, start, isOver } = await school(t, 500)
  const letGo = await hold(t, database, 'last')
  const { id, total } = await start(schoolAdmin, 'deactivateUsers')
  // PostgreSQL counts by itself a minute later; until then it reads thousands of rows as if they were few.
  await database.rows('analyze')
  assert.equal(total, 500)
  await app.startWorker({ lease })
  await isWaiting(database)
  assert.equal((await schoolAdmin.find(bulkActions, id)).done, 450, 'one can see it going')
  await letGo()
  assert.equal((await isOver(schoolAdmin, id)).done, 500)
})

test('a sixth at the same time has to wait', async (t) => {
  const { schoolAdmin, start } = await school(t, 1)
  for (let i = 0; i < 5; i++) await start(schoolAdmin)
  await assert.rejects(start(schoolAdmin), /earlier actions|eerdere acties/)
})
