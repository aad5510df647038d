import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { siteTemplates } from '#features/contract-templates/site-templates.ts'
import type { ApiError } from '#protocol/client.ts'
import * as hours from '#protocol/features/hours.ts'
import { approvePhase, completeInternship, skipPhase, undoCompletion } from '#protocol/features/internship-commands.ts'
import { internships } from '#protocol/features/internships.ts'
import { reactingApp } from '#test/mails.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { routeOf, standing } from '#test/route-world.ts'
import { until } from '#test/until.ts'
import { workingWorld } from '#test/working-world.ts'
import type { Person } from '#test/world.ts'

const app = await reactingApp({}, await OwnDatabase.create())
const w = await workingWorld({}, app)
const { mentor, schoolAdmin, nonProfitAdmin: host, place, newStudent, period, atWork, day } = w

const refused = (code: string, pointer?: string) => (error: ApiError) => {
  const [first] = error.errors
  assert.deepEqual([first?.code, first?.source?.pointer], [code, pointer && `/data/attributes/${pointer}`])
  return true
}
const { student, id } = await atWork()
type Worked = Partial<Parameters<typeof student.run<typeof hours.logHours>>[2]>
const log = (who: Person, internshipId: string, worked: Worked = {}) =>
  who.run(hours.logHours, '', { internshipId, day: day(-3), startsAt: '09:00', endsAt: '13:00', ...worked })
const totals = async (who: Person, of: string) => {
  const { minutesAgreed, minutesWaiting } = await who.find(hours.hourTotals, of)
  const { hours: counted } = await who.find(internships, of)
  return { minutesAgreed, minutesWaiting, counted }
}

test('what cannot be is refused at its field', async () => {
  const refuses = async (worked: Worked, code: string, field: string) =>
    assert.rejects(log(student, id, worked), refused(code, field))
  await refuses({ day: day(1) }, 'hours.future', 'day')
  await refuses({ day: day(-11) }, 'hours.outside', 'day')
  await refuses({ startsAt: null, endsAt: null }, 'hours.howLong', 'minutes')
  await refuses({ breakMinutes: 240 }, 'hours.breakTooLong', 'breakMinutes')
  await refuses({ day: day(0), startsAt: '09:00', endsAt: '08:00' }, 'hours.endsFirst', 'endsAt')
  await log(student, id, { day: day(-9) })
  await refuses({ day: day(-9), startsAt: '12:30', endsAt: '14:00' }, 'hours.overlap', 'startsAt')
  await refuses({ day: day(-9), startsAt: null, endsAt: null, minutes: 1201 }, 'hours.dayFull', 'minutes')
  await assert.rejects(log(mentor, id), refused('access.forbidden'))
  const { id: early } = await (async () => {
    const other = await newStudent()
    return { other, id: await place(other, period, { startDate: day(3) }) }
  })()
  await assert.rejects(log(student, early), refused('record.missing'))
})

test('no day before the contract was signed, where there is one', async () => {
  const signing = await workingWorld({ flags: { digitalContracts: true } }, app)
  const { student, id } = await signing.atWork()
  assert.equal((await log(student, id, { day: day(-5) })).status, 'draft', 'nothing is signed here')
  await app.road.inTenant(signing.site, siteTemplates)
  await signing.row(
    `insert into contracts (number, internship_id, student_id, school_id, template_version_id, status, signed_at)
     select '1', i.id, i.student_id, i.school_id, v.id, 'signed', now() - interval '2 days'
     from internships i, contract_template_versions v where i.id = $1 order by v.id limit 1 returning id`,
    [id],
  )
  await assert.rejects(log(student, id, { day: day(-3) }), refused('hours.unsigned', 'day'))
  assert.equal((await log(student, id, { day: day(-2) })).status, 'draft')
})

test('a day that a phone sends again is the same one, whatever it says by then; the name that it gave is its own', async () => {
  const [{ student, id }, { student: other, id: others }] = [await atWork(), await atWork()]
  const madeId = randomUUID()
  const [one, twin] = await Promise.all([log(student, id, { madeId }), log(student, id, { madeId })])
  assert.equal(one.id, twin.id, 'at the same moment')
  const changed = await log(student, id, { madeId, day: day(-4), endsAt: '12:00' })
  assert.deepEqual([changed.id, changed.day, changed.minutes], [one.id, day(-3), 240])
  const theirs = await log(other, others, { madeId })
  assert.notEqual(theirs.id, one.id)
  const kept = await student.list(hours.hourEntries, { filter: { internshipIdEq: id } })
  assert.deepEqual(
    kept.map((each) => each.id),
    [one.id],
  )
})

test('a day is logged, sent, sent back with another number, taken over and counts; until then it does not', async () => {
  const { student, id } = await atWork()
  const entry = await log(student, id, { breakMinutes: 30, work: 'Voeren' })
  assert.deepEqual([entry.status, entry.minutes, entry.startsAt], ['draft', 210, '09:00'])
  assert.equal((await host.list(hours.hourEntries, { filter: { internshipIdEq: id } })).length, 0, 'not for the host')
  await student.run(hours.submitHours, '', { entryIds: [entry.id] })
  assert.deepEqual(await totals(host, id), { minutesAgreed: 0, minutesWaiting: 210, counted: 0 })
  await assert.rejects(
    student.run(hours.approveHours, '', { entryIds: [entry.id] }),
    refused('access.forbidden'),
    'nobody confirms their own',
  )
  const back = await host.run(hours.rejectHours, entry.id, { reason: 'Je ging eerder weg', otherMinutes: 150 })
  assert.deepEqual([back.status, back.otherMinutes], ['rejected', 150])
  const agreed = await student.run(hours.agreeHours, entry.id)
  assert.deepEqual([agreed.status, agreed.minutes, agreed.startsAt], ['approved', 150, null])
  assert.deepEqual(await totals(student, id), { minutesAgreed: 150, minutesWaiting: 0, counted: 2.5 })
})

test('whoever changes a day after the yes asks for it again, and says why', async () => {
  const { student, id } = await atWork()
  const entry = await log(student, id, { submit: true })
  await host.run(hours.approveHours, '', { entryIds: [entry.id] })
  const changed = { day: day(-3), startsAt: '09:00', endsAt: '14:00' }
  await assert.rejects(student.run(hours.changeHours, entry.id, changed), refused('required', 'reason'))
  await student.run(hours.changeHours, entry.id, { ...changed, reason: 'Ik bleef langer' })
  assert.deepEqual(await totals(student, id), { minutesAgreed: 0, minutesWaiting: 300, counted: 0 })
  const { length } = await w.app.road.db.withTenant(w.site.id, (sql) =>
    sql.rows('select 1 from hour_changes where entry_id = $1 and minutes = 240', [entry.id]),
  )
  assert.equal(length, 1, 'what stood there is kept')
})

test('what was changed after somebody looked is not confirmed by them', async () => {
  const { student, id } = await atWork()
  const entry = await log(student, id, { submit: true })
  const [seen] = await host.list(hours.hourEntries, { filter: { internshipIdEq: id } })
  const changed = { day: day(-3), startsAt: '08:00', endsAt: '18:00' }
  await student.run(hours.changeHours, entry.id, changed)
  await assert.rejects(
    host.run(hours.approveHours, '', { entryIds: [entry.id], seenAt: seen?.updatedAt }),
    refused('hours.nothingWaits'),
  )
  await host.run(hours.approveHours, '', { entryIds: [entry.id] })
})

test('a host confirms days of many students at once and takes it back; the school does it in its place and says why', async () => {
  const all = await Promise.all([atWork(), atWork(), atWork()])
  const entryIds = await Promise.all(all.map(async (each) => (await log(each.student, each.id, { submit: true })).id))
  assert.deepEqual(await host.run(hours.approveHours, '', { entryIds }), { done: 3 })
  assert.deepEqual(await mentor.run(hours.undoHourApproval, '', { entryIds }), { done: 0 }, 'only who said it')
  assert.deepEqual(await host.run(hours.undoHourApproval, '', { entryIds }), { done: 3 })
  await assert.rejects(mentor.run(hours.approveHours, '', { entryIds }), refused('hours.whyInstead', 'reason'))
  await mentor.run(hours.approveHours, '', { entryIds, reason: 'De baas is op vakantie' })
  const [entry] = await mentor.list(hours.hourEntries, { filter: { idEq: entryIds[0] } })
  assert.deepEqual([entry?.decidedAs, entry?.note], ['school', 'De baas is op vakantie'])
})

test('the step says who is up, is done at the target, and the hours are closed with the internship', async () => {
  const { student, id } = await atWork()
  const at = () => standing(student, id)
  assert.equal(await at(), 'running todo student hours open')
  const entries = []
  for (const back of [1, 2, 3, 4]) entries.push(await log(student, id, { day: day(-back), endsAt: '15:00' }))
  assert.equal(await at(), 'running hours student hours open')
  await assert.rejects(mentor.run(approvePhase, id), refused('phase.byItself'))
  const last = await log(student, id, { day: day(-5), endsAt: '15:00', submit: true })
  assert.equal(await at(), 'running hours student hours open', 'there is more to send')
  const entryIds = entries.map((entry) => entry.id)
  await student.run(hours.submitHours, '', { entryIds })
  assert.equal(await at(), 'running hoursWait host hours open')
  await host.run(hours.approveHours, '', { entryIds: [...entryIds, last.id] })
  assert.notEqual((await at()).split(' ')[3], 'hours', 'thirty hours: done')
  for (const phase of await routeOf(schoolAdmin, id))
    if (!['approved', 'skipped'].includes(phase.status) && phase.kind !== 'completion')
      await mentor.run(skipPhase, id, { phaseId: phase.id, reason: 'Hoeft niet' })
  await mentor.run(completeInternship, id)
  const states = async () => {
    const rows = await student.list(hours.hourEntries, { filter: { internshipIdEq: id } })
    return [...new Set(rows.map(({ status }) => status))]
  }
  await until('they are closed', async () => (await states()).join() === 'locked')
  const open = (who: Person, ids: string[]) =>
    who.run(hours.unlockManyHours, '', { entryIds: ids, reason: 'Er klopt iets niet' })
  const closed = (await student.list(hours.hourEntries, { filter: { internshipIdEq: id } })).map((entry) => entry.id)
  await assert.rejects(open(mentor, closed), refused('access.forbidden'))
  await open(schoolAdmin, closed.slice(0, 2))
  assert.deepEqual((await states()).sort(), ['approved', 'locked'])
  await assert.rejects(open(schoolAdmin, closed.slice(0, 2)), refused('hours.nothingClosed'))
  await mentor.run(undoCompletion, id)
  await until('they are open again', async () => (await states()).join() === 'approved')
})

test('what breaks the law about young people is told before, and only the school agrees with it', async () => {
  const { student, id } = await atWork()
  await w.app.road.db.withTenant(w.site.id, (sql) =>
    sql.run('update student_profiles set birth_date = today_nl() - 5200 where id = $1', [student.id]),
  )
  const long = { day: day(-3), startsAt: '08:00', endsAt: '21:00' }
  const { breaches } = await student.run(hours.checkHours, '', { internshipId: id, ...long })
  assert.ok(breaches.some(({ measure, ruleId, version }) => measure === 'closed' && ruleId && version > 0))
  const { id: entryId } = await log(student, id, { ...long, submit: true })
  const [seen] = await host.list(hours.hourEntries, { filter: { idEq: entryId } })
  assert.equal(seen?.needsSchool, true)
  assert.equal((await host.list(hours.hourBreaches)).length, 0, 'a host does not read how old somebody is')
  await assert.rejects(host.run(hours.approveHours, '', { entryIds: [entryId] }), refused('hours.needsSchool'))
  await mentor.run(hours.approveHours, '', { entryIds: [entryId], reason: 'Was een schoolreis' })
  const [kept] = await mentor.list(hours.hourBreaches, { filter: { idEq: entryId } })
  assert.ok(kept?.breaches.length, 'the rules stay with the day')
})

test('what turns out to break the law only when the host agrees is for the school from then on', async () => {
  const { student, id } = await atWork()
  const long = { day: day(-3), startsAt: '08:00', endsAt: '21:00' }
  const { id: entryId } = await log(student, id, { ...long, submit: true })
  await w.app.road.db.withTenant(w.site.id, (sql) =>
    sql.run('update student_profiles set birth_date = today_nl() - 5200 where id = $1', [student.id]),
  )
  // Who has nothing to do with it hears nothing of it, and changes nothing.
  const stranger = w.providerAdmin.run(hours.approveHours, '', { entryIds: [entryId] })
  await assert.rejects(stranger, refused('hours.nothingWaits'))
  assert.deepEqual(await host.run(hours.approveHours, '', { entryIds: [entryId] }), { done: 0 })
  const [seen] = await host.list(hours.hourEntries, { filter: { idEq: entryId } })
  assert.deepEqual([seen?.status, seen?.needsSchool], ['submitted', true])
  await assert.rejects(host.run(hours.approveHours, '', { entryIds: [entryId] }), refused('hours.needsSchool'))
})

test('what is found out about the law while the school agrees is no change of the day', async () => {
  const { student, id } = await atWork()
  const { id: entryId } = await log(student, id, { startsAt: '08:00', endsAt: '21:00', submit: true })
  await w.app.road.db.withTenant(w.site.id, (sql) =>
    sql.run('update student_profiles set birth_date = today_nl() - 5200 where id = $1', [student.id]),
  )
  const given = { entryIds: [entryId], seenAt: new Date().toISOString(), reason: 'Was een schoolreis' }
  assert.deepEqual(await mentor.run(hours.approveHours, '', given), { done: 1 })
})

test('a host who sends a day back with the number that it has names no other one', async () => {
  const { student, id } = await atWork()
  const entry = await log(student, id, { submit: true })
  const back = await host.run(hours.rejectHours, entry.id, { reason: 'Het was maandag', otherMinutes: 240 })
  assert.deepEqual([back.status, back.otherMinutes], ['rejected', null])
})

test('two hundred answers and changes at the same moment: the sums are those of the rows', async () => {
  const { student, id } = await atWork()
  const entries = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      log(student, id, { day: day(-1 - (at % 9)), startsAt: null, endsAt: null, minutes: 30 + at, submit: true }),
    ),
  )
  const any = (work: Promise<unknown>) => work.then(Boolean, () => false)
  await Promise.all(
    entries.flatMap((entry, at) => [
      any(host.run(hours.approveHours, '', { entryIds: [entry.id] })),
      any(mentor.run(hours.approveHours, '', { entryIds: entries.map((each) => each.id), reason: 'Alles klopt' })),
      any(student.run(hours.changeHours, entry.id, { day: entry.day, minutes: 10 + at, reason: 'Het was korter' })),
      any(host.run(hours.rejectHours, entry.id, { reason: 'Klopt niet' })),
    ]),
  )
  const rows = await student.list(hours.hourEntries, { filter: { internshipIdEq: id }, page: { size: 100 } })
  const sum = (status: string) =>
    rows.filter((row) => row.status === status).reduce((all, { minutes }) => all + minutes, 0)
  assert.deepEqual(await totals(student, id), {
    minutesAgreed: sum('approved'),
    minutesWaiting: sum('submitted'),
    counted: Math.round((sum('approved') / 60) * 100) / 100,
  })
  for (const row of rows) assert.ok(row.status !== 'approved' || row.decidedAt, 'no yes without who said it')
})
