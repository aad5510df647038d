// A process of its own: its server sends real mails and takes answers.
import assert from 'node:assert/strict'
import { internships } from '#protocol/features/internships.ts'
import { atWork } from '../support/at-work.ts'
import { CLASS_SIZE, classOf28 } from '../support/class-of-28.ts'
import { emailOf, isListening, journey, type Traveller, travel } from '../support/journey.ts'
import { accountApi, comeIn, newCompany, newVacancy } from '../support/marketplace.ts'
import { addToContractMail, keepMailText, mailWords } from '../support/own-mail-text.ts'
import { Post } from '../support/post.ts'
import { seesCount } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'
import { writeMessage } from '../support/write-message.ts'

const tenant = 'stagehaven'
const phone = { tenant, viewport: { width: 390, height: 844 }, hasTouch: true }
const post = await Post.open('talking')

const messagesOf = ({ page }: Traveller) => page.getByRole('list', { name: say('conversations.messages') })

/** Whoever guides them at the host and has an account. */
async function hostOf(internshipId: string): Promise<string> {
  const [found] = await post.server.rows<{ email: string }>(
    `select u.email from internships i join users u on u.id in (i.contact_person_id, i.supervisor_id) and u.status = 'active'
     where i.id = $1 limit 1`,
    [internshipId],
  )
  assert.ok(found, 'somebody at the host has an account')
  return found.email
}

journey(
  'from the board a mentor writes to the host about a missed day; the host answers from the mail, and the student and the school read along',
  { tenant },
  async (mentor) => {
    const { id, school } = await atWork(tenant)
    const { student, studentName, internshipPeriod } = await school.find(internships, id, {
      include: ['student', 'internshipPeriod'],
    })
    const host = await hostOf(id)
    const own = crypto.randomUUID().slice(0, 8)
    const question = `Maandag was er niemand, klopt dat? ${own}`
    const answer = `Klopt, zij belde dat ze ziek was. ${own}`
    const { page } = mentor
    await mentor.signIn('mentor')
    await mentor.visit(`/stagevoortgang/${internshipPeriod?.id}`)
    await page.getByRole('searchbox', { name: say('progress.search') }).fill(studentName)
    await page.locator(`[data-student="${student?.id}"] [data-col="0"]`).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('conversations.button') })
      .click()
    await page.waitForURL(/\/conversations\/[0-9a-f-]{36}/)
    await writeMessage(mentor, question)
    await messagesOf(mentor).getByText(question).waitFor()

    // Whoever was not looking gets a mail, without the words, that can be answered.
    await post.tenMinutesLater()
    const mail = await post.mailTo(host, 'beantwoord deze mail')
    assert.equal(mail.text.includes(own), false)
    assert.equal(await post.answer(mail, 'Ik ben de gastheer', 'vreemde@elders.test'), 422, 'nobody else answers it')
    assert.equal(await post.answer(mail, answer), 200)
    await post.nextMorning()
    await messagesOf(mentor).getByText(answer).waitFor()
    assert.equal(await messagesOf(mentor).getByText('Ik ben de gastheer').count(), 0)

    const address = new URL(page.url()).pathname
    await travel(phone, async (student) => {
      await student.signIn('student')
      await student.visit('/conversations')
      await student.page.getByRole('link').filter({ hasText: answer }).click()
      for (const text of [question, answer]) await messagesOf(student).getByText(text).waitFor()
      await student.page.getByText(say('conversations.along.banner')).waitFor()
    })
    await travel({ tenant }, async (admin) => {
      await admin.signIn('schooladmin')
      await admin.visit('/conversations/meelezen')
      await admin.page.locator(`a[href^="${address}"]`).click()
      await messagesOf(admin).getByText(answer).waitFor()
      await admin.page.getByText(say('conversations.along.only')).waitFor()
    })
    await travel({ tenant }, async (stranger) => {
      stranger.expect(404)
      await stranger.signIn('volunteer')
      await stranger.visit(address)
      assert.equal(await stranger.page.getByText(own).count(), 0)
    })
  },
)

journey(
  'a message to a class of 28 of which one comes back ends in a true report; a weekly mail tells only what is new; a school tries its own words',
  { tenant, minutes: 8 },
  async (mentor) => {
    const school = await accountApi('schooladmin', tenant)
    const { own, students } = await classOf28(school, emailOf('mentor', tenant), 20)
    const [reader, gone] = students
    assert.ok(reader && gone)
    await travel(phone, async (student) => {
      await comeIn(student, reader.email, 'Acht-boten-op-het-wad-9')
      await writesToClass(mentor, own, student, gone.name)
      await getsWeeklyMail(student, own, reader.email)
    })
    await travel({}, triesOwnWords)
  },
)

/** From the list of students, all that it shows: one reads and answers, of one the address is gone. */
async function writesToClass(mentor: Traveller, own: string, student: Traveller, gone: string): Promise<void> {
  const { page } = mentor
  await mentor.signIn('mentor')
  await mentor.visit('/users?q=Anker')
  await page.getByRole('checkbox', { name: say('table.selectPage') }).check()
  const bar = page.getByRole('region', { name: say('table.bulk') })
  await bar.getByRole('button', { name: say('table.selectAll', { count: CLASS_SIZE }) }).click()
  await bar.getByRole('button', { name: say('bulk-messages.start.bulk') }).click()
  await page.waitForURL(/\/internships\/bulk_messages\/[0-9a-f-]{36}\/edit/)
  await isListening(page)
  await page.getByText(say('bulk-messages.whom.studentList')).waitFor()
  await page.getByRole('textbox', { name: say('bulk-messages.write.subject') }).fill('Vrijdag mee, {voornaam}')
  await page
    .getByRole('textbox', { name: say('bulk-messages.write.body') })
    .fill(`Hoi {voornaam}, neem vrijdag je laarzen mee. ${own}`)
  await page.getByRole('button', { name: say('bulk-messages.write.check') }).click()
  await page.waitForURL(/\/send$/)
  await isListening(page)
  // Nobody sends to so many without having seen how many, and three of them as they will read it.
  await seesCount(page.getByText(/^Vrijdag mee, \w+/), 3, 'examples')
  await page.getByRole('button', { name: say('bulk-messages.send.verb', { count: CLASS_SIZE }) }).click()
  const told = page.getByRole('status').filter({ hasText: 'bereikt' })
  const reached = (count: number) => say('bulk-messages.report.reached', { reached: count, total: CLASS_SIZE })
  await told.filter({ hasText: reached(CLASS_SIZE) }).waitFor()

  const [first] = gone.split(' ')
  const [lost] = await becomes(
    'the mail of who is gone left',
    async () => post.everything(`Hoi ${first}, neem vrijdag je laarzen mee. ${own}`),
    (mails) => mails.length > 0,
  )
  assert.ok(lost)
  await post.comesBack(lost)
  await student.visit('/conversations')
  await student.page.getByRole('link').filter({ hasText: own }).click()
  await messagesOf(student).getByText('laarzen').waitFor()
  await writeMessage(student, `Doe ik ${own}`)
  await messagesOf(student).getByText(`Doe ik ${own}`).waitFor()

  await page.reload()
  await told.filter({ hasText: reached(CLASS_SIZE - 1) }).waitFor()
  const people = page.getByRole('region', { name: say('bulk-messages.report.people') }).getByRole('listitem')
  const lines = async (state: string) => people.filter({ hasText: say(`bulk-messages.states.${state}`) }).count()
  assert.deepEqual([await lines('sent'), await lines('read'), await lines('failed')], [CLASS_SIZE - 2, 1, 1])
  const failed = people.filter({ hasText: say('bulk-messages.states.failed') })
  await failed.getByText(gone).waitFor()
  await failed.getByText(say('bulk-messages.report.noSuchAddress')).waitFor()
  assert.equal(post.everything(`laarzen mee. ${own}`).length, CLASS_SIZE, 'everybody got one')
  await mentor.visit('/conversations')
  await page
    .getByRole('link')
    .filter({ hasText: `Doe ik ${own}` })
    .waitFor()
  await mentor.visit('/notificaties')
  await page.getByText(gone).first().waitFor()
}

/** A student chooses a day and one subject, and is told each place once. */
async function getsWeeklyMail({ page, visit }: Traveller, own: string, email: string): Promise<void> {
  const words = (path: string) => say(`periodic-mail.${path}`)
  await visit('/profile-edit/periodieke-mail')
  await page.getByRole('radio', { name: words('weekly.label') }).check()
  const [now] = await post.server.rows<{ weekday: number }>('select extract(isodow from today_nl())::int as weekday')
  await page.getByRole('combobox', { name: words('weekday') }).selectOption(String(now?.weekday))
  await page.getByRole('combobox', { name: words('hour') }).selectOption('0')
  const parts = page.getByRole('group', { name: words('sections') }).getByRole('checkbox')
  for (const part of await parts.all()) await part.uncheck()
  await parts.and(page.getByLabel('Nieuwe vacatures die passen')).check()
  await page.getByRole('button', { name: words('save') }).click()
  await page.getByText(words('saved')).waitFor()

  const news = 'Dit speelt er voor je'
  await weekLater(email)
  const before = await post.mailTo(email, news)
  for (const title of [`Meevaren ${own}`, `Meehelpen ${own}`]) assert.ok(before.text.includes(title), before.text)
  const school = await accountApi('schooladmin', tenant)
  const town = { street: 'Kanaalweg', houseNumber: '9', postalCode: '1781 AB', city: 'Den Helder' }
  await newVacancy(school, await newCompany(school, `Vuurtoren ${own}`, town), { title: `Uitkijken ${own}` })
  await weekLater(email)
  const after = await post.mailTo(email, news, 2)
  assert.ok(after.text.includes(`Uitkijken ${own}`), after.text)
  assert.equal(/Meevaren|Meehelpen/.test(after.text), false, 'what was told before is not told again')
  await weekLater(email)
  assert.equal(post.mailsTo(email, news).length, 2, 'nothing new is no mail')
}

/** It was a week ago that they were told, and the hour has come. */
async function weekLater(email: string): Promise<void> {
  const of = 'user_id = (select id from users where email = $1)'
  await post.server.rows(`update periodic_mails set starts_on = null, last_turn = last_turn - 7 where ${of}`, [email])
  await post.server.rows(
    `update mails set dedupe_key = dedupe_key || ' ' || id where purpose = 'periodicMail' and ${of}`,
    [email],
  )
  await post.server.rows(
    `select graphile_worker.add_job('sendPeriodicTurns', json_build_object('tenantId', tenant_id)) from users where email = $1`,
    [email],
  )
  await becomes(
    'it was their turn',
    () => post.server.rows(`select 1 from periodic_mails where last_turn = today_nl() and ${of}`, [email]),
    (found) => found.length === 1,
  )
}

/** "Contract ready to sign" in the words of a school that signs here: it is tried on oneself first. */
async function triesOwnWords(they: Traveller): Promise<void> {
  await addToContractMail(they, 'Bel ons gerust op kantoor.')
  await they.page.getByRole('button', { name: mailWords('try.verb') }).click()
  const mail = await post.mailTo(emailOf('schooladmin', they.tenant), 'Bel ons gerust op kantoor.')
  assert.match(mail.html, /Bel ons gerust op kantoor\./)
  assert.equal(/token|sleutel/i.test(mail.html), false, 'nobody signs with it')
  await keepMailText(they)
}
