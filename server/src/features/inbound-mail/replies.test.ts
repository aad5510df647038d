import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { sendBulkMessages } from '#features/bulk-messages/send-batch.ts'
import { tellUnread } from '#features/conversations/tell-unread.ts'
import { sendBulkMessage, startBulkMessage } from '#protocol/features/bulk-messages.ts'
import * as protocol from '#protocol/features/conversations.ts'
import { inbound, letter, post, postSigned } from '#test/inbound.ts'
import { mailTo, reactingApp } from '#test/mails.ts'
import { routeWorld } from '#test/route-world.ts'
import type { Person } from '#test/world.ts'

const app = await reactingApp({ inbound })
const w = await routeWorld({}, app)
const { site, mentor, schoolAdmin } = w
const rows = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))
const itIs = (moment: string) => {
  app.road.registry.now = () => new Date(moment)
}
itIs('2030-01-15T11:00:00Z')
const listener = await app.listenForMail()
assert.ok(listener)
const { port } = listener
after(() => listener.close())

const startWith = async (who: Person, other: Person) =>
  (await who.run(protocol.startConversation, '', { userId: other.id })).id
const textsOf = async (who: Person, conversationId: string) =>
  [...(await who.list(protocol.messages, { filter: { conversationIdEq: conversationId }, sort: 'createdAt' }))].map(
    ({ body }) => body,
  )
const seatId = async (who: Person, conversationId: string) => {
  const [seat] = await who.list(protocol.conversationSeats, { filter: { conversationIdEq: conversationId } })
  assert.ok(seat)
  return seat.id
}
const addressOf = async (who: Person, conversationId: string) =>
  app.road.registry.inbound?.of('reply', site.id, await seatId(who, conversationId)) ?? ''

type Answer = { from?: string; id?: string; headers?: string[]; lines: string[] }
const answerFrom = (who: Person, { from = who.email, id = randomUUID(), headers = [], lines }: Answer) =>
  letter(
    `From: "Sam, de Tester" <${from}>`,
    'Subject: Re: Een bericht van iemand',
    `Message-ID: <${id}@mail.example>`,
    ...(headers.some((line) => /^content-type:/i.test(line)) ? [] : ['Content-Type: text/plain; charset=utf-8']),
    ...headers,
    '',
    ...lines,
  )

const student = await w.newStudent()
const conversationId = await startWith(mentor, student)
const address = await addressOf(mentor, conversationId)
const newest = async () => (await textsOf(mentor, conversationId)).at(-1)

test('the mail about an unread message can be answered, and the answer stands in the conversation', async () => {
  await student.run(protocol.sendMessage, conversationId, { madeId: randomUUID(), body: 'Kan ik komen?' })
  await tellUnread.run({
    site,
    road: app.road,
    log: app.http.log,
    payload: { seatId: await seatId(mentor, conversationId) },
  })
  const mail = await mailTo(app, site, mentor.email, 'messageReceived')
  assert.match(mail.text, /of beantwoord deze mail/)
  const [row] = await rows<{ reply_to: string }>('select reply_to from mails where recipient = $1', [mentor.email])
  assert.equal(row?.reply_to, address)
  assert.match(address, /^reply\+[a-z2-7]{42}@in\.stage\.test$/)

  // Programs may write the address in capitals.
  const sent = await post(
    port,
    address.toUpperCase(),
    answerFrom(mentor, { from: mentor.email.toUpperCase(), lines: ['Ja, om 9 uur.'] }),
  )
  assert.deepEqual(sent, { isTaken: true, code: 250 })
  assert.deepEqual(await textsOf(student, conversationId), ['Kan ik komen?', 'Ja, om 9 uur.'])
})

const styles: Record<string, string[]> = {
  'Gmail in Dutch': [
    'Goed idee!',
    '',
    'Op wo 18 nov 2026 om 10:12 schreef Stagehaven <no-reply@stage.test>:',
    '',
    '> Hoi Sam,',
    '> Lees je bericht',
  ],
  'Gmail in English, its line broken': [
    'Goed idee!',
    '',
    'On Wed, 18 Nov 2026 at 10:12, Stagehaven <',
    'no-reply@stage.test> wrote:',
    '',
    '> Hi Sam,',
  ],
  'Apple Mail on a telephone': [
    'Goed idee!',
    '',
    'Verstuurd vanaf mijn iPhone',
    '',
    '> Op 18 nov. 2026 om 10:12 heeft Stagehaven <no-reply@stage.test> het volgende geschreven:',
    '> ',
    '> Hoi',
  ],
  'Outlook in Dutch': [
    'Goed idee!',
    '',
    '________________________________',
    'Van: Stagehaven <no-reply@stage.test>',
    'Verzonden: woensdag 18 november 2026 10:12',
    'Aan: Sam <sam@test>',
    'Onderwerp: Een bericht',
    '',
    'Hoi Sam,',
  ],
  'Outlook in English': [
    'Goed idee!',
    '',
    'From: Stagehaven <no-reply@stage.test>',
    'Sent: Wednesday, November 18, 2026 10:12 AM',
    'To: Sam <sam@test>',
    'Subject: A message',
    '',
    'Hi Sam,',
  ],
  'an older Outlook': ['Goed idee!', '', '-----Oorspronkelijk bericht-----', 'Hoi Sam,'],
  'below what it answers to': [
    'Op 18-11-2026 10:12 schreef Stagehaven:',
    '> Hoi Sam,',
    '> Lees je bericht',
    '',
    'Goed idee!',
    '',
    '-- ',
    'Sam de Tester',
    'mentor',
  ],
  'with a signature': ['Goed idee!', '-- ', 'Sam de Tester', '06 12345678'],
}
for (const [style, lines] of Object.entries(styles))
  test(`what is quoted and who signs stays out: ${style}`, async () => {
    assert.equal((await post(port, address, answerFrom(mentor, { lines }))).code, 250)
    assert.equal(await newest(), 'Goed idee!')
  })

test('the mail of a message to many can be answered too: it comes to who wrote it', async () => {
  const internshipId = await w.place(student, await w.newPeriod())
  const { id } = await mentor.run(startBulkMessage, '', {
    internshipIds: [internshipId],
    subject: 'Hoi {voornaam}',
    body: 'Neem je map mee.',
  })
  await mentor.run(sendBulkMessage, id, { expected: 1 })
  await sendBulkMessages.run({
    site,
    road: app.road,
    log: app.http.log,
    payload: { bulkMessageId: id, userId: mentor.id },
  })
  const mail = await mailTo(app, site, student.email, 'bulkMessage')
  assert.match(mail.text, /of beantwoord deze mail/)
  const [row] = await rows<{ reply_to: string }>(
    `select reply_to from mails where recipient = $1 and purpose = 'bulkMessage'`,
    [student.email],
  )
  assert.equal(row?.reply_to, await addressOf(student, conversationId))
  await post(port, row?.reply_to ?? '', answerFrom(student, { lines: ['Doe ik!'] }))
  assert.equal(await newest(), 'Doe ik!')
})

test('a mail that is only a page, in other letters and other codings, is read as text', async () => {
  const headers = [
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset="iso-8859-1"',
    'Content-Transfer-Encoding: quoted-printable',
  ]
  const html =
    '<html><head><style>p {}</style></head><body><div>Caf=E9 &amp; th=\r\nee?</div><div>Tot zo</div><br><div class=3D"gmail_quote">Op wo</div></body></html>'
  await post(port, address, answerFrom(mentor, { headers, lines: [html] }))
  assert.equal(await newest(), 'Café & thee?\nTot zo')
})

const withFiles = (files: { name: string; type: string; bytes: Buffer }[], text = 'Zie de foto') =>
  answerFrom(mentor, {
    headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="grens"'],
    lines: [
      '--grens',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
      ...files.flatMap(({ name, type, bytes }) => [
        '--grens',
        `Content-Type: ${type}`,
        `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}`,
        'Content-Transfer-Encoding: base64',
        '',
        ...(bytes.toString('base64').match(/.{1,76}/g) ?? []),
      ]),
      '--grens--',
    ],
  })

test('photos come along, drawn anew; what the site would not take is sent back with the reason', async () => {
  const picture = { create: { width: 40, height: 30, channels: 3, background: '#08f' } } as const
  const png = await sharp(picture).png().toBuffer()
  await post(port, address, withFiles([{ name: 'zonnebloem één.png', type: 'image/png', bytes: png }]))
  const [message] = await mentor.list(protocol.messages, {
    filter: { conversationIdEq: conversationId },
    sort: '-createdAt',
  })
  assert.deepEqual(
    message?.files.map(({ name, isPicture }) => [name, isPicture]),
    [['zonnebloem één.png', true]],
  )
  const before = (await textsOf(mentor, conversationId)).length
  const program = { name: 'virus.exe', type: 'image/png', bytes: Buffer.from('MZ this is no picture') }
  assert.equal((await post(port, address, withFiles([program], 'Kijk'))).code, 250)
  assert.match((await mailTo(app, site, mentor.email, 'replyRefused')).text, /Het bestand virus\.exe kan niet mee/)
  assert.equal((await textsOf(mentor, conversationId)).length, before)
  await post(port, address, answerFrom(mentor, { lines: ['> alleen wat er al stond'] }))
  assert.match((await mailTo(app, site, mentor.email, 'replyRefused', 2)).text, /Schrijf iets/)
})

test('forging a reply by mail is refused', async () => {
  const before = await textsOf(mentor, conversationId)
  const lines = ['Ik ben de mentor']
  const refused = { isTaken: false, code: 550 }
  // Who knows the address but is somebody else, also somebody of the same conversation.
  assert.deepEqual(await post(port, address, answerFrom(mentor, { from: student.email, lines })), refused)
  assert.deepEqual(await post(port, address, answerFrom(mentor, { from: 'stranger@example.test', lines })), refused)
  const two = answerFrom(mentor, { headers: [`From: <${mentor.email}>`], from: 'stranger@example.test', lines })
  assert.deepEqual(await post(port, address, two), refused)
  // The right name on it, and a server that saw that it is not true.
  for (const said of ['mx; dmarc=fail', 'mx; spf=fail smtp.mailfrom=x', 'mx; dkim=fail; spf=softfail'])
    assert.deepEqual(
      await post(port, address, answerFrom(mentor, { headers: [`Authentication-Results: ${said}`], lines })),
      refused,
    )
  // Another letter in the address, or the seat of somebody else at another site.
  const wrong = address.replace(/\+./, (start) => (start === '+a' ? '+b' : '+a'))
  assert.deepEqual(await post(port, wrong, answerFrom(mentor, { lines })), refused)
  const elsewhere = app.road.registry.inbound?.of('reply', randomUUID(), await seatId(mentor, conversationId)) ?? ''
  assert.deepEqual(await post(port, elsewhere, answerFrom(mentor, { lines })), refused)
  assert.equal((await postSigned(app, `To: ${address}\r\n${answerFrom(student, { lines })}`)).statusCode, 422)
  assert.deepEqual(await textsOf(mentor, conversationId), before)
  // A mail that was passed on fails by its way, and is real by its seal.
  const passedOn = ['Authentication-Results: mx; spf=fail; dkim=pass; dmarc=pass']
  await post(port, address, answerFrom(mentor, { headers: passedOn, lines: ['Echt waar'] }))
  assert.equal(await newest(), 'Echt waar')
})

test('the address of one conversation leads to no other', async () => {
  const other = await startWith(mentor, schoolAdmin)
  const theirs = await addressOf(schoolAdmin, other)
  assert.equal((await post(port, theirs, answerFrom(mentor, { lines: ['Niet van mij'] }))).code, 550)
  assert.deepEqual(await textsOf(schoolAdmin, other), [])
})

test('a program that answers is not heard, and the same mail twice is one message', async () => {
  const before = (await textsOf(mentor, conversationId)).length
  for (const header of ['Auto-Submitted: auto-replied', 'X-Autoreply: yes', 'Precedence: bulk'])
    assert.equal(
      (await post(port, address, answerFrom(mentor, { headers: [header], lines: ['Ik ben er niet'] }))).code,
      250,
    )
  const once = answerFrom(mentor, { id: 'the-same', lines: ['Een keer'] })
  for (const _ of [1, 2]) assert.equal((await post(port, address, once)).code, 250)
  assert.equal((await postSigned(app, `To: ${address}\r\n${once}`)).json().outcome, 'dropped')
  assert.equal((await textsOf(mentor, conversationId)).length, before + 1)
})

test('at night it waits for the morning, as on the site', async () => {
  itIs('2030-01-15T21:00:00Z')
  await post(port, address, answerFrom(mentor, { lines: ['Welterusten'] }))
  itIs('2030-01-15T11:00:00Z')
  assert.equal(await newest(), 'Welterusten')
  assert.equal((await textsOf(student, conversationId)).includes('Welterusten'), false)
})

test('who may not write there any more is told so, and who has no account any more is refused', async () => {
  const lines = ['Nog iets']
  const before = (await textsOf(mentor, conversationId)).length
  await rows(`delete from mentorships where mentor_id = $1`, [mentor.id])
  assert.equal((await post(port, address, answerFrom(mentor, { lines }))).code, 250)
  assert.match((await mailTo(app, site, mentor.email, 'replyRefused', 3)).text, /kan niet meer worden geschreven/)
  assert.equal((await textsOf(mentor, conversationId)).length, before)
  await rows(`update users set status = 'archived' where id = $1`, [mentor.id])
  assert.equal((await post(port, address, answerFrom(mentor, { lines }))).code, 550)
})

test('an address from which mail comes works again', async () => {
  await rows(`insert into undelivered_addresses (address, why, since) values ($1, 'full', now())`, [student.email])
  const own = await addressOf(student, conversationId)
  const staff = await startWith(schoolAdmin, student)
  assert.equal(
    (await post(port, await addressOf(student, staff), answerFrom(student, { lines: ['Hier ben ik'] }))).code,
    250,
  )
  assert.ok(own)
  assert.deepEqual(await rows('select 1 from undelivered_addresses where address = $1', [student.email]), [])
})
