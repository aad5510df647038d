import { internships } from '#protocol/features/internships.ts'
import { studentProfiles, updateStudent } from '#protocol/features/students.ts'
import { atWork } from '../support/at-work.ts'
import { isListening, journey, travel } from '../support/journey.ts'
import { say } from '../support/words.ts'

const tenant = 'stagehaven'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

journey(
  'a mentor writes to who is ticked in the list, looks at it first, and sees who has it; the student reads and answers',
  { tenant },
  async (mentor) => {
    const { id, school, student } = await atWork(tenant)
    const [profile] = await student.list(studentProfiles, {})
    if (!profile) throw new Error('the student has a profile')
    // At night nobody writes to somebody under age, and this may run at night.
    await school.run(updateStudent, profile.id, { birthDate: '2000-01-01' })
    const word = crypto.randomUUID().slice(0, 8)
    const { page } = mentor
    await mentor.signIn('mentor')
    const { studentName, title } = await school.find(internships, id)
    await mentor.visit(`/internships?q=${encodeURIComponent(studentName)}`)
    await isListening(page)
    const name = say('table.selectRow', { name: `${studentName}, ${title}` })
    await page.getByRole('checkbox', { name }).check()
    await page
      .getByRole('region', { name: say('table.bulk') })
      .getByRole('button', { name: say('bulk-messages.start.bulk') })
      .click()

    await page.waitForURL(/\/internships\/bulk_messages\/[0-9a-f-]{36}\/edit/)
    await isListening(page)
    await page.getByRole('heading', { name: say('bulk-messages.write.toOne.students') }).waitFor()
    await page.getByRole('textbox', { name: say('bulk-messages.write.subject') }).fill(`Tot morgen ${word}, {voornaam}`)
    await page.getByRole('textbox', { name: say('bulk-messages.write.body') }).fill('Neem je jas mee naar ')
    await page.getByRole('button', { name: say('bulk-messages.write.insert', { name: 'stageplek' }) }).click()
    const preview = page.getByRole('region', { name: say('bulk-messages.preview.label') })
    await preview.getByText('Neem je jas mee naar').waitFor()
    await page.getByRole('button', { name: say('bulk-messages.write.check') }).click()

    await page.waitForURL(/\/send$/)
    await isListening(page)
    await page.getByRole('heading', { name: say('bulk-messages.send.toOne.students') }).waitFor()
    await page.getByRole('button', { name: say('bulk-messages.send.verbOne') }).click()
    await page
      .getByRole('status')
      .filter({ hasText: say('bulk-messages.report.reached', { reached: '1', total: '1' }) })
      .waitFor()

    await travel({ tenant, ...phone }, async (reader) => {
      await reader.signIn('student')
      await reader.visit('/conversations')
      await reader.page.getByRole('link').filter({ hasText: word }).click()
      await reader.page
        .getByRole('list', { name: say('conversations.messages') })
        .getByText(word)
        .waitFor()
      await isListening(reader.page)
      await reader.page.getByRole('textbox', { name: say('conversations.write') }).fill(`Is goed ${word}`)
      await reader.page.getByRole('button', { name: say('conversations.send.button') }).click()
      await reader.page.getByText(`Is goed ${word}`).first().waitFor()
    })
    await page.reload()
    await page
      .getByRole('listitem')
      .filter({ hasText: say('bulk-messages.states.read') })
      .first()
      .waitFor()
    await mentor.visit('/conversations')
    await page
      .getByRole('link')
      .filter({ hasText: `Is goed ${word}` })
      .waitFor()
    await school.run(updateStudent, profile.id, { birthDate: profile.birthDate })
  },
)
