// A process of its own: it waits for other processes most of the time.

import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import type { Site } from '#engine/call.ts'
import { readXlsx } from '#features/imports/read/xlsx.ts'
import { dataExports, startDataExport } from '#protocol/features/data-exports.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { workerChild } from '#test/worker-child.ts'
import { organization, person } from '#test/world.ts'

const ROWS = 4500
const HELD = 4713

/** The second part is written and not yet told when the worker is killed. */
const holdingPart = `
  create function hold_part() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(${HELD});
    return new;
  end $$;
  create trigger hold before update on data_export_parts for each row when (new.nth = 2) execute function hold_part();`

test('a worker killed in the middle: another one goes on, and the file is whole and says nothing twice', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'export-'))
  t.after(() => rm(dataDir, { recursive: true, force: true }))
  const database = await OwnDatabase.create(t)
  const app = await database.app({ dataDir })
  // A site that a worker in another process knows too.
  const site = app.sites.key('demo') as Site
  const school = await organization(app, site, 'School')
  const admin = await person(app, site, [['admin', school.id]])
  await database.rows(
    `with added as (insert into users (tenant_id, email, status, first_name, last_name)
       select $1, 'pupil' || i || '@example.test', 'active', 'Pupil', lpad(i::text, 5, '0') from generate_series(1, $2::int) i
       returning id)
     insert into roles (tenant_id, user_id, name, organization_id) select $1, id, 'student', $3 from added`,
    [site.id, ROWS, school.id],
  )
  await database.rows(holdingPart)
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  t.after(() => holder.end())
  await holder.query('select pg_advisory_lock($1)', [HELD])
  const { id } = await admin.run(startDataExport, '', {
    source: 'users',
    file: 'xlsx',
    columns: ['lastName'],
    where: JSON.stringify(['email:has:pupil']),
    order: ['lastName'],
  })

  const first = await workerChild(t, database.appUrl, '', dataDir)
  const inside = `select pid from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
  await until('it stands in the second part', async () => (await database.rows(inside)).length > 0)
  await first.kill()
  await database.rows(`select pg_terminate_backend(pid) from (${inside}) held`)
  await holder.query('select pg_advisory_unlock($1)', [HELD])
  assert.equal((await admin.find(dataExports, id)).status, 'running')

  await app.startWorker({ lease: { everyMs: 200, seconds: 2 } })
  const made = await until('the file is made', async () => {
    await database.hurry()
    const row = await admin.find(dataExports, id)
    return row.status === 'done' && row
  })
  const answer = await app.http.inject({
    method: 'GET',
    url: `/api/v1/data_exports/${id}/file`,
    headers: admin.credentials,
  })
  assert.equal(answer.rawPayload.length, made.bytes)
  const [sheet] = readXlsx(answer.rawPayload)
  assert.deepEqual(
    sheet?.lines.slice(1).map(({ cells }) => cells[0]),
    Array.from({ length: ROWS }, (_, at) => String(at + 1).padStart(5, '0')),
  )
})
