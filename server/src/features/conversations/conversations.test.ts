import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import sharp from 'sharp'
import { ApiError } from '#protocol/client.ts'
import * as protocol from '#protocol/features/conversations.ts'
import { whoAmI } from '#protocol/features/who-am-i.ts'
import { hurry, mailsTo, reactingApp } from '#test/mails.ts'
import { routeOf, routeWorld } from '#test/route-world.ts'
import { until } from '#test/until.ts'
import { organization, type Person, person } from '#test/world.ts'
import { releaseMessage } from './send-message.ts'
import { tellUnread } from './tell-unread.ts'

const app = await reactingApp()
const w = await routeWorld({}, app)
const { site, school, mentor, schoolAdmin, nonProfit, nonProfitAdmin: host, providerAdmin: stranger } = w
const { centerAdmin, volunteer, operator } = w
const rows = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))
const refused =
  (...codes: string[]) =>
  (error: unknown) =>
    error instanceof ApiError && codes.includes(error.errors[0]?.code ?? '')
const [noon, night] = ['2030-01-15T11:00:00Z', '2030-01-15T21:00:00Z']
const itIs = (moment: string) => {
  app.road.registry.now = () => new Date(moment)
}
itIs(noon)

const child = await w.newStudent()
const internshipId = await w.place(child, await w.newPeriod())
const otherSchool = await organization(app, site, 'School', { name: 'Other College' })
const colleague = await person(app, site, [['mentor', school.id]])
const otherChild = await person(app, site, [['student', otherSchool.id]])
const otherMentor = await person(app, site, [['mentor', otherSchool.id]])
// Their internship goes on in the books; they are no student any more.
const former = await w.newStudent()
await w.place(former, await w.newPeriod())
await rows(`delete from roles where user_id = $1 and name = 'student'`, [former.id])

const startWith = async (who: Person, other: Person) =>
  (await who.run(protocol.startConversation, '', { userId: other.id })).id
const write = (who: Person, id: string, body: string, more: object = {}) =>
  who.run(protocol.sendMessage, id, { madeId: randomUUID(), body, ...more })
const textsOf = async (who: Person, conversationId: string) =>
  [...(await who.list(protocol.messages, { filter: { conversationIdEq: conversationId }, sort: 'createdAt' }))].map(
    ({ body }) => body,
  )
const seatOf = async (who: Person, conversationId: string) => {
  const [seat] = await who.list(protocol.conversationSeats, { filter: { conversationIdEq: conversationId } })
  assert.ok(seat)
  return seat
}
const context = { site, road: app.road, log: app.http.log }

test('who may write to whom: those who have to do with each other, in both directions, and nobody else', async () => {
  const people = {
    child,
    mentor,
    colleague,
    schoolAdmin,
    host,
    centerAdmin,
    volunteer,
    stranger,
    otherChild,
    otherMentor,
    former,
    operator,
  }
  const names = new Map(Object.entries(people).map(([name, { id }]) => [id, name]))
  const table: Record<string, string> = {}
  for (const [name, who] of Object.entries(people)) {
    const listed = who === operator ? [] : [...(await who.list(protocol.correspondents, { page: { size: 50 } }))]
    table[name] = listed
      .flatMap(({ id }) => names.get(id) ?? [])
      .toSorted()
      .join(' ')
    // Asked about two people it is the same.
    for (const other of Object.values(people)) {
      const isListed = listed.some(({ id }) => id === other.id)
      const { may } = await who.tell(protocol.mayWriteTo, { filter: { userId: other.id } })
      assert.equal(may, isListed, `${name} to ${names.get(other.id)}`)
    }
  }
  assert.deepEqual(table, {
    child: 'host mentor schoolAdmin',
    mentor: 'child colleague host schoolAdmin',
    colleague: 'mentor schoolAdmin',
    schoolAdmin: 'child colleague host mentor',
    host: 'centerAdmin child mentor schoolAdmin',
    centerAdmin: 'host stranger volunteer',
    volunteer: 'centerAdmin',
    stranger: 'centerAdmin',
    otherChild: '',
    otherMentor: '',
    former: '',
    operator: '',
  })
})

test('writing to a stranger’s child is refused: to them, and around their internship', async () => {
  for (const who of [stranger, volunteer, otherMentor, otherChild, colleague, operator]) {
    await assert.rejects(startWith(who, child), refused('relation.missing'))
    const around = who.run(protocol.startConversation, '', { internshipId })
    await assert.rejects(around, refused('record.missing', 'access.forbidden'))
  }
  await assert.rejects(startWith(child, otherChild), refused('relation.missing'))
})

test('two people have one conversation, whoever begins, and an internship has one', async () => {
  const [one, other] = await Promise.all([startWith(mentor, child), startWith(child, mentor)])
  assert.equal(one, other)
  const around = await mentor.run(protocol.startConversation, '', { internshipId })
  assert.equal((await host.run(protocol.startConversation, '', { internshipId })).id, around.id)
  const members = await child.list(protocol.conversationMembers, { filter: { conversationIdEq: around.id } })
  assert.deepEqual([...members].map(({ userId }) => userId).toSorted(), [child.id, mentor.id, host.id].toSorted())
  await assert.rejects(stranger.run(protocol.startConversation, '', { internshipId }), refused('record.missing'))
})

test('reading somebody else’s conversation, or writing in it, is refused; of somebody under age the school reads, and the conversation says so', async () => {
  const id = await startWith(host, child)
  await write(host, id, 'De lammetjes zijn er')
  assert.equal((await child.find(protocol.conversations, id)).isReadAlong, true)
  for (const who of [stranger, colleague, otherMentor, operator, volunteer]) {
    await assert.rejects(who.find(protocol.conversations, id), refused('record.missing'))
    await assert.rejects(write(who, id, 'Hoi'), refused('record.missing'))
    assert.deepEqual(await textsOf(who, id), [])
  }
  for (const who of [mentor, schoolAdmin]) {
    assert.deepEqual(await textsOf(who, id), ['De lammetjes zijn er'])
    await assert.rejects(write(who, id, 'Ik lees mee'), refused('access.forbidden'))
  }
  await rows(`update student_profiles set birth_date = today_nl() - interval '18 years' where id = $1`, [child.id])
  await assert.rejects(mentor.find(protocol.conversations, id), refused('record.missing'))
  await rows(`update student_profiles set birth_date = null where id = $1`, [child.id])
  const between = await startWith(mentor, host)
  await assert.rejects(schoolAdmin.find(protocol.conversations, between), refused('record.missing'))
})

test('a message is sent once however often it is sent, and pages go back by its number', async () => {
  const id = await startWith(schoolAdmin, mentor)
  const madeId = randomUUID()
  await Promise.all([1, 2, 3].map(() => schoolAdmin.run(protocol.sendMessage, id, { madeId, body: 'Eén keer' })))
  for (const body of ['twee', 'drie', 'vier']) await write(mentor, id, body)
  const page = await mentor.list(protocol.messages, {
    filter: { conversationIdEq: id, numberLt: 4 },
    sort: '-number',
    page: { size: 2 },
  })
  assert.deepEqual(
    [...page].map(({ number, body }) => `${number} ${body}`),
    ['3 drie', '2 twee'],
  )
  await assert.rejects(mentor.run(protocol.sendMessage, id, { madeId: randomUUID() }), refused('message.empty'))
})

test('unread is exact when two write at the same moment, and what comes while one reads stays unread', async () => {
  const { id } = await child.run(protocol.startConversation, '', { internshipId })
  await child.run(protocol.readConversation, id, { number: 2_000 })
  const before = (await child.find(protocol.conversations, id)).lastNumber
  await Promise.all(Array.from({ length: 12 }, (_, n) => write(n % 2 === 0 ? mentor : host, id, `Bericht ${n}`)))
  const { lastNumber } = await child.find(protocol.conversations, id)
  assert.deepEqual([lastNumber, (await seatOf(child, id)).unread], [before + 12, 12])
  assert.deepEqual([(await seatOf(mentor, id)).unread, (await seatOf(host, id)).unread], [6, 6])
  await Promise.all([
    child.run(protocol.readConversation, id, { number: lastNumber }),
    write(mentor, id, 'Nog één'),
    write(host, id, 'En nog één'),
  ])
  assert.equal((await seatOf(child, id)).unread, 2)
  const me = JSON.parse((await child.send('GET', whoAmI.path)).body).meta
  assert.ok(me.waiting.messages >= 1)
  await child.run(protocol.readConversation, id, { number: lastNumber + 2 })
  assert.equal((await seatOf(child, id)).unread, 0)
})

test('at night a message to somebody under age waits for the morning, unless it is urgent; the sender sees it', async (t) => {
  t.after(() => itIs(noon))
  const id = await startWith(mentor, child)
  itIs(night)
  await write(mentor, id, 'Morgen om negen uur')
  await write(mentor, id, 'Er is brand', { isUrgent: true })
  await write(child, id, 'Ik ben wakker')
  const [waits] = await mentor.list(protocol.messages, { filter: { conversationIdEq: id, numberNull: true } })
  assert.deepEqual([waits?.body, waits?.dueAt], ['Morgen om negen uur', '2030-01-16T06:30:00+00:00'])
  assert.deepEqual(await textsOf(child, id), ['Er is brand', 'Ik ben wakker'])
  assert.equal((await textsOf(schoolAdmin, id)).length, 2)
  const payload = { messageId: waits?.id ?? '' }
  await releaseMessage.run({ ...context, payload })
  assert.equal((await textsOf(child, id)).length, 2, 'it is still night')
  itIs('2030-01-16T06:30:00Z')
  for (const _ of [1, 2]) await releaseMessage.run({ ...context, payload })
  assert.deepEqual((await seatOf(child, id)).unread, 2)
  assert.equal((await seatOf(child, id)).preview, 'Morgen om negen uur')
  itIs(night)
  const toAdult = await startWith(schoolAdmin, mentor)
  await write(schoolAdmin, toAdult, 'Voor collega’s is het nooit nacht')
  assert.equal((await seatOf(mentor, toAdult)).preview, 'Voor collega’s is het nooit nacht')
})

const jpeg = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a5' } })
  .jpeg()
  .toBuffer()
const upload = async (who: Person, bytes: Buffer) => {
  const headers = { ...who.credentials, 'content-type': 'application/octet-stream' }
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/v1/uploads/messageFile?name=lam.jpg',
    headers,
    payload: bytes,
  })
  return answer.json().meta.fileId as string
}
const fetched = async (who: Person, path: string) =>
  (await app.http.inject({ method: 'GET', url: path, headers: who.credentials })).statusCode

test('a photo is for who reads the conversation: its address helps nobody else, nor does the id of a file', async () => {
  const id = await startWith(host, child)
  const fileId = await upload(host, jpeg)
  await assert.rejects(write(child, id, 'Van een ander', { fileIds: [fileId] }), refused('relation.missing'))
  await write(host, id, 'Kijk', { fileIds: [fileId] })
  const [message] = await child.list(protocol.messages, { filter: { conversationIdEq: id }, sort: '-number' })
  const [file] = message?.files ?? []
  assert.deepEqual([file?.name, file?.isPicture], ['lam.jpg', true])
  const shared = async () =>
    (await child.list(protocol.messages, { filter: { conversationIdEq: id, withFiles: true } })).map((each) => each.id)
  assert.deepEqual(await shared(), [message?.id], 'of all that was written only what has a file')
  const path = `/api/v1/message_files/${file?.id}/480`
  for (const who of [child, host, mentor]) assert.equal(await fetched(who, path), 200)
  for (const who of [stranger, otherMentor, colleague, operator]) assert.equal(await fetched(who, path), 404)
  assert.equal(await fetched(child, `/files/${fileId}/480`), 404)
  await host.run(protocol.takeBackMessage, message?.id ?? '', {})
  assert.equal(await fetched(child, path), 404)
  assert.deepEqual(await shared(), [])
  const [mark] = await child.list(protocol.messages, { filter: { conversationIdEq: id }, sort: '-number' })
  assert.deepEqual([mark?.body, mark?.files, mark?.takenBackAt !== null], [null, [], true])
})

test('only what one just sent can be taken back; a step is named only where it belongs', async () => {
  const id = await startWith(mentor, child)
  const [phase] = await routeOf(mentor, internshipId)
  await write(mentor, id, 'Lever dit in', { phaseId: phase?.id })
  const [message] = await child.list(protocol.messages, { filter: { conversationIdEq: id }, sort: '-number' })
  assert.equal(message?.phase?.internshipId, internshipId)
  await assert.rejects(child.run(protocol.takeBackMessage, message?.id ?? '', {}), refused('access.forbidden'))
  await rows(`update messages set created_at = now() - interval '6 minutes' where id = $1`, [message?.id])
  await assert.rejects(mentor.run(protocol.takeBackMessage, message?.id ?? '', {}), refused('access.forbidden'))
  const elsewhere = await startWith(mentor, schoolAdmin)
  await assert.rejects(write(mentor, elsewhere, 'Hier niet', { phaseId: phase?.id }), refused('relation.missing'))
})

test('a reported message goes to the administrators with its words, and they say what they did', async () => {
  const id = await startWith(host, child)
  await write(host, id, 'Dit is niet aardig')
  const [message] = await child.list(protocol.messages, { filter: { conversationIdEq: id }, sort: '-number' })
  for (const _ of [1, 2])
    await child.run(protocol.reportMessage, message?.id ?? '', { reason: 'Ik vind dit niet leuk' })
  await host.run(protocol.takeBackMessage, message?.id ?? '', {})
  for (const who of [host, child, mentor]) assert.equal((await who.list(protocol.messageReports, {})).length, 0)
  const open = [...(await schoolAdmin.list(protocol.messageReports, { filter: { statusEq: 'open' } }))]
  assert.deepEqual(
    open.map(({ quote }) => quote),
    ['Dit is niet aardig'],
  )
  await until(
    'they are told',
    async () => (await mailsTo(app, site, schoolAdmin.email, 'messageReported')).length === 1,
  )
  const answer = { answer: 'We hebben met de begeleider gepraat' }
  await schoolAdmin.run(protocol.resolveMessageReport, open[0]?.id ?? '', answer)
  await assert.rejects(
    schoolAdmin.run(protocol.resolveMessageReport, open[0]?.id ?? '', answer),
    refused('state.conflict'),
  )
})

test('ten minutes unread becomes one mail for all of it, also when its job runs again; not when read or muted', async () => {
  const reader = await person(app, site, [['admin', school.id]])
  const writers = [mentor, schoolAdmin, host]
  const ids = await Promise.all(writers.map((who) => startWith(who, reader)))
  for (const [n, id] of ids.entries())
    for (const text of ['Hoi', 'Nog iets']) await write(writers[n] as Person, id, text)
  await reader.run(protocol.muteConversation, ids[2] ?? '', { isMuted: true })
  const seats = await Promise.all(ids.map(async (id) => (await seatOf(reader, id)).id))
  const run = () => Promise.all(seats.map((seatId) => tellUnread.run({ ...context, payload: { seatId } })))
  await run()
  await run()
  const [event] = await rows<{ id: string }>(
    `select id from events where name = 'message.received' and subject_id = $1`,
    [reader.id],
  )
  const mails = () => mailsTo(app, site, reader.email)
  await until('there is a mail', async () => (await mails()).length > 0)
  // As after a worker that was killed between doing it and saying so.
  await app.road.db.pool.query(
    `select graphile_worker.add_job('react', json_build_object('reaction', 'tellMessageReceived', 'eventId', $1::text, 'tenantId', $2::text))`,
    [event?.id, site.id],
  )
  await until('the job ran again', async () => {
    await hurry(app)
    const { rows: left } = await app.road.db.pool.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'react'`,
    )
    return left.length === 0
  })
  assert.deepEqual(
    (await mails()).map(({ purpose }) => purpose),
    ['messagesReceived'],
  )
  assert.match((await mails())[0]?.subject ?? '', /^4 berichten van /)
  assert.match((await mails())[0]?.text ?? '', /\/conversations\n[\s\S]*/)
  await reader.run(protocol.readConversation, ids[0] ?? '', { number: 100 })
  await write(mentor, ids[0] ?? '', 'Later')
  await reader.run(protocol.readConversation, ids[0] ?? '', { number: 100 })
  await run()
  const events = await rows(`select id from events where name = 'message.received' and subject_id = $1`, [reader.id])
  assert.equal(events.length, 1)
})

test('one searches in one’s own conversations, puts them away, and a new message brings them back', async () => {
  const id = await startWith(host, child)
  await write(host, id, 'Neem je regenjas mee')
  const found = async (who: Person, search: string) =>
    [...(await who.list(protocol.conversationSeats, { filter: { search } }))].map(
      ({ conversationId }) => conversationId,
    )
  assert.deepEqual(await found(child, 'regenjas'), [id])
  assert.deepEqual(await found(mentor, 'regenjas'), [])
  await child.run(protocol.archiveConversation, id, { isArchived: true })
  assert.equal((await seatOf(child, id)).isArchived, true)
  await write(host, id, 'En laarzen')
  assert.equal((await seatOf(child, id)).isArchived, false)
  assert.equal((await seatOf(child, id)).line, nonProfit.name)
})

test('a client that says nothing about urgency may say so with null', async () => {
  const id = await startWith(mentor, colleague)
  await write(mentor, id, 'Niets bijzonders', { isUrgent: null })
  const said = [...(await colleague.list(protocol.messages, { filter: { conversationIdEq: id } }))]
  assert.equal(said.find(({ body }) => body === 'Niets bijzonders')?.isUrgent, false)
})
