import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readXlsx } from '#features/imports/read/xlsx.ts'
import { ApiError } from '#protocol/client.ts'
import type { Input } from '#protocol/declaring/define.ts'
import { activities } from '#protocol/features/activities.ts'
import { cancelDataExport, dataExports, startDataExport } from '#protocol/features/data-exports.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { type Person, person, world } from '#test/world.ts'

const database = await OwnDatabase.create({ after })
const app = await database.app()
const w = await world({}, app)
const { site, school, schoolAdmin, mentor } = w
const ROWS = 4500
await database.rows(
  `with added as (insert into users (tenant_id, email, status, first_name, last_name)
     select $1, 'pupil' || i || '@example.test', 'active', 'Pupil', lpad(i::text, 5, '0') from generate_series(1, $2::int) i returning id)
   insert into roles (tenant_id, user_id, name, organization_id) select $1, id, 'student', $3 from added`,
  [site.id, ROWS, school.id],
)
await database.rows(`update users set first_name = '=1+1' where last_name = '00001'`)

type Asked = Partial<Input<typeof startDataExport.input>>
const pupils: Asked = {
  source: 'users',
  columns: ['firstName', 'lastName', 'status'],
  where: JSON.stringify(['email:has:pupil']),
  order: ['-lastName'],
}
const start = (who: Person, asked: Asked = {}) => who.run(startDataExport, '', { file: 'csv', ...pupils, ...asked })
const ended = (who: Person, id: string) =>
  until('the file is made', async () => {
    const row = await who.find(dataExports, id)
    return !['queued', 'running'].includes(row.status) && row
  })
const bytesOf = (who: Person, id: string, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'GET',
    url: `/api/v1/data_exports/${id}/file`,
    headers: { ...who.credentials, ...headers },
  })
const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
const refused = (code: string) => (error: unknown) => {
  assert.ok(error instanceof ApiError)
  assert.equal(error.errors[0]?.code, code)
  return true
}

// Before there is a worker: what waits stays waiting.
test('what cannot be asked is refused before anything is made, and nobody has many going on', async () => {
  await assert.rejects(start(schoolAdmin, { columns: ['encryptedPassword'] }), refused('fields.unknown'))
  await assert.rejects(start(schoolAdmin, { where: '["email:eats:x"]' }), refused('parameter.invalid'))
  await assert.rejects(start(schoolAdmin, { order: ['-nothing'] }), refused('fields.unknown'))
  await assert.rejects(start(mentor), refused('access.forbidden'))
  const waiting = await Promise.all([start(schoolAdmin), start(schoolAdmin), start(schoolAdmin)])
  await assert.rejects(start(schoolAdmin), refused('dataExport.busy'))
  for (const { id } of waiting) {
    assert.equal((await bytesOf(schoolAdmin, id)).statusCode, 404)
    await schoolAdmin.run(cancelDataExport, id)
  }
  await assert.rejects(schoolAdmin.run(cancelDataExport, waiting[0].id), refused('state.conflict'))
  await app.startWorker()
})

test('the file holds every row in its order, harms no spreadsheet, and its maker is told and written down', async () => {
  const { id } = await start(schoolAdmin)
  const made = await ended(schoolAdmin, id)
  assert.deepEqual([made.status, made.total, made.done], ['done', ROWS, ROWS])
  const answer = await bytesOf(schoolAdmin, id)
  assert.equal(answer.rawPayload.length, made.bytes)
  const lines = linesOf(answer.body)
  assert.equal(lines[0], 'Voornaam;Achternaam;Status')
  assert.deepEqual([lines[1], lines.at(-1)], ['Pupil;04500;actief', "'=1+1;00001;actief"])
  assert.equal(lines.length - 1, ROWS)
  assert.deepEqual(
    lines.slice(1).map((line) => line.split(';')[1]),
    lines
      .slice(1)
      .map((line) => line.split(';')[1])
      .toSorted()
      .reverse(),
  )
  await until('a line stands in the product', async () =>
    (await schoolAdmin.list(notifications, { filter: { kindEq: 'dataExportReady' } })).find(
      ({ detail }) => detail === 'Mensen',
    ),
  )
  const [told] = await schoolAdmin.list(activities, { filter: { nameEq: 'dataExport.started' } })
  assert.equal(told?.otherName, 'Mensen')
})

test('a workbook made in parts opens as one, and says the same', async () => {
  const { id } = await start(schoolAdmin, { file: 'xlsx' })
  await ended(schoolAdmin, id)
  const [sheet] = readXlsx((await bytesOf(schoolAdmin, id)).rawPayload)
  assert.equal(sheet?.lines.length, ROWS + 1)
  assert.deepEqual(sheet?.lines.at(-1)?.cells, ['=1+1', '00001', 'actief'])
})

test('a download that was cut off goes on where it was, and a file is of its maker alone', async () => {
  const { id } = await start(schoolAdmin)
  const { bytes } = await ended(schoolAdmin, id)
  const whole = (await bytesOf(schoolAdmin, id)).rawPayload
  const middle = Math.floor(bytes / 2)
  const ask = async (range: string, more: Record<string, string> = {}) => bytesOf(schoolAdmin, id, { range, ...more })
  const first = await ask(`bytes=0-${middle}`)
  assert.deepEqual([first.statusCode, first.headers['content-range']], [206, `bytes 0-${middle}/${bytes}`])
  const tag = String(first.headers.etag)
  const rest = await ask(`bytes=${middle + 1}-`, { 'if-range': tag })
  assert.ok(Buffer.concat([first.rawPayload, rest.rawPayload]).equals(whole))
  assert.ok((await ask('bytes=-10')).rawPayload.equals(whole.subarray(-10)))
  assert.equal((await ask(`bytes=${middle}-`, { 'if-range': '"of another"' })).statusCode, 200)
  assert.equal((await ask('bytes=5-2')).statusCode, 200)
  assert.equal((await ask(`bytes=${bytes}-`)).statusCode, 416)
  assert.equal((await bytesOf(w.operator, id)).statusCode, 404)
  assert.equal((await bytesOf(mentor, id)).statusCode, 404)
})

test('what its maker may see when it is read is what stands in it; who may not look any more gets nothing', async () => {
  const other = await person(app, site, [['admin', school.id]])
  await database.rows(`create function lose_role() returns trigger language plpgsql security definer as $$
    begin
      delete from roles where user_id = '${other.id}';
      return new;
    end $$;
    create trigger lose after insert on data_export_parts for each row when (new.nth = 3) execute function lose_role()`)
  const { id } = await start(other)
  await until('it ended', async () => {
    const [row] = await database.rows<{ status: string }>('select status from data_exports where id = $1', [id])
    return row?.status === 'failed'
  })
  await database.rows('drop trigger lose on data_export_parts')
  assert.equal((await bytesOf(other, id)).statusCode, 404)
})

test('after a few days nothing is left of it, and of what was stopped neither', async () => {
  const { id } = await start(schoolAdmin)
  await ended(schoolAdmin, id)
  await database.rows(`update data_exports set expires_at = now() - interval '1 minute' where id = $1`, [id])
  assert.equal((await bytesOf(schoolAdmin, id)).statusCode, 404)
  await database.rows(`select graphile_worker.add_job('forgetDataExports', '{}')`)
  await until(
    'it is gone',
    async () => (await database.rows('select 1 from data_exports where id = $1', [id])).length === 0,
  )
  assert.equal(await app.storage.get(`${site.id}/${id}/part-1.bin`), undefined)
})
