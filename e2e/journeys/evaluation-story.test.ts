import { requestForm } from '#protocol/features/form-submissions.ts'
import { buildByKeyboard, go, publishByKeyboard } from '../support/build-by-keyboard.ts'
import { placeAtTheBakers } from '../support/contracts.ts'
import { isListening, journey, type Traveller, travel } from '../support/journey.ts'
import { linkInMailTo } from '../support/mailbox.ts'
import { accountApi, comeIn } from '../support/marketplace.ts'
import { seesCount, seesValue } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const tenant = 'demo'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const words = (key: string, params = {}) => say(`form-submissions.${key}`, params)
const proud = 'Waar ben je trots op?'
const better = 'Wat moet er nog gebeuren?'

const choose = ({ page }: Traveller, row: string, level: string) =>
  page.getByRole('group', { name: row, exact: true }).getByRole('radio', { name: level }).check()
const enough = ({ page }: Traveller, answer: string) => page.getByRole('radio', { name: answer, exact: true }).check()
const asked = ({ page }: Traveller, question: string) => page.getByRole('textbox', { name: question })
const handIn = ({ page }: Traveller) => page.getByRole('button', { name: words('answer.submit'), exact: true }).click()
const sees = ({ page }: Traveller, key: string) => page.getByRole('heading', { level: 1, name: words(key) }).waitFor()

/** On a phone, by the link in her mail; in the middle of it somebody comes into the shop. */
async function baker(they: Traveller, path: string): Promise<void> {
  await they.visit(path)
  await choose(they, 'Op tijd zijn', 'Goed')
  await enough(they, 'Nee')
  await asked(they, better).fill('Vaker iets vragen')
  await they.page.getByText(words('answer.saved', { time: '' }).trim()).waitFor()
  await they.page.goto('about:blank')
  await they.visit(path)
  await seesValue(asked(they, better), 'Vaker iets vragen')
  await choose(they, 'Vragen stellen', 'Nog niet')
  await handIn(they)
  await sees(they, 'given.title')
}

/** Without a line: what was filled in goes out by itself as soon as there is one. */
async function student(they: Traveller, id: string): Promise<void> {
  await they.visit(`/forms/${id}`)
  await isListening(they.page)
  await they.context.setOffline(true)
  await choose(they, 'Op tijd zijn', 'Goed')
  await choose(they, 'Vragen stellen', 'Goed')
  await enough(they, 'Ja')
  await asked(they, proud).fill('Ik bakte een taart')
  await handIn(they)
  await they.page.getByText(words('answer.offlineSubmit')).waitFor()
  await they.context.setOffline(false)
  await sees(they, 'given.title')
}

journey(
  'an evaluation from its first question to the year after: built by keyboard, answered by three, compared, changed, and still read as it was',
  { tenant, minutes: 8 },
  async (mentor) => {
    const { page, visit, signIn } = mentor
    const own = `jaar${Math.random().toString(36).slice(2, 7)}`
    const place = await placeAtTheBakers(await accountApi('schooladmin', tenant), own, `mentor@${tenant}.test`)
    await signIn('mentor')
    await visit('/form_builder/new')
    await buildByKeyboard(page, `Beoordeling ${own}`)
    await publishByKeyboard(page, 1)
    const formId = new URL(page.url()).pathname.split('/')[2] ?? ''

    const api = await accountApi('mentor', tenant)
    const ask = async (role: 'student' | 'host' | 'mentor') =>
      (await api.run(requestForm, formId, { internshipIds: [place.internshipId], role })).made[0] ?? ''
    const ids = { student: await ask('student'), host: await ask('host'), mentor: await ask('mentor') }
    const link = new URL(await linkInMailTo(tenant, place.people.baker, `Beoordeling ${own}`))
    await travel({ tenant, ...phone }, (they) => baker(they, link.pathname))
    await travel({ tenant, ...phone }, async (they) => {
      await comeIn(they, place.people.student, 'Brood-en-banket-16')
      await student(they, ids.student)
    })
    await visit(`/forms/${ids.mentor}`)
    await choose(mentor, 'Op tijd zijn', 'Goed')
    await choose(mentor, 'Vragen stellen', 'Op weg')
    await enough(mentor, 'Ja')
    await asked(mentor, proud).fill('Sem is altijd vrolijk')
    await handIn(mentor)
    await sees(mentor, 'given.title')

    await visit(`/form_builder/${formId}`)
    const compare = page.getByRole('link', { name: new RegExp(`^${words('compare.do')}`) })
    await seesCount(compare, 3)
    await compare.first().click()
    await page
      .getByText(words('compare.steps.other', { count: 2 }))
      .first()
      .waitFor()
    await page.getByRole('img', { name: /Goed.*Nog niet.*Op weg/ }).waitFor()

    // Next year one point of the rubric is another one; who answered already is read as asked.
    await visit(`/form_builder/${formId}/edit`)
    const rubric = page
      .getByRole('list', { name: say('forms.build.questions') })
      .getByRole('listitem')
      .first()
    await rubric.getByRole('button', { name: 'Hoe werkt de leerling?' }).first().click()
    const criterion = page.getByRole('textbox', { name: `${say('forms.build.criteria.one')} 2` })
    await go(page, criterion, 'Control+a')
    await page.keyboard.type('Zelf iets bedenken')
    await publishByKeyboard(page, 2)
    await becomes(
      'the old answers say that they are of the version before',
      async () => {
        await visit(`/form_builder/${formId}/submissions/${ids.host}`)
        return page.getByText(words('submission.oldVersion', { version: 1, newest: 2 })).count()
      },
      (count) => count === 1,
    )
    await page.getByText('Vragen stellen').first().waitFor()
    await page.getByText('Vaker iets vragen').waitFor()
    await seesCount(page.getByText('Zelf iets bedenken'), 0)
  },
)
