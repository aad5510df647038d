import assert from 'node:assert/strict'
import { basename } from 'node:path'
import { tenants } from '#protocol/tenants/all.ts'
import { type Font, fonts } from '#protocol/tenants/themes.ts'
import { journey } from '../support/journey.ts'
import { seesAttribute } from '../support/sees.ts'
import { coloursCanBeToldApart } from './colours.ts'

const fileOf: Record<Font, RegExp> = {
  'Inter Variable': /^inter-latin-wght-normal/,
  'Quicksand Variable': /^quicksand-latin-wght-normal/,
  Poppins: /^poppins-latin-[4567]00-normal/,
  Roboto: /^roboto-latin-wght-normal/,
}

for (const { key, theme } of tenants) {
  const story = `${key} sends its own fonts and no others, and its colours can be told apart by day and by night`
  journey(story, { tenant: key, mode: 'light' }, async ({ page, visit, context }) => {
    const sent: string[] = []
    const warnings: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') sent.push(basename(new URL(request.url()).pathname))
    })
    page.on('console', (message) => warnings.push(message.text()))
    await visit('/privacyverklaring')
    await page.evaluate('document.fonts.ready')
    const own = [...new Set([theme.fonts.sans, theme.fonts.heading])]
    for (const font of own)
      assert.ok(
        sent.some((file) => fileOf[font].test(file)),
        `${font} is there: ${sent}`,
      )
    // A letter that the font of a site does not have, in what somebody wrote meanwhile, comes from the one behind it.
    for (const file of sent.filter((each) => !each.includes('-ext-')))
      assert.ok(
        own.some((font) => fileOf[font].test(file)),
        `${file} is of no use here`,
      )
    assert.equal(new Set(sent).size, sent.length, 'none of them comes twice')
    assert.ok(!warnings.some((text) => text.includes('preload')), 'what is fetched early is used')
    const family = await page.evaluate('getComputedStyle(document.querySelector("h1")).fontFamily')
    assert.match(String(family), new RegExp(`^"?${theme.fonts.heading}`))

    await seesAttribute(page.locator('html'), 'data-mode', 'light')
    await coloursCanBeToldApart(page)
    await context.addCookies([{ name: 'mode', value: 'dark', url: page.url() }])
    const atNight = await page.evaluate<string>(`fetch(location.href).then((answer) => answer.text())`)
    assert.match(atNight, /<html[^>]* data-mode="dark"/, 'who has chosen the night gets it')
    await page.evaluate(`document.documentElement.dataset.mode = 'dark'`)
    await coloursCanBeToldApart(page)
  })
}

const fetched = `async (url) => {
  const answer = await fetch(url)
  return { status: answer.status, type: answer.headers.get('content-type'), text: url.includes('.css') ? await answer.text() : '' }
}`

journey('every font that a site can choose is there, and none blocks the text', {}, async ({ page, visit }) => {
  await visit('/privacyverklaring')
  type Answer = { status: number; type: string; text: string }
  const get = (url: string) => page.evaluate<Answer>(`(${fetched})(${JSON.stringify(url)})`)
  const { text: sheet } = await get('/theme.css?fonts=all')
  for (const font of fonts) assert.ok(sheet.includes(`font-family:'${font}';`), font)
  const faces = sheet.split('@font-face').filter((face) => face.includes('url('))
  for (const face of faces) assert.match(face, /font-display:swap/)
  for (const [, url = ''] of sheet.matchAll(/url\(([^)]+)\)/g)) {
    assert.match(url, /^\/(?!\/)/, 'it is our own')
    const { status, type } = await get(url)
    assert.equal(status, 200, url)
    assert.match(type, /^font\/woff2/)
  }
})
