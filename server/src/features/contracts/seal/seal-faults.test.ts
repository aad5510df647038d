// A process of its own: it waits for other processes most of the time.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { forgetLostFiles } from '#server/files/forget-file.ts'
import { completing } from '#test/certificate-world.ts'
import { contractFlags, contractWorld } from '#test/contract-world.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { isSealedRight } from '#test/seal-contents.ts'
import { sealingFolder } from '#test/seal-key.ts'
import { type Smtp, startSmtp } from '#test/smtp.ts'
import { until } from '#test/until.ts'
import { crampedWorker, workerChild } from '#test/worker-child.ts'

const HELD = 4712
/** Makes whoever seals wait at the last moment, with the bytes on the disk, while a test holds the lock. */
const slowSeal = `
  create function wait_for_test() returns trigger language plpgsql security definer as $$
  begin
    perform pg_advisory_xact_lock_shared(${HELD});
    return new;
  end $$;
  create trigger wait_for_test before insert on contract_seals for each row execute function wait_for_test();`

const lease = { everyMs: 200, seconds: 2 }
const urlOf = ({ port }: Smtp) => `smtp://127.0.0.1:${port}`

const database = await OwnDatabase.create()
const dataDir = await sealingFolder(database)
const smtp = await startSmtp({ after: (work) => test.after(work) })
const app = await database.app({ dataDir, smtpUrl: urlOf(smtp) })
const w = await contractWorld({ database, dataDir, app })
const { site, signAll, sealed, ready, nonProfitAdmin, schoolAdmin } = w

/** For a worker elsewhere, which knows only the sites that ship. */
const own = JSON.stringify({ key: site.key, name: 'Test', variant: 'box', flags: contractFlags })

const allDone = () =>
  until('all jobs are done', async () => {
    await database.hurry()
    return (await database.rows('select id from graphile_worker._private_jobs')).length === 0
  })
const failed = (key: string) =>
  until(`${key} failed`, async () => {
    const [job] = await database.rows<{ last_error: string }>(
      'select last_error from graphile_worker.jobs where key like $1 and last_error is not null',
      [key],
    )
    return job?.last_error
  })
const completed = (received: Smtp['received']) => received.filter(({ pdfs }) => pdfs.length > 0)

/** One document, and everybody got it once. */
async function assertOnce(
  contract: { id: string; mother: string; student: { email: string } },
  mails: Smtp['received'],
) {
  const seals = await database.rows<{ sha256: string }>('select sha256 from contract_seals where contract_id = $1', [
    contract.id,
  ])
  assert.equal(seals.length, 1)
  const [{ sha256 } = { sha256: '' }] = seals
  const people = [contract.student.email, contract.mother, nonProfitAdmin.email, schoolAdmin.email].toSorted()
  assert.deepEqual(mails.flatMap(({ to }) => to).toSorted(), people)
  const { statusCode, rawPayload: pdf } = await app.http.inject({
    url: `/api/v1/contracts/${contract.id}/document`,
    headers: w.mentor.credentials,
  })
  assert.deepEqual([statusCode, createHash('sha256').update(pdf).digest('hex')], [200, sha256])
  for (const { pdfs } of mails) assert.ok(pdfs[0]?.bytes.equals(pdf), 'the same document')
  assert.ok(await isSealedRight(pdf))
}

test('killed between the last signature and the seal: afterwards there is one document, and everybody has it once', async (t) => {
  const contract = await ready()
  await signAll(contract)
  await database.rows(slowSeal)
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  t.after(() => holder.end())
  await holder.query('select pg_advisory_lock($1)', [HELD])
  const first = await workerChild(t, database.appUrl, urlOf(smtp), dataDir, own)
  await until('it is about to be sealed', async () => {
    const waiting = await database.rows(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
    )
    return waiting.length > 0
  })
  await first.kill()
  await database.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
  )
  await holder.query('select pg_advisory_unlock($1)', [HELD])
  await database.rows('drop trigger wait_for_test on contract_seals')
  assert.equal((await database.rows('select 1 from contract_seals')).length, 0)

  const worker = await app.startWorker({ lease })
  await sealed(contract.id)
  await allDone()
  await assertOnce(contract, completed(smtp.received))
  await worker.stop()

  // What the dead one left behind belongs to nothing, and goes in the night.
  const left = () => database.rows(`select id from files where kind = 'sealed'`)
  assert.equal((await left()).length, 2)
  await database.rows(`update files set created_at = now() - interval '2 days'`)
  await forgetLostFiles.run({ site, road: app.road, payload: {}, log: app.http.log })
  assert.equal((await left()).length, 1)
})

test('a disk that takes nothing, and no mail server: when both are back there is one document, mailed once', async (t) => {
  const { port } = smtp
  await smtp.stop()
  const folder = join(dataDir, 'files', site.id)
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(dataDir, 'files'), { recursive: true })
  await writeFile(folder, 'in the way')
  const contract = await ready()
  await signAll(contract)
  const worker = await app.startWorker({ lease })
  t.after(() => worker.stop())
  await failed(`seal:${contract.id}`)
  assert.equal((await database.rows(`select 1 from files where kind = 'sealed'`)).length, 1, 'only that of before')

  await rm(folder)
  await database.hurry()
  await sealed(contract.id)
  await failed('mail:%')
  const back = await startSmtp(t, { port })
  await allDone()
  await assertOnce(contract, completed(back.received))
})

test('a disk that is full in the middle of the document: half of it counts as nothing, and with room there is one, mailed once', async (t) => {
  const mails = await startSmtp(t)
  const contract = await ready()
  await signAll(contract)
  const cramped = await crampedWorker(t, database.appUrl, urlOf(mails), dataDir, own)
  assert.match(await failed(`seal:${contract.id}`), /EFBIG/)
  await cramped.stop()
  assert.deepEqual(await database.rows('select 1 from contract_seals where contract_id = $1', [contract.id]), [])
  const { statusCode } = await app.http.inject({
    url: `/api/v1/contracts/${contract.id}/document`,
    headers: w.mentor.credentials,
  })
  assert.equal(statusCode, 404)
  const files = await readdir(join(dataDir, 'files'), { recursive: true })
  assert.deepEqual(
    files.filter((name) => name.endsWith('.draft')),
    [],
    'nor does it take up any of the room',
  )

  await workerChild(t, database.appUrl, urlOf(mails), dataDir, own)
  await database.hurry()
  await sealed(contract.id)
  await allDone()
  await assertOnce(contract, completed(mails.received))
})

test('killed between a completed internship and its certificate: afterwards there is one, mailed once', async (t) => {
  const mails = await startSmtp(t)
  const { complete } = completing(w)
  const student = await w.newStudent()
  const internshipId = await w.place(student, w.period)
  await complete(internshipId)
  await database.rows(
    `create trigger wait_for_test before insert on certificates for each row execute function wait_for_test()`,
  )
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  t.after(() => holder.end())
  await holder.query('select pg_advisory_lock($1)', [HELD])
  await database.hurry()
  const first = await workerChild(t, database.appUrl, urlOf(mails), dataDir, own)
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
  await until('it is about to be there', async () => {
    await database.hurry()
    return (await database.rows(`select 1 ${waiting}`)).length > 0
  })
  await first.kill()
  await database.rows(`select pg_terminate_backend(pid) ${waiting}`)
  await holder.query('select pg_advisory_unlock($1)', [HELD])
  await database.rows('drop trigger wait_for_test on certificates')
  assert.equal((await database.rows('select 1 from certificates')).length, 0)

  await workerChild(t, database.appUrl, urlOf(mails), dataDir, own)
  await allDone()
  const made = await database.rows<{ status: string; sha256: string }>('select status, sha256 from certificates')
  assert.deepEqual(
    made.map(({ status }) => status),
    ['valid'],
  )
  const got = completed(mails.received)
  assert.deepEqual(
    got.map(({ to }) => to),
    [[student.email]],
  )
  const [bytes] = got.flatMap(({ pdfs }) => pdfs.map((each) => each.bytes))
  assert.ok(bytes && (await isSealedRight(bytes)))
  assert.equal(createHash('sha256').update(bytes).digest('hex'), made[0]?.sha256)
})
