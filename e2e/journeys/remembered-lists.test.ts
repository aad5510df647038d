import assert from 'node:assert/strict'
import { journey } from '../support/journey.ts'
import { seesCount, seesValue } from '../support/sees.ts'
import { say } from '../support/words.ts'

const desktop = { width: 1280, height: 720 }

journey(
  'a list is found again as it was left, says so, and is nobody else’s',
  { tenant: 'corderius', viewport: desktop },
  async ({ page, visit, signIn }) => {
    await signIn('schooladmin')
    await visit('/users')
    await page.getByRole('heading', { level: 1, name: say('users.views.students') }).waitFor()
    const rows = page.locator('tbody tr[data-id]')
    await rows.first().waitFor()
    const box = await rows.first().boundingBox()
    assert.ok(box && box.y + box.height <= desktop.height, 'the first row is in sight')

    await page.getByRole('combobox', { name: say('table.rows') }).selectOption('25')
    await rows.nth(24).waitFor()
    await page.locator('summary', { hasText: say('table.filter') }).click()
    await page.getByRole('checkbox', { name: 'havo', exact: true }).check()
    await page.getByRole('button', { name: say('table.showResults') }).click()
    const chip = page.getByText(`${say('users.filters.level.label')}: havo`)
    await chip.waitFor()
    const asked = new URL(page.url()).searchParams.get('level')

    // Elsewhere, and back by the menu.
    await visit('/groups')
    await page
      .getByRole('link', { name: say('users.menu.school') })
      .first()
      .click()
    await chip.waitFor()
    assert.equal(new URL(page.url()).searchParams.get('level'), asked, 'the address says what is on')
    await seesValue(page.getByRole('combobox', { name: say('table.rows') }), '25')

    // Another person at the same computer.
    await signIn('mentor')
    await visit('/users')
    await page.getByRole('heading', { level: 1, name: say('users.titleMentor') }).waitFor()
    await seesCount(chip, 0)

    await signIn('schooladmin')
    await visit('/users?role=student&show=all')
    await page.getByRole('link', { name: say('users.views.all') }).click()
    await page.getByRole('heading', { level: 1, name: say('users.title') }).waitFor()
    await visit('/users')
    await page.getByRole('heading', { level: 1, name: say('users.title') }).waitFor()
    await seesCount(chip, 0, 'what was taken away stays away')
  },
)
