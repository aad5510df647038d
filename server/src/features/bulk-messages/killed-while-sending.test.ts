// A process of its own: it waits for other processes most of the time.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import type { Site } from '#engine/call.ts'
import * as protocol from '#protocol/features/bulk-messages.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { startSmtp } from '#test/smtp.ts'
import { until } from '#test/until.ts'
import { workerChild } from '#test/worker-child.ts'
import { organization, person } from '#test/world.ts'

// `KILL_PEOPLE=5000 JOURNEY_SLOWDOWN=5 npm test killed-while-sending` does it with a large message.
const PEOPLE = Number(process.env.KILL_PEOPLE ?? 120)
const BATCH = 50
/** What is sent by then, in whole batches. */
const SENT = Math.floor((PEOPLE * 0.84) / BATCH) * BATCH
/** Many people take their time. */
const PATIENCE_MS = 120_000 + PEOPLE * 200
const HELD = 4712

/** After these batches nobody is marked as sent until the test lets go: a worker stands in the middle of the next one. */
const holdingRow = `
  create function hold_recipient() returns trigger language plpgsql as $$
  begin
    if (select count(*) from bulk_message_recipients where sent_at is not null) >= ${SENT} then
      perform pg_advisory_xact_lock_shared(${HELD});
    end if;
    return null;
  end $$;
  create trigger hold before update on bulk_message_recipients execute function hold_recipient();`

test('a worker killed in the middle: another one goes on, and everybody gets one message and one mail', async (t) => {
  const database = await OwnDatabase.create(t)
  const smtp = await startSmtp(t)
  const smtpUrl = `smtp://127.0.0.1:${smtp.port}`
  const app = await database.app({ smtpUrl })
  // A site that a worker in another process knows too.
  const site = app.sites.key('demo') as Site
  const school = await organization(app, site, 'School')
  const admin = await person(app, site, [['admin', school.id]])
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(
      `with added as (insert into users (email, status, first_name, last_name, confirmed_at)
         select 'pupil' || i || '@example.test', 'active', 'Pupil', 'Bulk', now() from generate_series(1, $1::int) i returning id)
       insert into roles (user_id, name, organization_id) select id, 'student', $2 from added`,
      [PEOPLE, school.id],
    ),
  )
  // Of age, so that the night in which this may run keeps nobody waiting.
  await database.rows(`update student_profiles set birth_date = '1990-01-01'`)
  const pupils = await database.rows<{ id: string }>(`select id from users where first_name = 'Pupil'`)
  await database.rows(holdingRow)
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  t.after(() => holder.end())
  await holder.query('select pg_advisory_lock($1)', [HELD])
  const { id } = await admin.run(protocol.startBulkMessage, '', {
    studentIds: pupils.map((pupil) => pupil.id),
    subject: 'Hoi {voornaam}',
    body: 'Tot morgen',
  })
  await admin.run(protocol.sendBulkMessage, id, { expected: PEOPLE })

  const first = await workerChild(t, database.appUrl, smtpUrl)
  const stands = async () => {
    const [row] = await database.rows(
      `select pid from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
    )
    return row
  }
  await until('it stands in the last batch', stands, PATIENCE_MS)
  await first.kill()
  await database.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
  )
  const half = await admin.tell(protocol.bulkMessageReport, { filter: { bulkMessageId: id } })
  assert.equal(half.counts.queued, PEOPLE - SENT, 'the batches before are kept, nothing of the last one is')
  await holder.query('select pg_advisory_unlock($1)', [HELD])

  await app.startWorker({ lease: { everyMs: 200, seconds: 2 } })
  const isDone = async () => {
    await database.hurry()
    return (await admin.find(protocol.bulkMessages, id)).status === 'done'
  }
  await until('the other worker took over', isDone, PATIENCE_MS)
  const isSent = async () => {
    await database.hurry()
    const [waiting] = await database.rows<{ n: number }>(`select count(*)::int as n from mails where status <> 'sent'`)
    return waiting?.n === 0
  }
  await until('every mail left', isSent, PATIENCE_MS)
  const [counted] = await database.rows(
    `select (select count(*)::int from messages) as messages, (select count(distinct conversation_id)::int from messages) as talks,
       (select count(*)::int from mails) as mails, (select count(distinct recipient)::int from mails) as people`,
  )
  assert.deepEqual(counted, { messages: PEOPLE, talks: PEOPLE, mails: PEOPLE, people: PEOPLE })
  const ids = new Set(smtp.received.map(({ headers }) => headers['message-id']))
  assert.equal(ids.size, PEOPLE, 'a mail whose answer was lost is sent again as the same one')
})
