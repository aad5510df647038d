import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selfFoundMails } from '#features/self-found/self-found.mails.ts'
import { sessionsFeature } from '#features/sessions/sessions.feature.ts'
import { fieldsOf } from '#mail/mail-kind.ts'
import { queueMail } from '#mail/queue.ts'
import { mailFields } from '#protocol/features/mail-fields.ts'
import { docOf, type MailDoc, partsOf, type WrittenMail } from '#protocol/features/mail-text.ts'
import * as protocol from '#protocol/features/notification-templates.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { isKeyOf, required } from '#protocol/shared/guards.ts'
import { contractWorld, isRefused } from '#test/contract-world.ts'
import { mailsTo, mailTo } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { organization, person, world } from '#test/world.ts'
import { features } from '../../features.ts'

const w = await contractWorld()
const { app, site, schoolAdmin, centerAdmin, mentor, student } = w
const otherSchool = await organization(app, site, 'School', { name: 'Ander College' })
const otherAdmin = await person(app, site, [['admin', otherSchool.id]])

const purpose = 'contractToSign'
const textOf = (line: string, more: Partial<WrittenMail> = {}): WrittenMail => ({
  subject: partsOf('Teken voor {student}'),
  body: docOf([line]),
  buttons: ['Nu tekenen'],
  ...more,
})
const linked = (words: string, href: string): MailDoc => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }] },
  ],
})
const create = (who: typeof schoolAdmin, nl: WrittenMail, of = purpose) =>
  who.run(protocol.createNotificationTemplate, '', { purpose: of, nl })
const ask = (who: typeof schoolAdmin, of = purpose) => who.tell(protocol.mailText, { filter: { purpose: of } })
const lineOf = async (who: typeof schoolAdmin, of = purpose) =>
  required(
    (await who.tell(protocol.mailTexts)).texts.find((each) => each.purpose === of),
    of,
  )
const asksToSign = async () => {
  const made = await w.ready()
  return mailTo(app, site, made.mother, purpose)
}

test('a school writes its own text: its mails have it, with the button and the sentences that must stay', async () => {
  const before = await asksToSign()
  assert.match(before.subject, /Wilt u het stagecontract/)
  const { id, revision } = await create(schoolAdmin, textOf('{name}, {student} rekent op u.'))
  const mail = await asksToSign()
  assert.equal(mail.subject, 'Teken voor Daan de Wit')
  assert.match(mail.text, /^Petra de Wit, Daan de Wit rekent op u\.\n\nHet kost een minuut[\s\S]+Nu tekenen:\nhttp/)
  assert.ok(mail.link.searchParams.get('token'), 'the link is theirs as before')
  const { own, isFixed } = await lineOf(schoolAdmin)
  assert.deepEqual([own?.languages, own?.isBroken, own?.isBehind, isFixed], [['nl'], false, false, false])
  const { texts } = await ask(schoolAdmin)
  assert.deepEqual([texts.nl.isReal, texts.nl.values.student], [true, 'Daan de Wit'])
  assert.equal(texts.en.isReal, false)

  // Another school and another site go on as before, and know nothing of it.
  assert.deepEqual([(await lineOf(otherAdmin)).own, (await lineOf(centerAdmin)).own], [null, null])
  assert.equal((await otherAdmin.send('GET', `/notification_templates/${id}`)).status, 404)
  const elsewhere = await world({}, app)
  assert.doesNotMatch(JSON.stringify(await ask(elsewhere.schoolAdmin)), /rekent op u/)

  await schoolAdmin.run(protocol.saveNotificationTemplate, id, { nl: textOf('Wilt u tekenen?'), revision })
  assert.match((await asksToSign()).text, /^Wilt u tekenen\?/)
  const late = schoolAdmin.run(protocol.saveNotificationTemplate, id, { nl: textOf('Te laat.'), revision })
  await assert.rejects(late, isRefused('record.changed'))
  await assert.rejects(create(schoolAdmin, textOf('Nog een.')), isRefused('notificationTemplate.exists'))
  await schoolAdmin.run(protocol.resetNotificationTemplate, id)
  assert.equal((await asksToSign()).subject, before.subject)
})

test('a script, HTML or a foreign link is refused, and signs of a template language stay signs', async () => {
  const refusedAs = (code: string, nl: unknown) =>
    assert.rejects(create(schoolAdmin, nl as WrittenMail), isRefused(code), code)
  await refusedAs('json', textOf('', { body: { type: 'doc', content: [{ type: 'script' }] } as unknown as MailDoc }))
  for (const href of ['javascript:alert(1)', 'data:text/html,x', '//evil.test', 'http://evil.test'])
    await refusedAs('json', textOf('', { body: linked('hier', href) }))
  await refusedAs('json', textOf('Hoi', { subject: [{ type: 'text', text: 'Een\r\nBcc: a@b.test' }] }))
  await refusedAs('notificationTemplate.foreignLink', textOf('', { body: linked('hier', 'https://evil.test/') }))
  const disguised = [linked('Nu tekenen!', '/teken'), linked('https://bank.test', 'mailto:a@b.test')]
  for (const body of disguised) await refusedAs('notificationTemplate.disguisedLink', textOf('', { body }))
  await refusedAs('notificationTemplate.unknownField', textOf('{password}'))
  await refusedAs('notificationTemplate.noText', textOf(' '))
  await refusedAs('notificationTemplate.buttons', textOf('Hoi', { buttons: [] }))

  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what is tried
  const signs = 'Hoi <b>, {{constructor}} ${x} <%= y %>'
  const body: MailDoc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: signs }] }] }
  const { id } = await create(schoolAdmin, textOf('', { body }))
  const mail = await asksToSign()
  assert.ok(mail.text.startsWith(signs))
  assert.match(mail.html, /Hoi &#60;b&#62;, \{\{constructor\}\}/)
  await schoolAdmin.run(protocol.resetNotificationTemplate, id)
})

test('a mentor, a student, a host or another school changes nothing', async () => {
  const { id, revision } = await create(schoolAdmin, textOf('Van ons.'))
  const change = { nl: textOf('Van mij.'), revision }
  for (const who of [mentor, student, w.nonProfitAdmin, otherAdmin, centerAdmin]) {
    const saved = await who.run(protocol.saveNotificationTemplate, id, change).catch((error) => error.status)
    assert.equal(saved, 404)
  }
  for (const who of [mentor, student, w.nonProfitAdmin]) {
    await assert.rejects(create(who, textOf('Van mij.')), isRefused('access.forbidden'))
    await assert.rejects(who.tell(protocol.mailTexts), isRefused('access.forbidden'))
    await assert.rejects(ask(who), isRefused('access.forbidden'))
    const tried = who.run(protocol.tryNotificationText, '', { purpose, locale: 'nl', text: textOf('Hoi.') })
    await assert.rejects(tried, isRefused('access.forbidden'))
  }
  await schoolAdmin.run(protocol.resetNotificationTemplate, id)
})

test('the text of the centre counts where a school wrote none, and is the default of the schools', async () => {
  const { id } = await create(centerAdmin, textOf('Van de centrale.'))
  assert.match((await asksToSign()).text, /^Van de centrale\./)
  const { line, texts } = await ask(schoolAdmin)
  assert.deepEqual([line.isOfSite, line.own, texts.nl.base.body], [true, null, docOf(['Van de centrale.'])])
  const own = await create(schoolAdmin, textOf('Van de school.'))
  assert.match((await asksToSign()).text, /^Van de school\./)
  assert.equal((await ask(centerAdmin)).texts.nl.isReal, false, 'a centre sees no student in its example')
  await centerAdmin.run(protocol.resetNotificationTemplate, id)
  const behind = await ask(schoolAdmin)
  assert.equal(behind.line.own?.isBehind, true, 'its default is another one now')
  assert.deepEqual(behind.texts.nl.before?.body, docOf(['Van de centrale.']))
  await schoolAdmin.run(protocol.resetNotificationTemplate, own.id)
})

test('a text whose field is gone never holds up a mail: the default goes out, and the list says so', async () => {
  const { id } = await create(schoolAdmin, textOf('Hoi {student}.'))
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(`update notification_templates set nl = replace(nl::text, '"student"', '"shoes"')::jsonb where id = $1`, [
      id,
    ]),
  )
  assert.match((await asksToSign()).subject, /Wilt u het stagecontract van Daan de Wit tekenen/)
  assert.equal((await lineOf(schoolAdmin)).own?.isBroken, true)
  const [news] = await until('whoever wrote it is told', async () => {
    const found = [...(await schoolAdmin.list(notifications, { filter: { kindEq: 'mailTextBroken' } }))]
    return found.length > 0 && found
  })
  assert.equal(news?.path, `/notification_templates/${id}/edit`)
  assert.deepEqual([...(await otherAdmin.list(notifications, { filter: { kindEq: 'mailTextBroken' } }))], [])
  const { revision, brokenAt } = await schoolAdmin.find(protocol.notificationTemplates, id)
  assert.ok(brokenAt)
  const mended = await schoolAdmin.run(protocol.saveNotificationTemplate, id, { nl: textOf('Hoi.'), revision })
  assert.equal(mended.brokenAt ?? null, null)
  assert.equal((await lineOf(schoolAdmin)).own?.isBroken, false)
  await schoolAdmin.run(protocol.resetNotificationTemplate, id)
})

test('what is about signing in, an account or somebody’s rights has one text for everybody', async () => {
  for (const fixed of ['passwordReset', 'magicLink', 'emailChanged', 'accountDeleted', 'deletionDenied', 'roleAdded']) {
    await assert.rejects(create(schoolAdmin, textOf('Hoi'), fixed), isRefused('notificationTemplate.fixed'), fixed)
    assert.equal((await lineOf(schoolAdmin, fixed)).isFixed, true)
  }
  assert.ok(Object.values(sessionsFeature.mails).every(({ isFixed }) => isFixed))
  await assert.rejects(create(schoolAdmin, textOf('Hoi'), 'nothing'), isRefused('notificationTemplate.unknownMail'))
})

test('one tries a text on oneself, with examples and without anybody’s link, ten times an hour', async () => {
  const tries = (line: string) =>
    schoolAdmin.run(protocol.tryNotificationText, '', { purpose, locale: 'nl', text: textOf(line) })
  const { sentTo } = await tries('Beste {name}, lukt het?')
  assert.equal(sentTo, schoolAdmin.email)
  const [mail] = await mailsTo(app, site, schoolAdmin.email, purpose)
  assert.equal(mail?.subject, 'Proef: Teken voor Daan van der Meulen')
  assert.match(mail?.text ?? '', /^Beste mevrouw Van Oord, lukt het\?/)
  assert.equal(mail?.link.pathname, '/')
  for (let count = 1; count < 10; count += 1) await tries('Hoi.')
  await assert.rejects(tries('Hoi.'), isRefused('throttled'))
})

test('a text in one language leaves the other as it is, and saying the same is no text', async () => {
  const { texts } = await ask(schoolAdmin)
  await assert.rejects(create(schoolAdmin, texts.nl.base), isRefused('notificationTemplate.same'))
  const { id } = await create(schoolAdmin, textOf('Van ons.', { subject: partsOf('Gelukt') }), 'selfFoundApproved')
  const told = async (locale: 'nl' | 'en') => {
    const to = { id: schoolAdmin.id, email: schoolAdmin.email, locale, firstName: 'Sam' }
    const values = { organization: 'De Linde' }
    const mail = selfFoundMails.selfFoundApproved
    await app.road.inTenant(site, (tx) => queueMail(tx, { mail, key: crypto.randomUUID(), to, values, link: '/' }))
    return (await mailsTo(app, site, schoolAdmin.email, 'selfFoundApproved')).at(-1)?.text ?? ''
  }
  assert.match(await told('nl'), /^Van ons\./)
  assert.match(await told('en'), /^Hi Sam,/)
  await schoolAdmin.run(protocol.resetNotificationTemplate, id)
})

test('every field of every mail has a name and an example in both languages', () => {
  const used = features.flatMap(({ mails }) => Object.values(mails)).flatMap(fieldsOf)
  for (const name of new Set(used)) assert.ok(isKeyOf(mailFields, name), name)
})

test('a mail stands under what it tells of, and a site without a feature has none of its mails', async () => {
  const { texts } = await schoolAdmin.tell(protocol.mailTexts)
  const groupOf = (of: string) => texts.find((each) => each.purpose === of)?.group
  assert.deepEqual(
    ['contractToSign', 'phaseReturned', 'internshipStopped', 'passwordReset', 'workGiven'].map(groupOf),
    ['contracts', 'steps', 'internships', 'account', 'steps'],
  )
  const plain = await world({ flags: { digitalContracts: false } }, app)
  const own = (await plain.schoolAdmin.tell(protocol.mailTexts)).texts.map((each) => each.purpose)
  assert.ok(own.includes('internshipStopped') && !own.includes(purpose))
  await assert.rejects(ask(plain.schoolAdmin), isRefused('notificationTemplate.unknownMail'))
})
