import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { journey } from '../support/journey.ts'
import { seesCount, seesValue } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const tenant = 'oldebroek'
const [one, many] = [say('activities.countOne'), say('activities.count', { count: '' }).trim()]

journey('a school looks for one kind of action, by one person, and takes it along', { tenant }, async (traveller) => {
  const { page, visit, signIn } = traveller
  await signIn('schooladmin')
  await visit('/recente_acties')
  const main = page.getByRole('main')
  const lines = main.getByRole('listitem').filter({ has: page.locator('time') })
  await main.getByLabel(say('activities.filters.kind')).selectOption(say('content.activities.kinds.content'))
  await main.getByRole('button', { name: say('activities.filters.submit') }).click()
  await page.waitForURL(/soort=content/)
  await becomes(
    'only what happened to the website',
    () => lines.allInnerTexts(),
    (texts) => texts.length > 0 && texts.every((text) => /menu|pagina|site/.test(text)),
  )
  await seesValue(main.getByLabel(say('activities.filters.kind')), 'content', 'it says what it shows')

  await main.locator('summary', { hasText: say('table.export.open') }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: say('table.export.csv') }).click(),
  ])
  assert.match(download.suggestedFilename(), /^oldebroek-acties-\d{4}-\d{2}-\d{2}\.csv$/)
  const file = await readFile(await download.path(), 'utf8')
  assert.match(file, new RegExp(`^\\uFEFF${say('activities.export.date')};`))
  assert.doesNotMatch(file, /logde in/, 'the filter holds for the file as well')
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: say('table.export.xlsx') }).click(),
  ])
  assert.match(workbook.suggestedFilename(), /\.xlsx$/)
  const sheet = strFromU8(
    unzipSync(await readFile(await workbook.path()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  )
  assert.equal(sheet.match(/<row>/g)?.length, file.trim().split('\r\n').length, 'the same lines')

  await main
    .getByRole('link', { name: say('activities.filters.clear') })
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/recente_acties' && url.search === '')
  await main
    .getByText(say('activities.events.export_made', { who: say('activities.you') }))
    .first()
    .waitFor()
})

journey('one finds a person by the beginning of a name', { tenant }, async ({ page, visit, signIn }) => {
  await signIn('schooladmin')
  await visit('/recente_acties')
  const main = page.getByRole('main')
  const person = main.getByRole('combobox', { name: say('activities.filters.person') })
  await person.click()
  await person.pressSequentially('Isa', { delay: 30 })
  await page.getByRole('option', { name: /Vertrek/ }).click()
  await main.getByRole('button', { name: say('activities.filters.submit') }).click()
  await page.waitForURL(/persoon=[0-9a-f-]{36}/)
  await main.getByText(say('activities.nothing')).waitFor()
  await becomes(
    'whom it is about',
    () => person.inputValue(),
    (name) => /Vertrek/.test(name),
  )
})

journey(
  'without scripts the filters work too',
  { tenant, javaScriptEnabled: false },
  async ({ page, visit, signIn }) => {
    await signIn('schooladmin')
    await visit('/recente_acties')
    const main = page.getByRole('main')
    await main.getByLabel(say('activities.filters.kind')).selectOption(say('activities.kinds.signIn'))
    await main.getByRole('button', { name: say('activities.filters.submit') }).click()
    await page.waitForURL(/soort=signIn/)
    await main
      .getByText(say('sign-in.activities.events.session_started', { who: say('activities.you') }))
      .first()
      .waitFor()
    await main.getByText(new RegExp(`^(${one}|\\d+ ${many})$`)).waitFor()
  },
)

journey('a student sees what happened to them, and has nothing to take along', { tenant }, async (traveller) => {
  const { page, visit, signIn } = traveller
  await signIn('student')
  await visit('/recente_acties')
  const main = page.getByRole('main')
  await main
    .getByText(say('sign-in.activities.events.session_started', { who: say('activities.you') }))
    .first()
    .waitFor()
  await seesCount(main.locator('summary', { hasText: say('table.export.open') }), 0)
})
