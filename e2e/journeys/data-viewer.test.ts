import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { journey } from '../support/journey.ts'
import { say } from '../support/words.ts'

journey(
  'an administrator asks a question of all data: a scroll, a condition, a count, a column, a view to share and a file',
  // Where no other story begins an internship; what is counted here does not change either.
  { tenant: 'mas4you' },
  async ({ page, visit, signIn, expect }) => {
    // A condition that cannot be.
    expect(422)
    await signIn('schooladmin')
    await visit('/instellingen')
    await page.getByRole('link', { name: say('data-viewer.card.title') }).click()
    await page.getByRole('heading', { level: 1, name: /^[\d.]+ stages$/ }).waitFor()

    // All rows in one table: a key leads to its end, and what stands there is read on the way.
    const whole = page.locator('table[aria-rowcount]')
    const end = await whole.getAttribute('aria-rowcount')
    await page.getByRole('region', { name: 'Stages', exact: true }).press('End')
    await page.locator(`tr[aria-rowindex="${end}"]:not([aria-busy])`).waitFor()

    // What cannot be is said beside it, and nothing is lost.
    await page.locator('summary', { hasText: say('data-viewer.addFirst') }).click()
    await page.getByRole('link', { name: 'Afgesproken uren', exact: true }).first().click()
    const asked = page.getByRole('form', { name: say('data-viewer.newWhere', { column: 'Afgesproken uren' }) })
    await asked.getByLabel(say('data-viewer.how')).selectOption('from')
    await asked.getByLabel(say('data-viewer.value')).fill('tien')
    await asked.getByRole('button', { name: say('data-viewer.addVerb') }).click()
    await asked.getByRole('alert').getByText(say('data-viewer.invalid')).waitFor()
    await asked.getByLabel(say('data-viewer.value')).fill('1')
    await asked.getByRole('button', { name: say('data-viewer.addVerb') }).click()
    await page.getByRole('link', { name: /^Haal weg: Afgesproken uren vanaf 1/ }).waitFor()

    // Counted by who found it; a group leads to as many rows.
    await page.locator('summary', { hasText: say('data-viewer.nothing') }).click()
    await page.getByRole('link', { name: 'Zelf gevonden', exact: true }).first().click()
    const groups = page.getByRole('table', { name: say('data-viewer.groups', { column: 'Zelf gevonden' }) })
    const first = groups.locator('tbody tr').first()
    const count = await first.locator('td').first().innerText()
    await first.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: `${count} stages` }).waitFor()

    // One column more, sorted by it, kept under a name and taken along.
    await page.locator('form').getByLabel('Zelf gevonden').first().check()
    await page.getByRole('columnheader', { name: 'Zelf gevonden' }).getByRole('link').click()
    await page.locator('th[aria-sort="ascending"]', { hasText: 'Zelf gevonden' }).waitFor()
    await page.locator('summary', { hasText: say('saved-views.open') }).click()
    await page.getByRole('textbox', { name: say('saved-views.name') }).fill('Wie uren maakte')
    await page.getByRole('button', { name: say('saved-views.save') }).click()
    await page.locator('[aria-current="true"]', { hasText: 'Wie uren maakte' }).waitFor()
    await page.locator('summary', { hasText: say('saved-views.open') }).click()
    await page.getByLabel(say('saved-views.change', { name: 'Wie uren maakte' })).click()
    await page.getByRole('button', { name: say('saved-views.share') }).click()
    await page.locator('[aria-current="true"]', { hasText: say('saved-views.sharedByYou') }).waitFor()
    await page.locator('summary', { hasText: say('table.export.open') }).click()
    await page.getByRole('button', { name: say('table.export.csv') }).click()
    await page.getByRole('heading', { level: 1, name: say('data-exports.title') }).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('link', { name: say('data-exports.downloadName', { name: 'Stages (CSV)' }) })
        .first()
        .click(),
    ])
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    assert.equal(lines.length - 1, Number(count.replaceAll('.', '')))
    assert.match(lines[0] ?? '', /Zelf gevonden/)
  },
)
