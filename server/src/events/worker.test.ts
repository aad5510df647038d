import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { feature } from '#engine/feature.ts'
import { on } from '#engine/reactions.ts'
import { event } from '#protocol/declaring/define.ts'
import { text } from '#protocol/declaring/fields.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { world } from '#test/world.ts'
import { features } from '../features.ts'

const happened = event('test.happened', { what: text() })
const stumbled = event('test.stumbled', { what: text() })
const hung = event('test.hung', { what: text() })

const finished = event('test.finished', { what: text() })

const done: string[] = []
const troubles = new Map<string, Error[]>()
const slow = new Map<string, PromiseWithResolvers<void>>()
const reactions = [
  on('note', happened, async ({ event }) => {
    done.push(event.what)
  }),
  on('stumble', stumbled, async ({ event }) => {
    const trouble = troubles.get(event.what)?.shift()
    if (trouble) throw trouble
    done.push(event.what)
  }),
  on('hang', hung, () => new Promise(() => {})),
  on('finish', finished, async ({ event }) => {
    await slow.get(event.what)?.promise
    done.push(event.what)
  }),
]

const database = await OwnDatabase.create({ after })
const app = await database.app({}, { features: [...features, feature({ reactions })] })
// What fails is tried again after seconds; on a busy machine that may be before anybody looks.
// What is given back unread has one attempt less.
await database.rows(`
  create table failures (id int generated always as identity, reaction text, error text, wait float);
  create function note_failure() returns trigger language plpgsql security definer as $$
  begin
    insert into failures (reaction, error, wait)
    values (new.payload->>'reaction', new.last_error, extract(epoch from new.run_at - now()));
    return new;
  end $$;
  create trigger note_failure after update on graphile_worker._private_jobs for each row
  when (old.locked_at is not null and new.locked_at is null and new.attempts = old.attempts) execute function note_failure();`)
const HELD = 4712
await database.rows(`
  create function hold_end() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(${HELD});
    return old;
  end $$;
  create trigger hold_end before delete on graphile_worker._private_jobs for each row
  when (old.payload->>'reaction' = 'finish') execute function hold_end();`)
await app.startWorker({ timeLimitMs: 4000 })
const { site, school } = await world({}, app)

const failuresOf = (reaction: string) =>
  database.rows<{ error: string; wait: number }>(
    `with told as (delete from failures where reaction = $1 returning *) select error, wait from told order by id`,
    [reaction],
  )

const emit = (type: typeof happened, what: string) =>
  app.road.inTenant(site, async (tx) => tx.emit(type, { what }, { type: 'organizations', id: school.id }))

/** With a connection that was not cut. */
const emitted = (what: string) =>
  until('the database is back for the app', () =>
    emit(happened, what).then(
      () => true,
      () => false,
    ),
  )

const isDone = (what: string) => until(`"${what}" is done`, () => done.includes(what))
const isDoneSoon = (what: string) =>
  until(`"${what}" is done`, async () => {
    await database.hurry()
    return done.includes(what)
  })

test('what follows a commit runs soon after it; what follows a rollback does not exist', async () => {
  const rolledBack = app.road.inTenant(site, async (tx) => {
    tx.emit(happened, { what: 'never' }, { type: 'organizations', id: school.id })
    tx.enqueue({ identifier: 'react', payload: {}, key: 'never' })
    await tx.run('select 1 / 0')
  })
  await assert.rejects(rolledBack)
  const early = app.road.inTenant(site, async (tx) => {
    await emit(happened, 'always')
    tx.enqueue({ identifier: 'react', payload: {}, key: 'never' })
    throw new Error('changed my mind')
  })
  await assert.rejects(early, /changed my mind/)

  await isDone('always')
  assert.deepEqual(done, ['always'])
  assert.deepEqual(await database.rows(`select key from graphile_worker.jobs where key = 'never'`), [])
  assert.deepEqual(await database.rows(`select name from events where data->>'what' = 'never'`), [])
})

test('a reaction that fails twice is tried again after growing pauses, and then succeeds', async () => {
  troubles.set('third time lucky', [new Error('first'), new Error('second')])
  await emit(stumbled, 'third time lucky')

  await isDoneSoon('third time lucky')
  const [first, second, ...others] = await failuresOf('stumble')
  assert.ok(first && first.wait > 1 && first.wait < 3, `waits ${first?.wait} s after the first failure`)
  assert.ok(second && second.wait > 3 && second.wait < 8, `waits ${second?.wait} s after the second failure`)
  assert.deepEqual(others, [])
  const jobs = `select id from graphile_worker._private_jobs where payload->>'reaction' = 'stumble'`
  await until('its job is gone', async () => (await database.rows(jobs)).length === 0)
})

test('what went wrong is stored without a word about whom', async () => {
  const secret = 'Sofie Jansen sofie@example.test'
  const quoting = Object.assign(new Error(`invalid input syntax for type uuid: "${secret}"`), { code: '22P02' })
  troubles.set('quoting', [quoting, new SyntaxError(`Unexpected token in "${secret}"`)])
  await emit(stumbled, 'quoting')

  await isDoneSoon('quoting')
  const [first, second] = await failuresOf('stumble')
  assert.match(first?.error ?? '', /^Error 22P02 at worker\.test\.ts:\d+$/)
  assert.match(second?.error ?? '', /^SyntaxError at worker\.test\.ts:\d+$/)
})

test('a worker that cannot say of three jobs that they are done goes on by itself, and does them again', async (t) => {
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  t.after(() => holder.end())
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
  await holder.query('select pg_advisory_lock($1)', [HELD])
  const busy = Promise.withResolvers<void>()
  t.after(() => busy.resolve())
  slow.set('busy', busy)
  await emit(finished, 'busy')
  for (const times of [1, 2, 3]) {
    await emit(finished, `unsaid ${times}`)
    await until(`${times} wait to be said`, async () => (await database.rows(waiting)).length === times)
  }
  await database.rows(`select pg_terminate_backend(pid) from (${waiting}) waiting`)
  await holder.query('select pg_advisory_unlock($1)', [HELD])
  await emitted('after the failures')
  busy.resolve()
  const times = (what: string) => done.filter((each) => each === what).length
  await until('all are done again', async () => {
    await database.hurry()
    return [1, 2, 3].every((number) => times(`unsaid ${number}`) > 1)
  })
})

test('a job that never ends is ended, the others do not wait for it, and its connection is free again', async () => {
  for (let i = 0; i < 6; i++) await emit(hung, `hung ${i}`)
  await emit(happened, 'meanwhile')
  await isDone('meanwhile')
  const ended = await until('the time limit', async () => (await failuresOf('hang'))[0])
  assert.equal(ended.error, 'job.timeout')
  await database.rows(`delete from graphile_worker._private_jobs where payload->>'reaction' = 'hang'`)
  const held = `select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`
  await until('no connection is held', async () => (await database.rows(held)).length === 0)
})

test('a worker whose connections are all cut goes on by itself', async () => {
  await emit(happened, 'before the cut')
  await isDone('before the cut')
  for (let round = 0; round < 3; round++) {
    await emit(happened, `round ${round}`)
    await database.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'stagehaven'`,
    )
    await emitted(`after cut ${round}`)
  }
  for (let round = 0; round < 3; round++) await isDone(`after cut ${round}`)
  await until('everything is done', async () => {
    await database.hurry()
    const [left] = await database.rows(`select count(*)::int as jobs from graphile_worker._private_jobs`)
    return left?.jobs === 0
  })
  for (let round = 0; round < 3; round++) assert.ok(done.includes(`round ${round}`))
})
