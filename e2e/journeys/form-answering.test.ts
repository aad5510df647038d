import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { askedOfThree, posterForm } from '../support/forms.ts'
import { isListening, journey, type Traveller, travel } from '../support/journey.ts'
import { linkInMailTo } from '../support/mailbox.ts'
import { accountApi, comeIn } from '../support/marketplace.ts'
import { seesCount, seesValue } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const tenant = 'demo'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const words = (key: string, params = {}) => say(`form-submissions.${key}`, params)

const button = (page: Page, key: string) => page.getByRole('button', { name: words(key), exact: true })
const sees = (page: Page, key: string, level = 1) => page.getByRole('heading', { level, name: words(key) }).waitFor()
const saved = (page: Page) => page.getByText(words('answer.saved', { time: '' }).trim()).waitFor()
const choose = (page: Page, row: string, level: string) =>
  page.getByRole('group', { name: row, exact: true }).getByRole('radio', { name: level }).check()
const mark = (page: Page) => page.getByRole('textbox', { name: /Welk cijfer/ })
const kept = (page: Page) =>
  page.evaluate<number>(`Object.keys(localStorage).filter((name) => name.startsWith('form:')).length`)

async function judge(page: Page, asking: string): Promise<void> {
  await choose(page, 'Op tijd zijn', 'Altijd')
  await choose(page, 'Vragen stellen', asking)
  await choose(page, 'Samenwerken', 'Meestal')
}

/** The baker, on a phone: half a page, then the phone is put away, and later she goes on. */
async function baker({ page, visit }: Traveller, email: string, title: string): Promise<void> {
  const link = new URL(await linkInMailTo(tenant, email, ''))
  await visit(link.pathname)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const better = page.getByRole('textbox', { name: 'Wat kan beter?' })
  assert.equal(await better.isVisible(), false)
  await page.getByRole('radio', { name: 'Nee, liever niet' }).check()
  await better.fill('Eerder laten weten wie er komt')
  await saved(page)
  // What did not reach the server yet is not lost either.
  await mark(page).fill('elf')
  await visit(link.pathname)
  await seesValue(better, 'Eerder laten weten wie er komt')
  await seesValue(mark(page), 'elf')
  await button(page, 'answer.next').click()
  // What is wrong is told above, and one line leads to it.
  await page.getByRole('link', { name: /Welk cijfer/ }).click()
  await page.keyboard.type('8')
  assert.match(await mark(page).inputValue(), /8/)
  await mark(page).fill('8')
  await button(page, 'answer.next').click()
  await page.getByRole('heading', { level: 2, name: 'Hoe ging het?' }).waitFor()
  await judge(page, 'Altijd')
  await page.getByRole('textbox', { name: /trots/ }).fill('Sem ziet wat er moet gebeuren')
  await page.getByRole('textbox', { name: 'Je naam' }).fill('Bea Bakker')
  await button(page, 'answer.submit').click()
  await sees(page, 'given.title')
  await page.getByText('Eerder laten weten wie er komt').waitFor()
  assert.equal(await kept(page), 0, 'nothing of it is left on the device')
}

/** The student, with an account, loses the line on the way and hands in without one. */
async function student({ page, context, visit }: Traveller, id: string): Promise<void> {
  await visit('/forms')
  await page.getByRole('link', { name: new RegExp(words('own.fill')) }).click()
  await page.getByRole('group', { name: 'Zou je deze plek aanraden?' }).waitFor()
  await isListening(page)
  await page.getByRole('radio', { name: 'Ja, zeker' }).check()
  await saved(page)
  await context.setOffline(true)
  await mark(page).fill('9')
  await page.getByText(words('answer.offline')).waitFor()
  assert.equal(await kept(page), 1)
  await button(page, 'answer.next').click()
  await judge(page, 'Soms')
  await page.getByRole('textbox', { name: 'Je naam' }).fill('Sem')
  await button(page, 'answer.submit').click()
  await page.getByText(words('answer.offlineSubmit')).waitFor()
  await context.setOffline(false)
  await sees(page, 'given.title')
  await page.getByRole('button', { name: words('given.reopen') }).waitFor()
  await visit('/forms')
  await page.getByRole('link', { name: new RegExp(words('own.view')) }).click()
  await page.waitForURL((url) => url.pathname === `/forms/${id}`)
}

/** The mentor fills in their own without scripts: a question that comes with an answer is asked before one goes on. */
async function withoutScripts({ page, visit, signIn, expect }: Traveller, id: string): Promise<void> {
  expect(422)
  await signIn('mentor')
  await visit(`/forms/${id}`)
  await page.getByRole('radio', { name: 'Nee, liever niet' }).check()
  await button(page, 'answer.next').click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Wat kan beter/ })
    .waitFor()
  await page.getByRole('textbox', { name: 'Wat kan beter?' }).fill('Meer uitleg')
  await button(page, 'answer.next').click()
  await judge(page, 'Meestal')
  await page.getByRole('textbox', { name: 'Je naam' }).fill('Mentor')
  await button(page, 'answer.submit').click()
  await sees(page, 'given.title')
}

/** The host is asked once more; the student still has theirs, and it says so. */
async function askAgain(page: Page, visit: Traveller['visit'], formId: string, own: string): Promise<void> {
  await visit(`/form_builder/${formId}`)
  await page.getByRole('link', { name: words('results.ask') }).click()
  await page.waitForURL((url) => url.pathname.endsWith('/vragen'))
  await visit(`/form_builder/${formId}/vragen?q=${own}`)
  for (const [role, said] of [
    ['host', words('ask.made.one')],
    ['student', words('ask.made.none')],
  ] as const) {
    await page.getByLabel(words('ask.role')).selectOption(role)
    await page.getByRole('checkbox', { name: say('table.selectPage') }).check()
    await page
      .getByRole('region', { name: say('table.bulk') })
      .getByRole('button', { name: words(`ask.verb.${role}`) })
      .click()
    await page.getByRole('status').getByText(said).waitFor()
  }
  await page.getByRole('status').getByRole('link', { name: /Sem/ }).waitFor()
}

journey(
  'a baker answers by link on a phone in two goes, a student without a line, a mentor without scripts, and all three are compared',
  { tenant, ...phone },
  async (they) => {
    const school = await accountApi('schooladmin', tenant)
    const own = `terug${Math.random().toString(36).slice(2, 7)}`
    const { people, formId, title, ids } = await askedOfThree(school, own, `mentor@${tenant}.test`)
    await travel({ tenant, ...phone }, (traveller) => baker(traveller, people.baker, title))
    await travel({ tenant, javaScriptEnabled: false }, (traveller) => withoutScripts(traveller, ids.mentor ?? ''))
    await comeIn(they, people.student, 'Brood-en-banket-16')
    await student(they, ids.student ?? '')

    await travel({ tenant }, async ({ page, visit, signIn }) => {
      await signIn('mentor')
      await visit(`/form_builder/${formId}`)
      const compare = page.getByRole('link', { name: new RegExp(`^${words('compare.do')}`) })
      await seesCount(compare, 3)
      await compare.first().click()
      await page.getByRole('heading', { level: 2, name: words('compare.title.strict', { name: 'Sem' }) }).waitFor()
      await page.getByRole('img', { name: /Soms.*Altijd.*Meestal/ }).waitFor()
      const far = words('compare.steps.other', { count: 2 })
      await page.getByText(`${far}, ${words('compare.side.strict', { name: 'Sem' })}`).waitFor()
      await visit(`/form_builder/${formId}/submissions/${ids.student}`)
      await page.getByText(words('submission.return'), { exact: true }).click()
      await page.getByRole('textbox', { name: words('submission.reason') }).fill('Schrijf er een voorbeeld bij.')
      await button(page, 'submission.returnDo').click()
      await page.waitForURL((url) => !url.pathname.endsWith(ids.student ?? ''))
      await askAgain(page, visit, formId, own)
      await becomes(
        'the student hears it',
        async () => {
          await they.visit(`/forms/${ids.student}`)
          return they.page.getByText('Schrijf er een voorbeeld bij.').count()
        },
        (count) => count === 1,
      )
    })
  },
)

/** One line over the paper, as a finger draws it. */
async function draw(page: Page, question: string): Promise<void> {
  const paper = page.getByRole('group', { name: new RegExp(question) }).getByRole('img')
  await paper.scrollIntoViewIfNeeded()
  const box = await paper.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 20, { steps: 6 })
  await page.mouse.up()
}

journey(
  'a parent types the code of a poster, sends a picture, says a day, draws one signature, types the other and hands it in at once',
  { tenant, ...phone },
  async ({ page, visit }) => {
    const school = await accountApi('schooladmin', tenant)
    const title = `Toestemming ${Math.random().toString(36).slice(2, 7)}`
    await visit(`/forms/${await posterForm(school, title)}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const photo = await page.screenshot({ type: 'jpeg' })
    // Reading and typing take a person their time: who is quicker is taken for a program.
    await page
      .getByRole('textbox', { name: words('formal.answer.begin.name') })
      .pressSequentially('Ouder van Sem', { delay: 150 })
    await button(page, 'answer.begin.do').click()
    await page.getByLabel('Een foto').waitFor()
    await isListening(page)
    await page.getByLabel('Een foto').setInputFiles({ name: 'hond.jpg', mimeType: 'image/jpeg', buffer: photo })
    await page.getByText('hond.webp').waitFor()
    const born = page.getByLabel('Geboren op')
    await born.fill('31-02-2010')
    await born.blur()
    await page.getByText(say('forms.problems.notADate')).first().waitFor()
    await seesValue(born, '31-02-2010')
    await born.fill('3 sept 2010')
    await born.blur()
    await seesValue(born, '03-09-2010')
    await saved(page)
    await page.reload()
    await isListening(page)
    await seesValue(born, '03-09-2010')
    await draw(page, 'Handtekening')
    await page
      .getByRole('group', { name: /Tweede ouder/ })
      .getByRole('textbox')
      .fill('P. de Ouder')
    await button(page, 'answer.submit').click()
    await sees(page, 'given.title')
    await page.getByText('hond.webp').waitFor()
    await page.getByText('3 september 2010').waitFor()
    await page.getByText('P. de Ouder').waitFor()
    assert.equal(await kept(page), 0, 'nothing of it is left on the device')
  },
)
