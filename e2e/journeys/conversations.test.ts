import assert from 'node:assert/strict'
import { atWork } from '../support/at-work.ts'
import { journey, type Traveller, travel } from '../support/journey.ts'
import { seesValue } from '../support/sees.ts'
import { say } from '../support/words.ts'
import { writeMessage } from '../support/write-message.ts'

const tenant = 'stagehaven'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

const sees = ({ page }: Traveller, text: string) =>
  page
    .getByRole('list', { name: say('conversations.messages') })
    .getByText(text)
    .waitFor()

journey(
  'a mentor writes from the internship page; the student sees it at once on a phone and answers',
  { tenant, ...phone },
  async (student) => {
    const { id } = await atWork(tenant)
    const [question, answer] = ['Laarzen', 'Is goed'].map((text) => `${text} ${crypto.randomUUID().slice(0, 8)}`)
    if (!question || !answer) return
    await student.signIn('student')
    await student.visit('/conversations')
    await travel({ tenant }, async (mentor) => {
      await mentor.signIn('mentor')
      await mentor.visit(`/internships/${id}`)
      await mentor.page.getByRole('button', { name: say('conversations.button') }).click()
      await mentor.page.waitForURL(/\/conversations\/[0-9a-f-]{36}/)
      await writeMessage(mentor, question)
      await sees(mentor, question)

      await student.page.getByRole('link').filter({ hasText: question }).click()
      await sees(student, question)
      await writeMessage(student, answer)
      await sees(student, answer)
      await sees(mentor, answer)

      // What is said most is one tap, and stands in the box until it is sent.
      const here = say('conversations.quick.here')
      await student.page.getByRole('button', { name: here }).click()
      await seesValue(student.page.getByRole('textbox', { name: say('conversations.write') }), here)
      await student.page.getByRole('button', { name: say('conversations.send.button') }).click()
      await sees(mentor, here)
      // On a wide screen the window holds all of it: nothing moves away from under the hands of who writes.
      assert.equal(await mentor.page.evaluate('document.documentElement.scrollHeight - innerHeight'), 0)
      // Beside it stands what it is about; on a phone that is a page of its own.
      const about = say('conversations.about.page')
      const place = (page: Traveller['page']) => page.getByRole('link', { name: say('conversations.toInternship') })
      await place(mentor.page).waitFor()
      await student.page.getByRole('link', { name: about }).click()
      await student.page.getByRole('heading', { level: 1, name: about }).waitFor()
      await place(student.page).waitFor()
    })
  },
)
