import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { erasePerson } from '#features/erasure/erase-person.ts'
import type { ApiError } from '#protocol/client.ts'
import * as links from '#protocol/features/assignment-links.ts'
import * as protocol from '#protocol/features/assignments.ts'
import { makeCalendarFeed } from '#protocol/features/calendar-feeds.ts'
import { changeInternship, setPhaseDue } from '#protocol/features/internship-commands.ts'
import { phases } from '#protocol/features/phases.ts'
import { mailsTo, mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import { newSite } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { workingWorld } from '#test/working-world.ts'
import { type Person, person } from '#test/world.ts'
import { giveWorksToAll } from './give-works.ts'
import { mailHandedIn, remindWorks } from './tend-works.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'assignments-'))
after(() => rm(dataDir, { recursive: true, force: true }))
const app = await reactingApp({ dataDir })
const w = await workingWorld({}, app)
const { site, school, mentor, schoolAdmin, nonProfitAdmin: host, providerAdmin: stranger, atWork, day, row } = w
const otherSchool = await w.row(
  `insert into organizations (type, status, name) values ('School', 'approved', 'Other College') returning id`,
  [],
)
const otherTeacher = await person(app, site, [['admin', otherSchool]])

const picture = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#fcfaf4' } })
  .jpeg()
  .toBuffer()
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
const office = (extra: Record<string, string> = {}, type = 'document.main+xml') =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}"/></Types>`,
      ),
      'word/document.xml': strToU8('<w:document/>'),
      ...Object.fromEntries(Object.entries(extra).map(([name, text]) => [name, strToU8(text)])),
    }),
  )

const get = (who: Person | undefined, path: string, at = site.key) =>
  app.http.inject({ method: 'GET', url: `/api/v1${path}`, headers: { ...who?.credentials, 'x-tenant': at } })
async function upload(who: Person, bytes: Buffer | string, name = 'werk') {
  const headers = { 'x-tenant': site.key, ...who.credentials, 'content-type': 'application/octet-stream' }
  const url = `/api/v1/uploads/workFile?name=${encodeURIComponent(name)}`
  const answer = await app.http.inject({ method: 'POST', url, headers, payload: bytes })
  const said = answer.json()
  return { status: answer.statusCode, code: said.errors?.[0]?.code, fileId: said.meta?.fileId as string }
}
const refused = (code: string, field?: string) => (error: ApiError) => {
  const [first] = error.errors
  assert.deepEqual([first?.code, first?.source?.pointer], [code, field && `/data/attributes/${field}`])
  return true
}
type Made = Partial<Parameters<typeof mentor.run<typeof protocol.createAssignment>>[2]>
const make = (who: Person, made: Made = {}) =>
  who.run(protocol.createAssignment, '', {
    schoolId: school.id,
    title: 'Verslag van je stage',
    marking: 'none',
    supervisor: 'none',
    ...made,
  })
async function given(student: Person, made: Made = {}, who = mentor) {
  const assignment = await make(who, { studentIds: [student.id], ...made })
  await who.run(protocol.publishAssignment, assignment.id)
  const [work] = await student.list(protocol.assignmentWorks, { filter: { assignmentIdEq: assignment.id } })
  assert.ok(work)
  return { assignment, work }
}
const filesOf = (who: Person, workId: string) => who.list(protocol.assignmentFiles, { filter: { workIdEq: workId } })
const bytesOf = (fileId: string) => readdir(join(dataDir, 'files', site.id, fileId)).catch(() => [] as string[])
const stateOf = async (who: Person, id: string) => (await who.find(protocol.assignmentWorks, id)).status
/** The token of the newest mail that asks the practical supervisor. */
const askedMail = async (count = 1) => tokenIn(await mailTo(app, site, host.email, 'workToLookAt', count))
const runJob = (job: { run: typeof remindWorks.run }) =>
  job.run({ site, road: app.road, payload: {}, log: app.http.log })

test('work goes round three times with its files, and every version stays', async () => {
  const { student, id: internshipId } = await atWork()
  const step = (await student.list(phases, { filter: { internshipIdEq: internshipId } })).find(
    ({ kind }) => kind === 'assignment',
  )
  assert.ok(step)
  const { at: workflowPhaseId } = await app.road.db.withTenant(site.id, (sql) =>
    sql.one<{ at: string }>('select workflow_phase_id as at from internship_phases where id = $1', [step.id]),
  )
  const route = async () => {
    const found = await mentor.find(phases, step.id)
    return `${found.status} ${found.byItself}`
  }
  const { assignment, work } = await given(student, {
    marking: 'mark',
    workflowPhaseId,
    dueOn: day(3),
  })
  assert.deepEqual(
    [work.status, work.can.handInWork, work.can.acceptWork, work.isMissing],
    ['todo', true, false, false],
  )
  assert.match(await route(), /true$/, 'nobody ticks it while an assignment stands at it')
  assert.match((await mailTo(app, site, student.email, 'workGiven')).subject, /Verslag van je stage/)

  const photo = await upload(student, picture, 'foto.jpg')
  const again = await upload(student, picture, 'andere naam.jpg')
  assert.deepEqual([photo.status, again.fileId], [201, photo.fileId], 'what is sent twice is kept once')
  const paper = await upload(student, office(), 'verslag.docx')
  await assert.rejects(student.run(protocol.handInWork, work.id, { text: ' ' }), refused('work.empty', 'text'))
  await student.run(protocol.handInWork, work.id, { text: 'Eerste versie', fileIds: [photo.fileId, paper.fileId] })
  assert.equal(await route(), 'submitted true', 'whose work is in is not late with the step')
  await mentor.run(protocol.returnWork, work.id, { reason: 'Vertel meer over de klanten.' })
  assert.equal(await stateOf(student, work.id), 'returned')
  assert.equal(await route(), 'returned true')
  await mentor.run(protocol.undoReturnWork, work.id)
  assert.equal(await route(), 'submitted true')
  await mentor.run(protocol.returnWork, work.id, { reason: 'Vertel meer over de klanten.' })
  const mail = await mailTo(app, site, student.email, 'workReturned')
  assert.match(mail.text, /Vertel meer over de klanten/)

  await student.run(protocol.handInWork, work.id, { text: 'Tweede versie', fileIds: [photo.fileId] })
  await student.run(protocol.recallWork, work.id)
  assert.equal(await route(), 'upcoming true', 'its turn is not there yet')
  await student.run(protocol.handInWork, work.id, { text: 'Derde versie', fileIds: [photo.fileId] })
  await mentor.run(protocol.returnWork, work.id, { reason: 'Bijna. Nog één alinea.' })
  const sheet = await upload(student, pdf, 'bijlage.pdf')
  await student.run(protocol.handInWork, work.id, { text: 'Vierde versie', fileIds: [sheet.fileId] })
  await assert.rejects(mentor.run(protocol.acceptWork, work.id, {}), refused('work.mark', 'mark'))
  await assert.rejects(
    mentor.run(protocol.acceptWork, work.id, { mark: 8, level: 'good' }),
    refused('work.noMark', 'level'),
  )
  const accepted = await mentor.run(protocol.acceptWork, work.id, { mark: 7.5, feedback: 'Mooi geworden!' })
  assert.deepEqual([accepted.status, accepted.mark, accepted.versionCount], ['accepted', 7.5, 4])
  assert.equal(await route(), 'approved true')
  await mentor.run(protocol.undoAcceptWork, work.id)
  assert.equal(await route(), 'submitted true')
  await schoolAdmin.run(protocol.acceptWork, work.id, { mark: 8, feedback: 'Mooi geworden!' })
  assert.equal(await route(), 'approved true')
  assert.match((await mailTo(app, site, student.email, 'workAccepted')).text, /Je cijfer: 8/)

  const versions = await student.list(protocol.workVersions, { filter: { workIdEq: work.id } })
  assert.deepEqual(
    versions.map(({ text }) => text),
    ['Eerste versie', 'Tweede versie', 'Derde versie', 'Vierde versie'],
  )
  const reviews = await student.list(protocol.workReviews, { filter: { workIdEq: work.id } })
  assert.deepEqual(
    reviews.map(({ kind, text }) => [kind, text]),
    [
      ['returned', 'Vertel meer over de klanten.'],
      ['returned', 'Bijna. Nog één alinea.'],
      ['accepted', 'Mooi geworden!'],
    ],
  )
  const { counts } = await mentor.tell(protocol.assignmentCounts, { filter: { assignmentId: [assignment.id] } })
  assert.deepEqual([counts[assignment.id]?.all, counts[assignment.id]?.accepted], [1, 1])
  await assert.rejects(
    app.road.db.withTenant(site.id, (sql) =>
      sql.run(`update work_versions set text = 'x' where work_id = $1`, [work.id]),
    ),
    /permission denied/,
  )
})

test('a file is for who reads the work, shown safely, and for nobody who guesses', async () => {
  const { student } = await atWork()
  const { student: classmate } = await atWork()
  const { work } = await given(student)
  const { fileId } = await upload(student, picture, 'foto.png')
  const document = await upload(student, office(), 'Vérslag "1".html')
  await student.run(protocol.handInWork, work.id, { fileIds: [fileId, document.fileId] })
  const [image, paper] = await filesOf(mentor, work.id)
  assert.ok(image && paper)
  for (const reader of [student, mentor, schoolAdmin]) {
    const answer = await get(reader, `/assignment_files/${image.id}/640`)
    const drawn = await sharp(answer.rawPayload).metadata()
    assert.deepEqual([answer.statusCode, drawn.format, drawn.width], [200, 'webp', 640])
    assert.deepEqual(
      [answer.headers['x-content-type-options'], answer.headers['cache-control']],
      ['nosniff', 'private, no-store'],
    )
  }
  const sent = await get(mentor, `/assignment_files/${paper.id}/2000`)
  assert.match(String(sent.headers['content-type']), /wordprocessingml\.document$/)
  assert.match(String(sent.headers['content-disposition']), /^attachment; filename="V_rslag _1_\.docx"/)
  assert.match(String(sent.headers['content-security-policy']), /sandbox/)
  // A PDF can be looked at in the page, as nothing but a PDF; everything else is saved, whatever the address says.
  assert.match(
    String((await get(mentor, `/assignment_files/${paper.id}/2000?show=1`)).headers['content-disposition']),
    /^attachment/,
  )
  const sheet = await upload(student, Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>')]), 'blad.html')
  await student.run(protocol.recallWork, work.id)
  await student.run(protocol.handInWork, work.id, { fileIds: [sheet.fileId] })
  const [blad] = (await filesOf(mentor, work.id)).filter(({ fileId: of }) => of === sheet.fileId)
  const looked = await get(mentor, `/assignment_files/${blad?.id}/2000?show=1`)
  const { 'content-type': type, 'content-disposition': how, 'x-content-type-options': sniff } = looked.headers
  assert.deepEqual(
    [looked.statusCode, type, how, sniff],
    [200, 'application/pdf', 'inline; filename="blad.pdf"', 'nosniff'],
  )
  assert.equal(looked.headers['x-frame-options'], 'SAMEORIGIN')
  assert.match(String(looked.headers['content-security-policy']), /^default-src 'none';.* frame-ancestors 'self'/)
  assert.doesNotMatch(String(looked.headers['content-security-policy']), /script-src/)
  assert.match(
    String((await get(mentor, `/assignment_files/${blad?.id}/2000`)).headers['content-disposition']),
    /^attachment/,
  )
  assert.equal((await get(classmate, `/assignment_files/${blad?.id}/2000?show=1`)).statusCode, 404)
  for (const [who, status] of [
    [classmate, 404],
    [otherTeacher, 404],
    [stranger, 404],
    [host, 404],
    [undefined, 401],
  ] as const)
    assert.equal((await get(who, `/assignment_files/${image.id}/640`)).statusCode, status)
  assert.equal((await get(student, `/assignment_files/${fileId}/640`)).statusCode, 404, 'by another id')
  assert.equal((await get(undefined, `/files/${fileId}/2000`)).statusCode, 404)
  const elsewhere = await newSite(app)
  assert.ok((await get(student, `/assignment_files/${image.id}/640`, elsewhere.key)).statusCode >= 401)
  assert.equal((await filesOf(classmate, work.id)).length, 0)
  await assert.rejects(
    classmate.run(protocol.handInWork, (await given(classmate)).work.id, { fileIds: [fileId] }),
    refused('relation.missing', 'fileIds'),
  )
})

test('what is no picture, PDF or document is refused, whatever it is called', async () => {
  const { student } = await atWork()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  for (const disguised of [
    svg,
    '<!doctype html><script>alert(1)</script>',
    'MZ\x90\x00',
    office({ 'word/vbaProject.bin': 'x' }),
    office({}, 'document.macroEnabled.main+xml'),
    Buffer.from(zipSync({ 'index.html': strToU8('<script>') })),
    Buffer.from('PK\x03\x04 broken'),
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  ])
    assert.deepEqual(
      { ...(await upload(student, disguised, 'foto.png')), fileId: 0 },
      { status: 422, code: 'work.fileType', fileId: 0 },
    )
  assert.equal((await upload(student, picture.subarray(0, 200), 'foto.png')).code, 'file.broken')
  assert.equal((await upload(stranger, picture)).status, 403)
  assert.equal((await upload(student, Buffer.alloc(protocol.workFileRules.maxBytes + 1))).status, 413)
  const text = Buffer.from(
    zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text'), 'content.xml': strToU8('<x/>') }),
  )
  assert.equal((await upload(student, text, 'brief.odt')).status, 201)
})

test('the practical supervisor answers without an account, also about many, and only as long as they guide', async () => {
  const [one, two] = [await atWork(), await atWork()]
  const assignment = await make(schoolAdmin, { studentIds: [one.student.id, two.student.id], supervisor: 'looks' })
  await schoolAdmin.run(protocol.publishAssignment, assignment.id)
  for (const { student } of [one, two]) {
    const [work] = await student.list(protocol.assignmentWorks, { filter: { assignmentIdEq: assignment.id } })
    const { fileId } = await upload(student, picture)
    await student.run(protocol.handInWork, work?.id ?? '', { text: `Van ${student.id}`, fileIds: [fileId] })
  }
  const token = await askedMail()
  const guest = w.guest
  const open = () => guest.run(links.openAssignmentLink, '', { token })
  const seen = await until('both wait', async () => {
    const found = await open()
    return found.waiting.length === 2 ? found : undefined
  })
  assert.deepEqual(await open(), seen, 'opening changes nothing')
  assert.equal(seen.school, school.name)
  const [first] = seen.waiting
  assert.ok(first)
  const [image] = first.files
  const path = (secret: string) => links.linkedFilePath(image?.id ?? '', secret, 640).replace('/api/v1', '')
  assert.equal((await get(undefined, path(token))).statusCode, 200)
  assert.equal((await get(undefined, path('x'.repeat(43)))).statusCode, 404)

  const versionIds = seen.waiting.map(({ versionId }) => versionId)
  await assert.rejects(
    guest.run(links.answerAssignmentLink, '', { token, versionIds, verdict: 'notYet' }),
    refused('required', 'text'),
  )
  const said = await guest.run(links.answerAssignmentLink, '', { token, versionIds, verdict: 'good', text: 'Prima!' })
  assert.deepEqual([said.waiting.length, said.answered.length], [0, 2])
  assert.equal(await stateOf(mentor, first.id), 'handed_in', 'the school decides')
  const [opinion] = await mentor.list(protocol.workReviews, { filter: { workIdEq: first.id } })
  assert.deepEqual([opinion?.side, opinion?.kind, opinion?.text], ['supervisor', 'good', 'Prima!'])
  const back = await guest.run(links.answerAssignmentLink, '', {
    token,
    versionIds: [first.versionId],
    verdict: 'undo',
  })
  assert.equal(back.waiting.length, 1)

  // The student hands in something newer: about the old one nobody says anything.
  await mentor.run(protocol.returnWork, first.id, { reason: 'Nog eens, graag.' })
  const owner = [one, two].find(({ student }) => first.text === `Van ${student.id}`)?.student as Person
  await owner.run(protocol.handInWork, first.id, { text: 'Nieuwer' })
  const late = { token, versionIds: [first.versionId], verdict: 'good' as const }
  await assert.rejects(guest.run(links.answerAssignmentLink, '', late), refused('work.seenOld'))
  // Nor about the work of a student elsewhere.
  const { student: other } = await atWork()
  const { work: foreign } = await given(other)
  await other.run(protocol.handInWork, foreign.id, { text: 'Niet voor u' })
  const [version] = await other.list(protocol.workVersions, { filter: { workIdEq: foreign.id } })
  await assert.rejects(
    guest.run(links.answerAssignmentLink, '', { ...late, versionIds: [version?.id ?? ''] }),
    refused('assignmentLink.unknown'),
  )

  // Somebody else guides them now.
  const newGuide = await person(app, site, [['admin', w.nonProfit.id]])
  await row('update internships set supervisor_id = $2 where id = any($1::uuid[]) returning id', [
    [one.id, two.id],
    newGuide.id,
  ])
  assert.deepEqual((await open()).answered, [])
  assert.equal((await get(undefined, path(token))).statusCode, 404)
  await row(`update assignment_links set expires_at = now() - interval '1 minute' returning id`, [])
  await assert.rejects(open(), refused('assignmentLink.expired'))
  await assert.rejects(
    guest.run(links.openAssignmentLink, '', { token: 'x'.repeat(43) }),
    refused('assignmentLink.unknown'),
  )
})

test('where the assignment says so the supervisor decides, and the school can take it back', async () => {
  const { student } = await atWork()
  const { work } = await given(student, { supervisor: 'decides' })
  await student.run(protocol.handInWork, work.id, { text: 'Klaar' })
  await until(
    'the host was asked',
    async () => (await host.find(protocol.assignmentWorks, work.id).catch(() => undefined)) ?? undefined,
  )
  const mark = (text: string) => app.road.db.withTenant(site.id, (sql) => sql.run(text, [host.email]))
  await mark(`insert into undelivered_addresses (address, why, code, since) values ($1, 'full', '5.2.2', now())`)
  const { askedUndelivered } = await mentor.find(protocol.assignmentWorks, work.id)
  assert.equal(askedUndelivered, 'full', 'whoever waits for the host sees that it is not known there')
  await mark('delete from undelivered_addresses where address = $1')
  await assert.rejects(stranger.find(protocol.assignmentWorks, work.id), refused('record.missing'))
  await host.run(protocol.giveOpinion, work.id, { verdict: 'notYet', text: 'Het logboek ontbreekt.' })
  assert.equal((await student.find(protocol.assignmentWorks, work.id)).note, 'Het logboek ontbreekt.')
  await student.run(protocol.handInWork, work.id, { text: 'Met logboek' })
  await until('asked again', async () =>
    (await host.find(protocol.assignmentWorks, work.id)).can.giveOpinion ? true : undefined,
  )
  await host.run(protocol.giveOpinion, work.id, { verdict: 'good' })
  assert.equal(await stateOf(student, work.id), 'accepted')
  await mentor.run(protocol.undoAcceptWork, work.id)
  assert.equal(await stateOf(student, work.id), 'handed_in')
})

test('a mentor gives work to own students only, and a class gives it to who comes later', async () => {
  const { student } = await atWork()
  const stray = await person(app, site, [['student', school.id]])
  const group = await row(
    `insert into groups (school_id, school_year_id, name) select $1, id, gen_random_uuid()::text from school_years
     where today_nl() between start_date and end_date returning id`,
    [school.id],
  )
  await assert.rejects(make(mentor), refused('assignment.forWhom', 'groupIds'))
  await assert.rejects(make(mentor, { studentIds: [stray.id] }), refused('assignment.notYours', 'studentIds'))
  await assert.rejects(make(mentor, { groupIds: [group] }), refused('assignment.notYours', 'groupIds'))
  await assert.rejects(
    make(mentor, { internshipPeriodId: w.period }),
    refused('assignment.notYours', 'internshipPeriodId'),
  )
  await assert.rejects(make(student), refused('access.forbidden'))
  await assert.rejects(make(otherTeacher, { studentIds: [student.id] }), refused('relation.missing', 'schoolId'))
  const html = { type: 'doc', content: [{ type: 'script' }] } as never
  await assert.rejects(
    make(mentor, { studentIds: [student.id], instructions: html }),
    refused('assignment.instructions', 'instructions'),
  )

  const assignment = await make(schoolAdmin, { groupIds: [group], dueOn: day(-1) })
  await assert.rejects(schoolAdmin.run(protocol.publishAssignment, assignment.id), refused('assignment.nobody'))
  const join = (who: Person) =>
    row('insert into group_memberships (group_id, student_id) values ($1, $2) returning id', [group, who.id])
  await join(stray)
  await schoolAdmin.run(protocol.publishAssignment, assignment.id)
  await join(student)
  await runJob(giveWorksToAll)
  const works = await schoolAdmin.list(protocol.assignmentWorks, { filter: { assignmentIdEq: assignment.id } })
  assert.deepEqual([works.length, works.every(({ isMissing }) => isMissing)], [2, true])
  const { counts } = await mentor.tell(protocol.assignmentCounts, { filter: { assignmentId: [assignment.id] } })
  assert.deepEqual([counts[assignment.id]?.all, counts[assignment.id]?.missing], [1, 1], 'a mentor counts own students')
  const [own] = await student.list(protocol.assignmentWorks, { filter: { assignmentIdEq: assignment.id } })
  assert.ok(own)
  await mentor.run(protocol.extendWork, own.id, { dueOn: day(2) })
  await assert.rejects(mentor.run(protocol.extendWork, own.id, { dueOn: day(-2) }), refused('work.sooner', 'dueOn'))
  assert.equal((await student.find(protocol.assignmentWorks, own.id)).isMissing, false)
  await row(`update assignment_works set created_at = now() - interval '2 days' where id = $1 returning id`, [own.id])
  await runJob(remindWorks)
  await mailTo(app, site, student.email, 'workDueSoon')
  await runJob(remindWorks)
  assert.equal((await mailsTo(app, site, student.email, 'workDueSoon')).length, 1)

  await stray.run(protocol.handInWork, works.find(({ id }) => id !== own.id)?.id ?? '', { text: 'Te laat' })
  assert.equal(
    (await schoolAdmin.list(protocol.assignmentWorks, { filter: { late: true, assignmentIdEq: assignment.id } }))
      .length,
    1,
  )
  await assert.rejects(schoolAdmin.run(protocol.unpublishAssignment, assignment.id), refused('assignment.handedIn'))
  await schoolAdmin.run(protocol.closeAssignment, assignment.id)
  await assert.rejects(student.run(protocol.handInWork, own.id, { text: 'Nog net' }), refused('assignment.closed'))
  await runJob(mailHandedIn)
  await mailTo(app, site, schoolAdmin.email, 'workToReview')
  const csv = await get(schoolAdmin, `/assignment_works/export.csv?filter[assignment_id_eq]=${assignment.id}`)
  assert.equal(csv.statusCode, 200, csv.body)
  assert.equal(csv.body.trim().split('\n').length, 3)
  assert.equal((await get(student, '/assignment_works/export.csv')).statusCode, 403)
})

test('work at a step of the route has the day of that step, whoever changes it', async () => {
  const { student, id: internshipId } = await atWork()
  const step = (await student.list(phases, { filter: { internshipIdEq: internshipId } })).find(
    ({ kind }) => kind === 'assignment',
  )
  assert.ok(step)
  const workflowPhaseId = await row('select workflow_phase_id as id from internship_phases where id = $1', [step.id])
  const { assignment, work } = await given(student, { workflowPhaseId, dueOn: day(3) })
  const days = async () => [
    (await mentor.find(phases, step.id)).dueOn ?? null,
    (await student.find(protocol.assignmentWorks, work.id)).dueOn,
  ]
  assert.deepEqual([step.dueOn, ...(await days())], [day(37), day(37), day(37)], 'seven days after the last day')
  const made = await mentor.find(protocol.assignments, assignment.id)
  assert.deepEqual([made.dueOn ?? null, made.dueByStep], [null, true], 'each student has their own day')

  await mentor.run(setPhaseDue, internshipId, { phaseId: step.id, dueOn: day(5) })
  assert.deepEqual(await days(), [day(5), day(5)])
  await mentor.run(protocol.extendWork, work.id, { dueOn: day(8) })
  assert.deepEqual(await days(), [day(8), day(8)], 'more time for the work is more time for the step')
  await mentor.run(setPhaseDue, internshipId, { phaseId: step.id })
  assert.deepEqual(await days(), [day(37), day(37)])
  await mentor.run(changeInternship, internshipId, { endDate: day(40) })
  assert.deepEqual(await days(), [day(47), day(47)], 'the days of the internship moved')
  const { address } = await student.run(makeCalendarFeed, '', {})
  const feed = await app.http.inject({
    method: 'GET',
    url: new URL(address).pathname,
    headers: { 'x-tenant': site.key },
  })
  assert.match(feed.body, new RegExp(`DTSTART;VALUE=DATE:${day(47).replaceAll('-', '')}`))
  assert.match(feed.body, /SUMMARY:Inleveren: Verslag van je stage/)
  assert.doesNotMatch(feed.body, new RegExp(`Klaar: ${step.name}`), 'one entry for one thing')

  // The step lost its rule: what was chosen for the assignment counts, until a student gets a day of their own.
  await row(`update workflow_phases set due_rule = 'none' where id = $1 returning id`, [workflowPhaseId])
  await row('update internship_phases set due_on = null where id = $1 returning id', [step.id])
  const change = {
    ...{ title: assignment.title, studentIds: [student.id] },
    ...({ marking: 'none', supervisor: 'none' } as const),
  }
  await mentor.run(protocol.changeAssignment, assignment.id, { ...change, workflowPhaseId, dueOn: day(9) })
  assert.deepEqual(await days(), [null, day(9)])
  await row(`update workflow_phases set due_rule = 'date', due_date = $2 where id = $1 returning id`, [
    workflowPhaseId,
    day(12),
  ])
  assert.equal((await mentor.find(protocol.assignments, assignment.id)).dueOn, day(12), 'the same for everybody')
  await row('update internship_phases set due_on = $2 where id = $1 returning id', [step.id, day(12)])
  assert.deepEqual(await days(), [day(12), day(12)])
  // Off the route again it has a day of its own.
  await mentor.run(protocol.changeAssignment, assignment.id, { ...change, dueOn: day(4) })
  assert.deepEqual(await days(), [day(12), day(4)])
})

test('work is taken along, and goes with its files when the student is erased', async () => {
  const { student } = await atWork()
  const { work } = await given(student)
  const { fileId } = await upload(student, pdf, 'x.pdf')
  await student.run(protocol.handInWork, work.id, { text: 'Mijn werk', fileIds: [fileId] })
  const zip = unzipSync(new Uint8Array((await get(student, '/current_user/export')).rawPayload))
  assert.ok(Object.keys(zip).some((name) => /^assignment-.*\.pdf$/.test(name)))
  assert.match(Buffer.from(zip['assignments.json'] ?? []).toString(), /Mijn werk/)
  await app.road.inTenant(site, (tx) => erasePerson(tx, student.id))
  await until('its bytes are gone', async () => (await bytesOf(fileId)).length === 0 || undefined)
  await assert.rejects(mentor.find(protocol.assignmentWorks, work.id), refused('record.missing'))
})
