import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import { checkIns, showCheckInCode } from '#protocol/features/check-ins.ts'
import { hourYears } from '#protocol/features/hour-years.ts'
import * as hours from '#protocol/features/hours.ts'
import { readPdf } from '#test/read-pdf.ts'
import { routeWorld } from '#test/route-world.ts'
import { testApp } from '#test/setup.ts'
import { workingWorld } from '#test/working-world.ts'
import type { Person } from '#test/world.ts'

const app = await testApp()
const w = await workingWorld({}, app)
const { site, mentor, schoolAdmin, nonProfitAdmin: host, providerAdmin, newStudent, atWork, day } = w

const logged = (who: Person, internshipId: string, days: number, work = 'Voeren') =>
  who.run(hours.logHours, '', { internshipId, day: day(days), startsAt: '09:00', endsAt: '13:00', work, submit: true })
const get = (who: Person | undefined, path: string) =>
  app.http.inject({ method: 'GET', url: `/api/v1${path}`, headers: { 'x-tenant': site.key, ...who?.credentials } })
async function sheetOf(who: Person, id: string) {
  const answer = await get(who, `/hour_totals/${id}/sheet.pdf`)
  assert.equal(answer.statusCode, 200, answer.body.slice(0, 300))
  assert.equal(answer.headers['content-type'], 'application/pdf')
  return readPdf(answer.rawPayload)
}
const guest = async (token: string) =>
  (await get(undefined, `/hour_sheets/check?filter[token]=${encodeURIComponent(token)}`)).json().meta
/** A line is cut where another font begins. */
const unspaced = (text: string) => text.replace(/\s/g, '')
const tokenOf = (links: string[]) => links.map((link) => link.split('/controle/uren/')[1]).find(Boolean) ?? ''

test('the sheet is a tagged document with its days, its sums, and who agreed', async () => {
  const { student, id } = await atWork()
  const [one, two] = [await logged(student, id, -3, 'Konijnen 🐰 verzorgd'), await logged(student, id, -2)]
  await host.run(hours.approveHours, '', { entryIds: [one.id] })
  await mentor.run(hours.approveHours, '', { entryIds: [two.id], reason: 'Niemand antwoordt' })
  await mentor.run(hours.creditHours, id, { minutes: 90, reason: 'Cursus EHBO' })
  await host.run(hours.stateHours, id, { hours: 7.5 })
  await logged(student, id, -1, 'Wacht nog')
  for (const reader of [student, mentor, schoolAdmin, host]) {
    const { text, tags, pages, title, language, isForAll, links } = await sheetOf(reader, id)
    assert.deepEqual([pages, language, isForAll], [1, 'nl', true])
    assert.match(title ?? '', /^Urenbriefje: Daan de Wit bij /)
    assert.deepEqual([tags.get('H1'), tags.get('Table'), tags.get('TH'), tags.get('Figure')], [1, 1, 7, 1])
    for (const said of ['Konijnen □ verzorgd', '12 uur', 'Cursus EHBO', 'Niemand antwoordt', '7,5', '30', '✓ school'])
      assert.ok(unspaced(text).includes(unspaced(said)), `${said} stands in\n${text}`)
    assert.match(text, /4 uur wacht nog op akkoord/)
    assert.match(links[0] ?? '', new RegExp(`^${site.url}/controle/uren/[\\w-]{62}$`))
  }
})

test('of many days it goes on over the page, and one without hours says so', async () => {
  const { student, id } = await atWork()
  assert.match((await sheetOf(student, id)).text, /Er zijn nog geen uren verstuurd/)
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(
      `insert into hour_entries (internship_id, student_id, day, minutes, status, work)
       select $1, $2, '2026-01-01'::date + n, 60, 'submitted', 'Lang verhaal ' || n from generate_series(1, 90) n`,
      [id, student.id],
    ),
  )
  const { text, pages } = await sheetOf(student, id)
  assert.ok(pages > 1)
  assert.match(text, /Lang verhaal 90/)
  assert.match(text, new RegExp(`blad ${pages} van ${pages}`))
})

test('only who sees the hours gets the sheet', async () => {
  const { student, id } = await atWork()
  const status = async (who: Person | undefined, of = id) => (await get(who, `/hour_totals/${of}/sheet.pdf`)).statusCode
  assert.deepEqual(
    [
      await status(undefined),
      await status(await newStudent()),
      await status(providerAdmin),
      await status(student, 'x'),
    ],
    [401, 404, 404, 404],
  )
})

test('the code on the sheet tells whether it is ours and still right, and no whole name', async () => {
  const { student, id } = await atWork()
  const entry = await logged(student, id, -3)
  await host.run(hours.approveHours, '', { entryIds: [entry.id] })
  const token = tokenOf((await sheetOf(student, id)).links)
  const { state, student: name, minutes, host: at } = await guest(token)
  assert.deepEqual([state, name, minutes, at], ['genuine', 'D. W.', 240, w.nonProfit.name])
  // The same sum on another day is another sheet.
  const moved = { day: day(-4), startsAt: '09:00', endsAt: '13:00', reason: 'Verkeerde dag' }
  await student.run(hours.changeHours, entry.id, moved)
  assert.equal((await guest(token)).state, 'changed')
  await host.run(hours.approveHours, '', { entryIds: [entry.id] })
  assert.equal((await guest(token)).state, 'changed')
  assert.equal((await guest(tokenOf((await sheetOf(student, id)).links))).state, 'genuine')

  const bytes = Buffer.from(token, 'base64url')
  bytes.writeUInt32BE(9000, 16)
  for (const forged of [bytes.toString('base64url'), `${token}A`, token.slice(1), '', 'x'])
    assert.deepEqual(await guest(forged), { state: 'unknown' })
  const other = await routeWorld({ flags: { hours: true } }, app)
  const elsewhere = await app.http.inject({
    url: `/api/v1/hour_sheets/check?filter[token]=${token}`,
    headers: { 'x-tenant': other.site.key },
  })
  assert.deepEqual(elsewhere.json().meta, { state: 'unknown' }, 'a sheet of one site says nothing at another')
})

test('a volunteer gets a statement of the hours of a year that hosts confirmed, which can be checked', async () => {
  const { volunteer, provider } = w
  const id = await w.row(
    `insert into internships (student_id, organization_id, title, status, start_date) values ($1, $2, 'Koken', 'running',
       '2025-01-01') returning id`,
    [volunteer.id, provider.id],
  )
  const add = (on: string, status: string) =>
    w.row(
      `insert into hour_entries (internship_id, student_id, day, minutes, status) values ($1, $2, $3, 90, $4) returning id`,
      [id, volunteer.id, on, status],
    )
  for (const on of ['2025-12-31', '2026-01-01', '2026-02-02']) await add(on, 'approved')
  await add('2026-03-03', 'submitted')
  const { years } = await volunteer.tell(hourYears)
  assert.deepEqual(
    years.map(({ year, minutes, places }) => [year, minutes, places.length]),
    [
      [2026, 180, 1],
      [2025, 90, 1],
    ],
  )
  const answer = await get(volunteer, '/hour_years/2026/statement.pdf')
  assert.equal(answer.statusCode, 200, answer.body.slice(0, 300))
  const { text, isForAll, links, tags } = await readPdf(answer.rawPayload)
  assert.deepEqual([isForAll, tags.get('TH')], [true, 4])
  for (const said of [provider.name, 'Koken', '3 uur'])
    assert.ok(unspaced(text).includes(unspaced(said)), `${said} stands in\n${text}`)
  const token = tokenOf(links)
  const { state, minutes, year } = await guest(token)
  assert.deepEqual([state, minutes, year], ['genuine', 180, 2026])
  await add('2026-02-03', 'approved')
  assert.equal((await guest(token)).state, 'changed')
  assert.deepEqual(await guest(`${token.slice(0, -2)}AA`), { state: 'unknown' })
  const { student } = await atWork()
  const status = async (who: Person | undefined, path = '/hour_years/2026/statement.pdf') =>
    (await get(who, path)).statusCode
  assert.deepEqual(
    [await status(undefined), await status(student), await status(volunteer, '/hour_years/2020/statement.pdf')],
    [401, 403, 404],
  )
})

test('where a site has no hours, nothing of them is there', async () => {
  const { student, nonProfitAdmin } = await routeWorld({}, app)
  const off = (error: ApiError) => error.status === 404 && error.errors[0]?.code === 'feature.off'
  for (const asked of [
    () => student.list(hours.hourEntries),
    () => student.run(hours.submitHours, '', { entryIds: [student.id] }),
    () => nonProfitAdmin.list(checkIns),
    () => nonProfitAdmin.run(showCheckInCode, '', { organizationId: nonProfitAdmin.id }),
    () => student.tell(hours.checkSheet, { filter: { token: 'x' } }),
  ])
    await assert.rejects(asked, off)
})
