import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { erasePerson } from '#features/erasure/erase-person.ts'
import type { ApiError } from '#protocol/client.ts'
import * as hours from '#protocol/features/hours.ts'
import { internshipHistory } from '#protocol/features/internship-history.ts'
import * as paper from '#protocol/features/paper-sheets.ts'
import { forgetLostFiles } from '#server/files/forget-file.ts'
import { reactingApp } from '#test/mails.ts'
import { readPdf } from '#test/read-pdf.ts'
import { until } from '#test/until.ts'
import { workingWorld } from '#test/working-world.ts'
import type { Person } from '#test/world.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'paper-'))
after(() => rm(dataDir, { recursive: true, force: true }))
const app = await reactingApp({ dataDir })
const w = await workingWorld({ flags: { paperTimesheets: true } }, app)
const { site, mentor, schoolAdmin, nonProfitAdmin: host, providerAdmin: stranger, atWork, day } = w
const picture = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#fcfaf4' } })
  .jpeg()
  .toBuffer()
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')

const get = (who: Person | undefined, path: string) =>
  app.http.inject({ method: 'GET', url: `/api/v1${path}`, headers: { 'x-tenant': site.key, ...who?.credentials } })
async function upload(who: Person, bytes: Buffer | string, kind = 'scan') {
  const headers = { 'x-tenant': site.key, ...who.credentials, 'content-type': 'application/octet-stream' }
  const answer = await app.http.inject({ method: 'POST', url: `/api/v1/uploads/${kind}`, headers, payload: bytes })
  const said = answer.json()
  return { status: answer.statusCode, code: said.errors?.[0]?.code, fileId: said.meta?.fileId as string }
}
const refused = (code: string, field?: string) => (error: ApiError) => {
  const [first] = error.errors
  assert.deepEqual([first?.code, first?.source?.pointer], [code, field && `/data/attributes/${field}`])
  return true
}
type Entered = Partial<Parameters<typeof mentor.run<typeof paper.enterPaperSheet>>[2]>
const enter = async (id: string, entered: Entered = {}, who = mentor) =>
  who.run(paper.enterPaperSheet, id, {
    firstDay: day(-9),
    lastDay: day(-3),
    minutes: 600,
    fileId: entered.fileId ?? (await upload(who, picture)).fileId,
    ...entered,
  })
const sheetsOf = (who: Person, id: string) => who.list(paper.paperSheets, { filter: { internshipIdEq: id } })
const bytesOf = (fileId: string) => readdir(join(dataDir, 'files', site.id, fileId)).catch(() => [] as string[])

test('a total from paper counts at once, with its scan for who sees the hours; taken back it does not', async () => {
  const { student, id } = await atWork()
  const totals = await enter(id, { remark: 'Twee weken' })
  assert.deepEqual([totals.minutesAgreed, totals.can.enterPaperSheet], [600, true])
  for (const reader of [student, mentor, schoolAdmin, host]) {
    const [sheet] = await sheetsOf(reader, id)
    assert.deepEqual([sheet?.status, sheet?.remark, sheet?.hasScan], ['counted', 'Twee weken', true])
    const scan = await get(reader, `/paper_sheets/${sheet?.id}/scan`)
    assert.deepEqual([scan.statusCode, scan.headers['cache-control']], [200, 'private, no-store'])
    assert.equal((await sharp(scan.rawPayload).metadata()).width, 2000)
  }
  const [sheet] = await sheetsOf(mentor, id)
  assert.ok(sheet)
  assert.equal((await get(stranger, `/paper_sheets/${sheet.id}/scan`)).statusCode, 404)
  assert.equal((await get(undefined, `/paper_sheets/${sheet.id}/scan`)).statusCode, 401)

  await assert.rejects(student.run(paper.withdrawPaperSheet, sheet.id, { reason: 'Nee' }), refused('access.forbidden'))
  const back = await schoolAdmin.run(paper.withdrawPaperSheet, sheet.id, { reason: 'Van een ander' })
  assert.deepEqual([back.status, back.withdrawnReason], ['withdrawn', 'Van een ander'])
  assert.equal((await mentor.find(hours.hourTotals, id)).minutesAgreed, 0)
  const { happenings } = await host.tell(internshipHistory, { filter: { internshipId: id } })
  const told = happenings.map(({ name }) => name).filter((name) => name.startsWith('paperSheet'))
  assert.deepEqual(told, ['paperSheet.withdrawn', 'paperSheet.entered'])
})

test('what cannot be is refused at its field, and nothing counts twice', async () => {
  const { student, id } = await atWork()
  const wrong = (entered: Entered, code: string, field: string) =>
    assert.rejects(enter(id, entered), refused(code, field))
  await wrong({ lastDay: day(-10) }, 'paper.backwards', 'lastDay')
  await wrong({ lastDay: day(1) }, 'hours.future', 'lastDay')
  await wrong({ firstDay: day(-11) }, 'hours.outside', 'firstDay')
  await wrong({ firstDay: day(-3), minutes: 1441 }, 'paper.tooMany', 'minutes')
  const { fileId } = await upload(schoolAdmin, picture)
  await wrong({ fileId }, 'relation.missing', 'fileId')
  await enter(id, { firstDay: day(-9), lastDay: day(-6) })
  await wrong({ firstDay: day(-6) }, 'paper.twice', 'firstDay')
  const worked = { internshipId: id, startsAt: '09:00', endsAt: '12:00', submit: true }
  await assert.rejects(student.run(hours.logHours, '', { ...worked, day: day(-8) }), refused('hours.onPaper', 'day'))
  await student.run(hours.logHours, '', { ...worked, day: day(-4) })
  await wrong({ firstDay: day(-5) }, 'paper.daysThere', 'firstDay')
  await assert.rejects(enter(id, { fileId: (await upload(mentor, pdf)).fileId }, student), refused('access.forbidden'))
})

test('a scan is a picture or a PDF, of who may send one, and is used once', async () => {
  const { student, id } = await atWork()
  assert.equal((await upload(student, picture)).status, 403)
  assert.equal((await upload(mentor, 'no picture')).code, 'file.type')
  assert.equal((await upload(mentor, '')).code, 'required')
  const { fileId } = await upload(mentor, pdf)
  await enter(id, { fileId, firstDay: day(-9), lastDay: day(-8) })
  const [sheet] = await sheetsOf(student, id)
  const scan = await get(student, `/paper_sheets/${sheet?.id}/scan`)
  assert.deepEqual([scan.headers['content-type'], scan.rawPayload.equals(pdf)], ['application/pdf', true])
  assert.match(String(scan.headers['content-disposition']), /^attachment/)
  await assert.rejects(enter(id, { fileId, firstDay: day(-7) }), refused('relation.missing', 'fileId'))
})

test('a photo of a day is for who sees the day, and goes with it', async () => {
  const { student, id } = await atWork()
  const worked = { internshipId: id, day: day(-3), startsAt: '09:00', endsAt: '12:00' }
  const { fileId: photoId } = await upload(student, picture, 'workPhoto')
  const entry = await student.run(hours.logHours, '', { ...worked, photoId, submit: true })
  assert.equal(entry.hasPhoto, true)
  const photo = (who: Person, size = 480) => get(who, `/hour_entries/${entry.id}/photo/${size}`)
  for (const reader of [student, mentor, host]) {
    const drawn = await sharp((await photo(reader)).rawPayload).metadata()
    assert.deepEqual([drawn.format, drawn.width], ['webp', 480])
  }
  assert.deepEqual([(await photo(stranger)).statusCode, (await photo(student, 2000)).statusCode], [404, 404])

  await host.run(hours.approveHours, '', { entryIds: [entry.id] })
  const { fileId } = await upload(student, picture, 'workPhoto')
  const changed = await student.run(hours.setHourPhoto, entry.id, { fileId })
  assert.equal(changed.status, 'approved', 'nobody has to agree again')
  await until('the first photo is gone', async () => (await bytesOf(photoId)).length === 0 || undefined)
  assert.equal((await student.run(hours.removeHourPhoto, entry.id)).hasPhoto, false)
  assert.equal((await photo(student)).statusCode, 404)

  const { fileId: last } = await upload(student, picture, 'workPhoto')
  const draft = await student.run(hours.logHours, '', { ...worked, day: day(-2), photoId: last })
  await student.run(hours.removeHours, draft.id)
  await until('it went with its day', async () => (await bytesOf(last)).length === 0 || undefined)
})

test('the blank sheet is one tagged page with everything that is known', async () => {
  const { student, id } = await atWork()
  const answer = await get(student, `/hour_totals/${id}/blank.pdf`)
  assert.equal(answer.statusCode, 200, answer.body.slice(0, 300))
  const { text, tags, pages, title, isForAll, links } = await readPdf(answer.rawPayload)
  assert.deepEqual([pages, isForAll, tags.get('H1'), tags.get('TH'), tags.get('Figure')], [1, true, 1, 8, 1])
  assert.match(title ?? '', /^Urenbriefje: Daan de Wit bij /)
  for (const said of ['Paraaf', 'van de 30', w.school.name, w.nonProfit.name])
    assert.ok(text.replace(/\s/g, '').includes(said.replace(/\s/g, '')), `${said} stands in\n${text}`)
  assert.deepEqual(links, [`${site.url}/urenbriefje/${id}?papier=nieuw`])
  assert.equal((await get(stranger, `/hour_totals/${id}/blank.pdf`)).statusCode, 404)

  await enter(id)
  const sheet = await readPdf((await get(student, `/hour_totals/${id}/sheet.pdf`)).rawPayload)
  assert.match(sheet.text, /Op papier getekend/)
})

test('scans and photos are taken along, and go when the student is erased or nobody needs them', async () => {
  const { student, id } = await atWork()
  const { fileId } = await upload(mentor, pdf)
  await enter(id, { fileId, firstDay: day(-9), lastDay: day(-8) })
  const { fileId: photoId } = await upload(student, picture, 'workPhoto')
  await student.run(hours.logHours, '', { internshipId: id, day: day(-3), minutes: 60, photoId })
  const zip = unzipSync(new Uint8Array((await get(student, '/current_user/export')).rawPayload))
  const attached = Object.keys(zip).filter((name) => /^(paper-sheet|photo)-/.test(name))
  assert.deepEqual(attached.map((name) => name.split('.').at(-1)).toSorted(), ['pdf', 'webp'])

  await app.road.inTenant(site, (tx) => erasePerson(tx, student.id))
  for (const gone of [fileId, photoId])
    await until('its bytes are gone', async () => (await bytesOf(gone)).length === 0 || undefined)
  const [kept] = await sheetsOf(schoolAdmin, id)
  assert.deepEqual([kept?.minutes, kept?.hasScan], [600, false])

  const { fileId: lost } = await upload(mentor, pdf)
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(`update files set created_at = now() - interval '25 hours' where id = $1`, [lost]),
  )
  await forgetLostFiles.run({ site, road: app.road, payload: {}, log: app.http.log })
  await until('what nobody took is gone', async () => (await bytesOf(lost)).length === 0 || undefined)
})
