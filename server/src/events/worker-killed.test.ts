// A process of its own: it waits for other processes most of the time.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import type { Site } from '#engine/call.ts'
import { addRole } from '#protocol/features/users.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { workerChild } from '#test/worker-child.ts'
import { organization, person } from '#test/world.ts'

const HELD = 4711
const lease = { everyMs: 200, seconds: 2 }

/** Notes every job that ends, and makes the end of a reaction wait while a test holds the lock. */
const slowEnding = `
  create table ended_jobs (id bigint, task_id int, attempts int);
  create function note_end() returns trigger language plpgsql security definer as $$
  begin
    if old.payload->>'reaction' is not null then
      perform pg_advisory_xact_lock_shared(${HELD});
    end if;
    insert into ended_jobs values (old.id, old.task_id, old.attempts);
    return old;
  end $$;
  create trigger note_end before delete on graphile_worker._private_jobs for each row execute function note_end();`

test('a worker that is killed between doing and saying so: everything is done again and has happened once', async (t) => {
  const database = await OwnDatabase.create(t)
  const app = await database.app()
  const site = app.sites.key('demo') as Site
  const operator = await person(app, site, [['admin', null]])
  const host = await organization(app, site, 'Provider')
  const people = await Promise.all(Array.from({ length: 10 }, () => person(app, site, [['mentor', host.id]])))
  await database.rows(slowEnding)
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  t.after(() => holder.end())
  await holder.query('select pg_advisory_lock($1)', [HELD])
  for (const { id } of people) await operator.run(addRole, id, { name: 'volunteer', organizationId: host.id })

  const first = await workerChild(t, database.appUrl)
  const mails = () => database.rows<{ recipient: string }>(`select recipient from mails order by recipient`)
  await until('every mail is written', async () => (await mails()).length === people.length)
  await first.kill()
  await database.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
  )
  await holder.query('select pg_advisory_unlock($1)', [HELD])
  const [{ locked } = { locked: 0 }] = await database.rows<{ locked: number }>(
    `select count(*)::int as locked from graphile_worker._private_jobs where locked_at is not null`,
  )
  assert.ok(locked >= people.length, `${locked} jobs are still in the hands of the dead worker`)

  await app.startWorker({ lease })
  await until('all jobs are done', async () => {
    await database.hurry()
    return (await database.rows('select id from graphile_worker._private_jobs')).length === 0
  })

  const recipients = (await mails()).map(({ recipient }) => recipient)
  assert.deepEqual(recipients, people.map(({ email }) => email).toSorted())
  const again = await database.rows(`select id from ended_jobs where attempts > 1`)
  assert.ok(again.length >= people.length, `${again.length} jobs ran a second time`)
})

test('a job that takes its worker down every time becomes a dead letter and says so', async (t) => {
  const database = await OwnDatabase.create(t)
  const app = await database.app()
  const site = app.sites.key('demo') as Site
  await app.road.inTenant(site, async (tx) =>
    tx.enqueue({ identifier: 'react', payload: { reaction: 'x' }, attempts: 2 }),
  )
  for (const pool of ['first', 'second']) {
    await app.system.keepWorker(pool, 60)
    await database.rows(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now(), attempts = attempts + 1`,
      [pool],
    )
    assert.equal(await app.system.keepWorker('other', 60), 0, 'a living worker keeps its jobs')
    await app.system.endWorker(pool)
    await until('its lease is over', async () => (await app.system.keepWorker('other', 60)) === 1)
  }
  const [letter] = await database.rows(`select task, attempts, reason from system.list_dead_letters(null)`)
  assert.deepEqual(letter, { task: 'react', attempts: 2, reason: 'worker.stopped' })
})

test('two processes with the same timetable run what is due once', async (t) => {
  const database = await OwnDatabase.create(t)
  await database.rows(`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    select task, now() - interval '3 days', now() - interval '2 days' from unnest(array['sweep', 'schoolYears']) task;
    ${slowEnding}`)

  const children = await Promise.all([workerChild(t, database.appUrl), workerChild(t, database.appUrl)])
  // A minute may begin meanwhile, and with it what is due every minute.
  const nightly = `join graphile_worker._private_tasks t on t.id = task_id and t.identifier in ('sweep', 'schoolYears')`
  const ended = () =>
    database.rows<{ task: string; times: number }>(
      `select t.identifier as task, count(*)::int as times from ended_jobs ${nightly} group by 1 order by 1`,
    )
  await until('both nightly jobs ran', async () => (await ended()).length === 2)
  for (const child of children) assert.equal(await child.stop(), 0)

  assert.deepEqual(await ended(), [
    { task: 'schoolYears', times: 1 },
    { task: 'sweep', times: 1 },
  ])
  assert.deepEqual(await database.rows(`select 1 from graphile_worker._private_jobs ${nightly}`), [])
})
