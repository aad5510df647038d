import assert from 'node:assert/strict'
import { test } from 'node:test'
import { launchChromium } from './chromium.ts'

test('a browser starts, shows a page and runs its code', async () => {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.goto('data:text/html,<title>Stagehaven</title><button onclick="document.title = 6 * 7">Bereken</button>')
    assert.equal(await page.title(), 'Stagehaven')
    await page.getByRole('button', { name: 'Bereken' }).click()
    assert.equal(await page.title(), '42')
    assert.ok((await page.screenshot()).length > 1000)
  } finally {
    await browser.close()
  }
})
