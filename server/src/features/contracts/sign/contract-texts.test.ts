import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import * as signing from '#protocol/features/contract-signing.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { mobileNumber } from '#protocol/shared/mobile-number.ts'
import { blanks, contractWorld, isRefused } from '#test/contract-world.ts'
import { reactingApp } from '#test/mails.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { sealingFolder } from '#test/seal-key.ts'
import { until } from '#test/until.ts'

type Taken = { to: string; from: string; text: string; key: string; bearer: string }

/** A gateway as real ones are: it may be slow, refuse, or take a message and lose its answer. */
const taken: Taken[] = []
let answers: (number | 'hang up')[] = []
const gateway = createServer(async (request, response) => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  const next = answers.shift() ?? 202
  const { authorization: bearer = '', 'idempotency-key': key = '' } = request.headers
  if (next === 'hang up' || next < 300)
    taken.push({ ...JSON.parse(Buffer.concat(pieces).toString()), key: String(key), bearer })
  if (next === 'hang up') request.socket.destroy()
  else response.writeHead(next, { 'content-type': 'application/json' }).end('{}')
})
await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done))
after(() => gateway.close())
const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`

const database = await OwnDatabase.create()
const dataDir = await sealingFolder(database)
const reacting = await reactingApp({ dataDir, sms: { url, token: 'geheim', sender: 'Stagehaven' } }, database)
const w = await contractWorld({ app: reacting, database, dataDir })
const { app, site, mentor, guest, newContract, seatOf } = w

let number = 10_000_000
const newNumber = () => `06 ${number++}`
const plain = (phone: string) => mobileNumber(phone) ?? ''
const toNumber = (phone: string) => taken.filter(({ to }) => to === plain(phone))
const linkIn = ({ text }: Taken) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
const rowOf = async (phone: string) => {
  const [row] = await database.rows<{ status: string; error: string | null; id: string; body_text: string }>(
    `select id, status, error, body_text from mails where channel = 'sms' and recipient = $1 order by created_at desc`,
    [plain(phone)],
  )
  return row
}
const smsIs = (status: string, phone: string) =>
  until(`the message is ${status}`, async () => {
    await database.hurry()
    const row = await rowOf(phone)
    return row?.status === status ? row : undefined
  })

/** Her mother has a phone and no mail. */
async function withPhone(phone = newNumber()) {
  const made = await newContract()
  const { id: signerId } = await seatOf(made.id, 'guardian')
  await mentor.run(protocol.replaceSigner, signerId, { name: 'Petra de Wit', phone })
  await mentor.run(protocol.fillContractFields, made.id, { blanks })
  const { refused } = await mentor.run(protocol.releaseContracts, '', { contractIds: [made.id] })
  return { ...made, phone, signerId, refused }
}

describe('a text message', () => {
  test('brings the link to who has a number and no mail, once; the evidence and the school know how', async () => {
    const { id, phone, signerId } = await withPhone()
    await smsIs('sent', phone)
    const [message, ...more] = toNumber(phone)
    assert.ok(message && more.length === 0)
    assert.deepEqual([message.from, message.bearer], ['Stagehaven', 'Bearer geheim'])
    assert.match(message.text, /vraagt u om het stagecontract van .+ te tekenen/)
    const link = linkIn(message)
    assert.equal(link.pathname, `/contracts/${id}/sign/${signerId}`)
    const token = link.searchParams.get('token') ?? ''
    await w.sign(guest, { token }, 'Petra de Wit')
    const [evidence] = await database.rows('select via, reached from contract_signatures where signer_id = $1', [
      signerId,
    ])
    assert.deepEqual({ ...evidence }, { via: 'sms', reached: plain(phone) })
    const seat = await seatOf(id, 'guardian')
    assert.deepEqual([seat.channel, seat.status], ['sms', 'signed'])
    assert.doesNotMatch(JSON.stringify(seat), new RegExp(token))
  })

  test('waits while the gateway refuses or fails, and is the same one when its answer was lost', async () => {
    answers = [503, 500, 429, 401, 'hang up']
    const { phone } = await withPhone()
    const { id } = await smsIs('sent', phone)
    const messages = toNumber(phone)
    assert.equal(messages.length, 2, 'one whose answer was lost, and the same again')
    assert.deepEqual(new Set(messages.map(({ key }) => key)), new Set([id]))
    assert.equal(new Set(messages.map(({ text }) => text)).size, 1)
  })

  test('to a number that the gateway does not know is given up at once', async () => {
    answers = [422]
    const { phone } = await withPhone()
    assert.equal((await smsIs('failed', phone)).error, '422')
    assert.deepEqual(toNumber(phone), [])
  })

  test('goes to whom the school chooses, at once and not twice; the link of the mail still works', async () => {
    const { id, mother, student } = await w.ready()
    const { id: signerId } = await seatOf(id, 'guardian')
    const token = await w.linkTo(mother, id)
    const remind = (by?: 'mail' | 'sms') =>
      mentor.run(protocol.remindSigners, '', { signerIds: [signerId], ...(by ? { by } : {}) })
    await assert.rejects(remind('sms'), isRefused('contract.noMobile'))
    const phone = newNumber()
    await database.rows('update contract_signers set phone = $1 where id = $2', [phone, signerId])
    assert.equal((await remind('sms')).done, 1)
    await smsIs('sent', phone)
    assert.match(toNumber(phone)[0]?.text ?? '', /Herinnering/)
    assert.equal((await remind('sms')).tooSoon, 1)
    assert.equal((await remind()).tooSoon, 1)
    assert.equal((await guest.run(signing.openContract, '', { token })).contractId, id)
    await w.signAll({ id, student })
    await w.sealed(id)
    const last = await until('the sealed one is told too', async () =>
      toNumber(phone).find(({ text }) => /Download/.test(text)),
    )
    const document = await app.http.inject({
      url: `/api/v1/contract_signing/document?token=${linkIn(last).searchParams.get('token')}`,
      headers: { 'x-tenant': site.key },
    })
    assert.equal(document.statusCode, 200)
  })

  test('is not for who has only a number at a desk: then nobody can reach them', async () => {
    const { refused } = await withPhone('020 123 45 67')
    assert.deepEqual(
      refused.map(({ code }) => code),
      ['contract.unreachable'],
    )
  })

  test('comes six times a day at most to one number', async () => {
    const phone = newNumber()
    await database.rows(
      `insert into mails (tenant_id, channel, purpose, dedupe_key, recipient, locale, subject, html, body_text, status)
       select $1, 'sms', 'contractToSign', $2 || n, $2, 'nl', '', '', '', 'sent' from generate_series(1, 6) n`,
      [site.id, plain(phone)],
    )
    await withPhone(phone)
    await until('all were thought about', async () => {
      const [waiting] = await database.rows(
        `select 1 from graphile_worker.jobs where task_identifier in ('react', 'sendMail')`,
      )
      await database.hurry()
      return waiting ? undefined : true
    })
    assert.deepEqual(toNumber(phone), [])
  })
})

test('numbers as people write them', () => {
  for (const given of ['06 12345678', '06-12 34 56 78', '0031612345678', '+31 (0)6 1234 5678', '+31612345678'])
    assert.equal(mobileNumber(given), '+31612345678', given)
  assert.equal(mobileNumber('+32 470 12 34 56'), '+32470123456')
  for (const given of [
    '',
    null,
    '112',
    '020 1234567',
    '06 1234567',
    '0612345678; drop',
    '+31201234567',
    '+3161234567899',
  ])
    assert.equal(mobileNumber(given), null, String(given))
})
