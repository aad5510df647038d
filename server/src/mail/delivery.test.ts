import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { savedSearchMails } from '#features/saved-searches/saved-searches.mails.ts'
import { createUser, inviteUser } from '#protocol/features/users.ts'
import { defineTenant } from '#protocol/tenants/tenant.ts'
import { mas4youTheme } from '#protocol/tenants/themes.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { randomEmail } from '#test/setup.ts'
import { type Smtp, startSmtp } from '#test/smtp.ts'
import { until } from '#test/until.ts'
import { world } from '#test/world.ts'
import { queueMail } from './queue.ts'

type MailRow = {
  id: string
  recipient: string
  status: string
  error: string | null
  sent_at: Date | null
  html: string
  body_text: string
}

/** A site whose mails go to the given address, with a worker that does not wait between attempts. */
async function mailing(t: TestContext, smtpUrl: string, isProduction = false) {
  const database = await OwnDatabase.create(t)
  const app = await database.app({ smtpUrl, isProduction })
  const site = { name: 'MaS4You', whitelabel: true, theme: mas4youTheme }
  const people = await world(site, app)
  await app.startWorker()
  const invite = async (person: { firstName?: string; locale?: 'nl' | 'en'; invite?: boolean } = {}) => {
    const email = randomEmail('nieuw')
    const input = {
      email,
      firstName: 'Sofie',
      lastName: 'Jansen',
      role: 'student',
      organizationId: people.school.id,
    } as const
    await people.schoolAdmin.run(createUser, '', { ...input, ...person })
    return email
  }
  const mailTo = async (recipient: string): Promise<MailRow | undefined> =>
    (await database.rows<MailRow>('select * from mails where recipient = $1', [recipient]))[0]
  const mailIs = (status: string, recipient: string) =>
    until(`the mail is ${status}`, async () => {
      await database.hurry()
      const mail = await mailTo(recipient)
      return mail?.status === status ? mail : undefined
    }).catch(async (error) => {
      const { html: _, body_text: __, ...mail } = { ...(await mailTo(recipient)) }
      throw new Error(`${error.message}: ${JSON.stringify(mail)} ${await database.standing()}`)
    })
  return { ...people, database, invite, mailTo, mailIs }
}

const urlOf = (smtp: Pick<Smtp, 'port'>, options = '') => `smtp://127.0.0.1:${smtp.port}${options}`
const idOf = ({ headers }: { headers: Record<string, string> }) => headers['message-id']

test('an invitation arrives once, as HTML and text, in the language and colours of its reader', async (t) => {
  const smtp = await startSmtp(t)
  const { invite, mailIs, site } = await mailing(t, urlOf(smtp))
  const [dutch, english] = [await invite({ locale: 'nl' }), await invite({ locale: 'en' })]
  const [dutchRow] = [await mailIs('sent', dutch), await mailIs('sent', english)]

  assert.equal(smtp.received.length, 2)
  const to = (address: string) => smtp.received.find((mail) => mail.to.includes(address))
  const nl = to(dutch)
  assert.equal(nl?.headers.subject, 'Je account bij MaS4You')
  assert.match(nl?.headers['content-type'] ?? '', /^multipart\/alternative/)
  assert.equal(nl?.headers.from, `MaS4You <no-reply@${site.key}.localhost>`)
  assert.equal(nl?.headers['message-id'], `<${dutchRow.id}@${site.key}.localhost>`)
  assert.equal(nl?.headers['auto-submitted'], 'auto-generated')
  assert.match(
    nl?.text ?? '',
    /Hoi Sofie,[\s\S]*Account activeren:\r?\nhttp:\/\/\S+\/confirm\?confirmation_token=[\w-]{43}/,
  )
  assert.match(nl?.html ?? '', /<html lang="nl">[\s\S]*#763e83[\s\S]*Account activeren/)
  const en = to(english)
  assert.equal(en?.headers.subject, 'Your account at MaS4You')
  assert.match(en?.text ?? '', /Hi Sofie,[\s\S]*Activate account/)
  assert.match(en?.html ?? '', /<html lang="en">/)
})

test('a mail that one can stop tells mail programs how, and any other says nothing about it', async (t) => {
  const smtp = await startSmtp(t)
  const { app, invite, mailIs, site, student } = await mailing(t, urlOf(smtp), true)
  const key = crypto.randomUUID()
  const to = { id: student.id, email: student.email, locale: 'nl', firstName: 'Sofie' } as const
  const stop = `/favorieten/afmelden?sleutel=${key}`
  await app.road.inTenant(site, (tx) => queueMail(tx, { mail: savedSearchMails.newMatch, key: 'first', to, stop }))
  const sent = await mailIs('sent', student.email)
  const invited = await invite()
  await mailIs('sent', invited)

  const [stoppable, other] = [student.email, invited].map((to) => smtp.received.find((mail) => mail.to.includes(to)))
  assert.equal(stoppable?.headers['list-unsubscribe'], `<${site.url}${stop}>`)
  assert.equal(stoppable?.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click')
  assert.deepEqual(
    [other?.headers['list-unsubscribe'], other?.headers['list-unsubscribe-post']],
    [undefined, undefined],
  )
  assert.doesNotMatch(JSON.stringify(sent), new RegExp(key), 'the link does not stay behind either')
})

test('a name with line ends and tags in it, which a form would refuse, stays a name', async (t) => {
  const smtp = await startSmtp(t)
  const { database, schoolAdmin, invite, mailIs } = await mailing(t, urlOf(smtp))
  const firstName = 'Eve\r\nBcc: mallory@example.test\r\n\r\n<script>alert(1)</script>'
  await assert.rejects(invite({ firstName }), /tekens/)
  const email = await invite({ invite: false })
  const [eve] = await database.rows<{ id: string }>('update users set first_name = $1 where email = $2 returning id', [
    firstName,
    email,
  ])
  await schoolAdmin.run(inviteUser, eve?.id as string)
  await mailIs('sent', email)

  const [mail] = smtp.received
  assert.deepEqual(mail?.to, [email])
  assert.equal(mail?.headers.bcc, undefined)
  assert.match(mail?.text ?? '', /Hoi Eve Bcc: mallory@example\.test <script>alert\(1\)<\/script>,/)
  assert.equal(mail?.html.includes('<script>'), false)
})

test('the mail server is down: the request succeeds, and the mail arrives once the server is back', async (t) => {
  const gone = await startSmtp(t)
  await gone.stop()
  const { invite, mailTo, mailIs } = await mailing(t, urlOf(gone))
  const email = await invite()
  const waiting = await until('a first attempt failed', () => mailTo(email).then((mail) => mail?.error && mail))
  assert.deepEqual([waiting.status, waiting.error, waiting.sent_at], ['waiting', 'ESOCKET', null])

  const back = await startSmtp(t, { port: gone.port })
  const sent = await mailIs('sent', email)

  assert.equal(sent.error, null)
  assert.deepEqual(
    back.received.map(({ to }) => to),
    [[email]],
  )
})

test('"try again later" is tried again later, and what was refused is not kept', async (t) => {
  const smtp = await startSmtp(t, { refuse: { code: 451, times: 4 } })
  const { database, invite, mailTo, mailIs } = await mailing(t, urlOf(smtp))
  const email = await invite()
  // Refused often enough to be waiting still, however late somebody looks.
  assert.equal((await until('it was refused', () => mailTo(email).then((mail) => mail?.error && mail))).error, '451')
  const [job] = await until('the job waits', () =>
    database
      .rows<{ last_error: string }>('select last_error from graphile_worker.jobs where last_error is not null')
      .then((rows) => rows.length > 0 && rows),
  )
  assert.equal(job?.last_error, 'mail.refused 451')
  await mailIs('sent', email)
  assert.deepEqual([smtp.refusals, smtp.received.length], [4, 1])
})

test('a mail that is refused for good ends as a dead letter, and can be sent after all', async (t) => {
  const smtp = await startSmtp(t, { refuse: { code: 550, times: 12 } })
  const { operator, invite, mailIs } = await mailing(t, urlOf(smtp))
  const email = await invite()
  const failed = await mailIs('failed', email)
  assert.equal(failed.error, '550')
  const letters = () => operator.send('GET', '/dead_letters').then(({ body }) => JSON.parse(body).meta.deadLetters)
  const [letter] = await until('it is a dead letter', () => letters().then((found) => found.length > 0 && found))
  assert.deepEqual([letter.task, letter.attempts, letter.reason], ['sendMail', 12, 'mail.refused 550'])
  assert.deepEqual([smtp.refusals, smtp.received.length], [12, 0])

  assert.equal((await operator.send('PUT', `/dead_letters/${letter.id}/retry`)).status, 200)
  await mailIs('sent', email)
  assert.equal(smtp.received.length, 1)
})

test('the line drops after the mail was taken: it is sent again as the same mail', async (t) => {
  const smtp = await startSmtp(t, { hangUp: 2 })
  const { invite, mailIs } = await mailing(t, urlOf(smtp))
  const email = await invite()
  await mailIs('sent', email)

  assert.equal(smtp.received.length, 3)
  assert.equal(new Set(smtp.received.map(idOf)).size, 1, 'mail programs show one mail')
  assert.equal(new Set(smtp.received.map(({ text }) => text)).size, 1)
})

test('no request waits for a mail server', async (t) => {
  const smtp = await startSmtp(t, { silent: true })
  const { invite, mailTo } = await mailing(t, urlOf(smtp))
  const email = await invite()
  // The answer is here, and nobody has given up on the mail server, which has not said a word.
  const mail = await until('the mail is made', () => mailTo(email))
  assert.deepEqual([mail.status, mail.error], ['waiting', null])
})

test('a server that never answers is given up after a while', async (t) => {
  const smtp = await startSmtp(t, { silent: true })
  const { invite, mailTo } = await mailing(t, urlOf(smtp, '?greetingTimeout=300&socketTimeout=300'))
  const email = await invite()
  const mail = await until('it was given up', () => mailTo(email).then((found) => found?.error && found))
  assert.deepEqual([mail.status, mail.error], ['waiting', 'ETIMEDOUT'])
})

test('a mail goes through an encrypted connection with a login, and never past a wrong certificate', async (t) => {
  const smtp = await startSmtp(t, { secure: true, login: { user: 'post@haven', password: 'a/b:c' } })
  const address = `smtps://post%40haven:a%2Fb%3Ac@127.0.0.1:${smtp.port}`
  const trusting = await mailing(t, `${address}?tls.rejectUnauthorized=false`)
  await trusting.mailIs('sent', await trusting.invite())
  assert.equal(smtp.received.length, 1)

  const careful = await mailing(t, address)
  const email = await careful.invite()
  const refused = await until('it was refused', () => careful.mailTo(email).then((mail) => mail?.error && mail))
  assert.equal(refused.status, 'waiting')
  assert.equal(smtp.received.length, 1)
})

test('in production the text of a delivered mail, with its link, does not stay behind', async (t) => {
  const smtp = await startSmtp(t)
  const { invite, mailIs } = await mailing(t, urlOf(smtp), true)
  const mail = await mailIs('sent', await invite())
  assert.equal(mail.html, '')
  assert.match(smtp.received[0]?.html ?? '', /confirmation_token/)
})

test('mails that were kept without a mail server leave at the first start with one, those of longer ago are given up', async (t) => {
  const database = await OwnDatabase.create(t)
  const without = await database.app({ smtpUrl: undefined, isProduction: true })
  const { site, school, schoolAdmin } = await world({}, without)
  const worker = await without.startWorker()
  const person = { firstName: 'Sofie', lastName: 'Jansen', role: 'student', organizationId: school.id } as const
  const [fresh, old] = [randomEmail('vers'), randomEmail('oud')]
  for (const email of [fresh, old]) await schoolAdmin.run(createUser, '', { ...person, email })
  const states = () =>
    database.rows<{ recipient: string; status: string; error: string | null }>(
      'select recipient, status, error from mails order by recipient',
    )
  // First the mails, then the jobs: a mail is stored together with the job that is to send it.
  await until('both are kept, and nobody is to send them', async () => {
    const kept = (await states()).filter(({ status }) => status === 'waiting')
    const jobs = await database.rows(`select 1 from graphile_worker.jobs where task_identifier <> 'sendInvitations'`)
    return kept.length === 2 && jobs.length === 0
  })
  await worker.stop()
  await database.rows(`update mails set created_at = now() - interval '25 hours' where recipient = $1`, [old])

  const smtp = await startSmtp(t)
  const withOne = await database.app({ smtpUrl: urlOf(smtp), isProduction: true })
  withOne.sites.add(defineTenant({ key: site.key, name: 'Test', variant: 'box' }), site.id)
  await withOne.startWorker()

  await until('it is sent', async () => (await states()).some(({ status }) => status === 'sent'))
  assert.deepEqual(
    smtp.received.flatMap(({ to }) => to),
    [fresh],
  )
  assert.deepEqual(
    (await states()).map(({ recipient, status, error }) => [recipient, status, error]),
    [
      [old, 'failed', 'kept'],
      [fresh, 'sent', null],
    ],
  )
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/jobs.ts', 'mails'], { env })
  assert.match(stdout, new RegExp(`  ${site.key}  invitation  kept`))
  assert.doesNotMatch(stdout, new RegExp(old))
})
