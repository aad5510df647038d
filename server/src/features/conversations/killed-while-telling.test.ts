// A process of its own: it waits for other processes most of the time.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import pg from 'pg'
import type { Site } from '#engine/call.ts'
import * as protocol from '#protocol/features/conversations.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { startSmtp } from '#test/smtp.ts'
import { until } from '#test/until.ts'
import { workerChild } from '#test/worker-child.ts'
import { organization, person } from '#test/world.ts'

const READERS = 9
const HELD = 4713

/** What a worker is in the middle of when a third of the readers has it behind them. */
const moments = {
  'taking what a reader was not told': `before update on conversation_members for each row
    when (old.untold_since is not null and new.untold_since is null) execute function hold('events where name = ''message.received''')`,
  'writing the mails': `before insert on mails for each row execute function hold('mails')`,
}
const holding = `
  create function hold() returns trigger language plpgsql as $$
  declare done integer;
  begin
    execute 'select count(*) from ' || tg_argv[0] into done;
    if done >= ${READERS / 3} then
      perform pg_advisory_xact_lock_shared(${HELD});
    end if;
    return new;
  end $$`
const stuck = `from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`

for (const [moment, where] of Object.entries(moments))
  test(`a worker killed while ${moment}: everybody gets one mail about all that they did not read`, async (t) => {
    const database = await OwnDatabase.create(t)
    const smtp = await startSmtp(t)
    const smtpUrl = `smtp://127.0.0.1:${smtp.port}`
    const app = await database.app({ smtpUrl })
    // A site that a worker in another process knows too.
    const site = app.sites.key('demo') as Site
    const school = await organization(app, site, 'School')
    const somebody = (role: 'admin' | 'mentor') => person(app, site, [[role, school.id]])
    const writers = [await somebody('admin'), await somebody('admin')]
    const readers = await Promise.all(Array.from({ length: READERS }, () => somebody('mentor')))
    for (const { id: userId } of readers)
      for (const writer of writers) {
        const { id } = await writer.run(protocol.startConversation, '', { userId })
        await writer.run(protocol.sendMessage, id, { madeId: randomUUID(), body: 'Kom je morgen?' })
      }
    await database.rows(`${holding}; create trigger hold ${where}`)
    const holder = new pg.Client({ connectionString: database.url })
    await holder.connect()
    t.after(() => holder.end())
    await holder.query('select pg_advisory_lock($1)', [HELD])

    const first = await workerChild(t, database.appUrl, smtpUrl)
    await until('it stands in the middle', async () => {
      await database.hurry()
      return (await database.rows(`select pid ${stuck}`))[0]
    })
    await first.kill()
    await database.rows(`select pg_terminate_backend(pid) ${stuck}`)
    const [half] = await database.rows<{ n: number }>('select count(*)::int as n from mails')
    assert.ok(half && half.n < READERS, 'not everybody has theirs')
    await holder.query('select pg_advisory_unlock($1)', [HELD])

    await app.startWorker({ lease: { everyMs: 200, seconds: 2 } })
    await until('nothing is left to tell, and every mail left', async () => {
      await database.hurry()
      const [left] = await database.rows<{ n: number }>(
        `select (select count(*) from conversation_members where untold_since is not null)
           + (select count(*) from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
              where t.identifier in ('tellUnread', 'react'))
           + (select count(*) from mails where status <> 'sent') as n`,
      )
      return Number(left?.n) === 0
    })
    const mails = await database.rows<{ recipient: string; purpose: string; subject: string }>(
      `select recipient, purpose, left(subject, 11) as subject from mails order by recipient`,
    )
    const all = readers.map(({ email }) => email).toSorted()
    assert.deepEqual(
      mails,
      all.map((recipient) => ({ recipient, purpose: 'messagesReceived', subject: '2 berichten' })),
    )
    const ids = new Set(smtp.received.map(({ headers }) => headers['message-id']))
    assert.equal(ids.size, READERS, 'a mail whose answer was lost is sent again as the same one')
  })
