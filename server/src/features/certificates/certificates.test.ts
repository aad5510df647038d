import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { PDFDocument } from 'pdf-lib'
import { erasePerson } from '#features/erasure/erase-person.ts'
import { certificates } from '#protocol/features/certificates.ts'
import { undoCompletion } from '#protocol/features/internship-commands.ts'
import { checkCode, checkSeal } from '#protocol/features/seal-checks.ts'
import { sealClaim } from '#protocol/shared/read-seal.ts'
import { checkSeal as checkedSeal } from '#server/documents/sealing/check-seal.ts'
import { knownCertificates } from '#server/documents/sealing/seal-certificates.ts'
import { completing } from '#test/certificate-world.ts'
import { isRefused } from '#test/contract-world.ts'
import { mailsTo, mailTo, reactingApp } from '#test/mails.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { readPdf } from '#test/read-pdf.ts'
import { routeWorld } from '#test/route-world.ts'
import { isSealedRight } from '#test/seal-contents.ts'
import { sealingFolder } from '#test/seal-key.ts'
import { until } from '#test/until.ts'
import { type Person, person } from '#test/world.ts'
import { toCertify } from './certificate-facts.ts'
import { certifying } from './seal-certificate.ts'
import { tendCertificates } from './tend-certificates.ts'

const database = await OwnDatabase.create()
const app = await reactingApp({ dataDir: await sealingFolder(database) }, database)
const flags = { digitalContracts: true, hours: true }
const w = await routeWorld({ flags }, app)
const { site, mentor, schoolAdmin, nonProfitAdmin, guest } = w
const { complete, certified, ofInternship } = completing(w)
const period = await w.newPeriod()

const student = await w.newStudent()
const internshipId = await w.place(student, period)
await complete(internshipId)
const certificate = await certified(internshipId)

const download = (who: Person | undefined, id = certificate.id) =>
  app.http.inject({
    url: `/api/v1/certificates/${id}/document`,
    headers: who?.credentials ?? { 'x-tenant': site.key },
  })
const { rawPayload: pdf, headers } = await download(student)

describe('an internship that was completed', () => {
  test('has one page with a seal that we know, and that another implementation finds right', async () => {
    assert.match(String(headers['content-disposition']), /^attachment; filename="certificaat-[\w-]+\.pdf"$/)
    assert.ok(await isSealedRight(pdf))
    assert.equal((await checkedSeal(pdf, knownCertificates(app.road.db))).kind, 'genuine')
    const changed = Buffer.from(pdf)
    changed[2000] = (changed[2000] ?? 0) ^ 1
    assert.equal((await checkedSeal(changed, knownCertificates(app.road.db))).kind, 'changed')
    assert.equal((await PDFDocument.load(pdf)).getPageCount(), 1)
  })

  test('can be read aloud: who, where, what, and hours as they are', async () => {
    const { text, tags, links } = await readPdf(pdf)
    for (const part of ['Bewijs van stage', 'Daan de Wit', 'Buurthuis', 'Helpen bij De Linde', 'Test College'])
      assert.ok(text.includes(part), part)
    // Nobody confirmed any hours, so it does not say that they were worked.
    assert.ok(text.includes('uur afgesproken') && !text.includes('uur gedaan'))
    assert.deepEqual([tags.get('H1'), tags.get('H2')], [1, 1])
    assert.ok(links.includes(`${site.url}/controle/${certificate.code}`))
    const document = await PDFDocument.load(pdf)
    assert.equal(document.getTitle(), 'Bewijs van stage: Daan de Wit')
    assert.match(String(document.catalog), /\/Lang \(nl/)
  })

  test('says what was confirmed where hours are kept, in the language of whose it is', async () => {
    const other = await w.newStudent()
    const id = await w.place(other, period)
    await w.row(`update users set locale = 'en' where id = $1 returning id`, [other.id])
    await w.row('update internships set minutes_agreed = 1530 where id = $1 returning id', [id])
    await complete(id)
    const { id: certificateId } = await certified(id)
    const { text } = await readPdf((await download(other, certificateId)).rawPayload)
    for (const part of ['Certificate of internship', '25.5', 'hours done']) assert.ok(text.includes(part), part)
  })

  test('is for the student, the school and the host; for nobody else', async () => {
    const otherSchool = await w.row(
      `insert into organizations (type, name, status) values ('School', 'Elders', 'approved') returning id`,
      [],
    )
    const stranger = await person(app, site, [['admin', otherSchool]])
    const fellow = await w.newStudent()
    const elsewhere = await routeWorld({ flags }, app)
    for (const who of [student, mentor, schoolAdmin, nonProfitAdmin])
      assert.equal((await download(who)).statusCode, 200)
    for (const who of [stranger, fellow, w.providerAdmin, w.centerAdmin, elsewhere.schoolAdmin, elsewhere.operator]) {
      assert.equal((await download(who)).statusCode, 404)
      assert.equal((await ofInternship(who, internshipId)).length, 0)
    }
    assert.equal((await download(undefined)).statusCode, 401)
  })

  test('is mailed to the student once, with the page and a link', async () => {
    const { link, subject } = await mailTo(app, site, student.email, 'certificateIssued')
    assert.deepEqual([link.pathname, subject], [`/internships/${internshipId}`, 'Je certificaat van Buurthuis is er'])
    const [mail] = await database.rows<{ file_id: string }>(
      `select file_id from mails where recipient = $1 and purpose = 'certificateIssued'`,
      [student.email],
    )
    const [row] = await database.rows<{ file_id: string }>('select file_id from certificates where id = $1', [
      certificate.id,
    ])
    assert.equal(mail?.file_id, row?.file_id)
    // Asked for again, by hand or in the night, nothing is made twice.
    await app.road.inTenant(site, async (tx) => tx.enqueue(certifying(internshipId)))
    await database.rows(`update internships set updated_at = now() - interval '1 day' where id = $1`, [internshipId])
    await tendCertificates.run({ site, road: app.road, payload: {}, log: app.http.log })
    await until('all are done', async () => {
      const left = await database.rows(`select 1 from graphile_worker.jobs where task_identifier = 'sealCertificate'`)
      return left.length === 0
    })
    assert.equal((await ofInternship(mentor, internshipId)).length, 1)
    assert.equal((await mailsTo(app, site, student.email, 'certificateIssued')).length, 1)
    await mailTo(app, site, w.nonProfitAdmin.email, 'internshipCompletedHost')
    assert.deepEqual(await mailsTo(app, site, student.email, 'internshipCompleted'), [], 'one mail says it all')
  })

  test('is never changed: the database refuses, whoever asks', async () => {
    const refused = /certificates stays as it was/
    await assert.rejects(database.rows('update certificates set code = code'), refused)
    await assert.rejects(database.rows(`update certificates set paper = '{}'`), refused)
    await assert.rejects(database.rows('delete from certificates'), refused)
    await assert.rejects(database.rows(`delete from files where kind = 'sealed'`), /foreign key/)
  })

  test('is known to who holds it, without a whole name', async () => {
    const claim = await sealClaim(Uint8Array.from(pdf))
    assert.ok(!('kind' in claim))
    const found = await guest.run(checkSeal, '', claim)
    assert.ok(found.kind === 'genuine' && found.facts.what === 'certificate')
    const { student: initials, host, minutes, hoursAre } = found.facts
    assert.deepEqual([initials, host, minutes, hoursAre], ['D. de W.', 'Buurthuis', 1800, 'agreed'])
    for (const name of ['Daan', 'Wit', '@']) assert.ok(!JSON.stringify(found).includes(name), name)
    const changed = Uint8Array.from(pdf)
    changed[3000] = (changed[3000] ?? 0) ^ 1
    const broken = await sealClaim(changed)
    assert.ok(!('kind' in broken))
    const told = await guest.run(checkSeal, '', broken)
    assert.ok(told.kind === 'changed' && told.facts?.title === 'Bewijs van stage' && told.facts.number === null)
    assert.ok(!JSON.stringify(told).includes('Buurthuis'), 'whose page it was is not told')
  })
})

test('taken back it counts no more, and a new completion makes a new one', async () => {
  const other = await w.newStudent()
  const id = await w.place(other, period)
  await complete(id)
  const first = await certified(id)
  const verdict = async (code: string) => (await guest.tell(checkCode, { filter: { code } })).kind
  assert.equal(await verdict(first.code), 'known')
  await mentor.run(undoCompletion, id)
  assert.equal(await verdict(first.code), 'withdrawn')
  assert.equal((await download(other, first.id)).statusCode, 404)
  await app.road.inTenant(site, async (tx) => {
    assert.equal(await toCertify(tx, id), undefined, 'while it goes on there is nothing to certify')
  })
  await complete(id)
  const second = await certified(id)
  assert.notEqual(second.code, first.code)
  assert.deepEqual([await verdict(first.code), await verdict(second.code)], ['withdrawn', 'known'])
})

test('whoever is erased takes it along and leaves none', async () => {
  const other = await w.newStudent()
  const id = await w.place(other, period)
  await complete(id)
  const { code } = await certified(id)
  const zip = await app.http.inject({ url: '/api/v1/current_user/export', headers: other.credentials })
  assert.equal(zip.statusCode, 200)
  assert.ok(zip.rawPayload.includes(`certificate-${code}.pdf`), 'among what one takes along')
  await app.road.inTenant(site, (tx) => erasePerson(tx, other.id, { isGone: true }))
  assert.deepEqual(await database.rows('select 1 from certificates where student_id = $1', [other.id]), [])
  assert.equal((await guest.tell(checkCode, { filter: { code } })).kind, 'unknownCode')
})

test('where nothing is sealed there are none: not in the API, and none is made', async () => {
  const plain = await routeWorld({ flags: { digitalContracts: false, hours: true } }, app)
  const own = completing(plain)
  const someone = await plain.newStudent()
  const id = await plain.place(someone, await plain.newPeriod())
  await own.complete(id)
  await app.road.inTenant(plain.site, async (tx) => tx.enqueue(certifying(id)))
  await until('nothing is left to do', async () => {
    await database.hurry()
    return (
      (await database.rows('select 1 from graphile_worker.jobs where locked_at is not null or attempts = 0')).length ===
      0
    )
  })
  assert.deepEqual(await database.rows('select 1 from certificates where internship_id = $1', [id]), [])
  await assert.rejects(someone.list(certificates), isRefused('feature.off'))
  const { statusCode } = await app.http.inject({
    url: `/api/v1/certificates/${certificate.id}/document`,
    headers: someone.credentials,
  })
  assert.equal(statusCode, 404)
})
