import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContentPage, removePage } from '#protocol/features/content/content-pages.ts'
import { libraryRules } from '#protocol/features/library.ts'
import { chooseEarly } from '../support/early-file.ts'
import { journey } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { seesAttribute, seesCount } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const tenant = 'nuborgh'
const stock = (path: string, params = {}) => say(`stock-images.${path}`, params)
const library = (path: string, params = {}) => say(`library.${path}`, params)
const desktop = { width: 1280, height: 900 }

journey(
  'a drawing goes on a page from where it was found; one goes on writing there, and it says where it stands',
  { tenant, viewport: desktop },
  async ({ page, visit, signIn }) => {
    const api = await accountApi('schooladmin', tenant)
    const titleNl = 'Wat wij doen'
    const { id } = await api.run(createContentPage, '', {
      ...{ kind: 'page', slug: 'wat-wij-doen', status: 'published', titleNl, blocksNl: [] },
    })
    await signIn('schooladmin')
    await visit('/content/stock-images?name=honden-uitlaten')
    const panel = page.getByRole('complementary', { name: stock('panel') })
    await panel.getByRole('heading', { name: stock('places.none') }).waitFor()
    await panel.getByRole('combobox', { name: stock('put.page') }).selectOption({ label: titleNl })
    await panel.getByRole('button', { name: stock('put.verb') }).click()

    await page.waitForURL((url) => url.pathname === `/content/pages/${id}`)
    const picture = page.getByRole('main').locator('img[src="/stock/site/honden-uitlaten.svg"]')
    await picture.first().waitFor()
    const alt = page.getByRole('textbox', { name: say('content.pages.fields.alt') })
    await alt.first().waitFor()
    assert.match(await alt.first().inputValue(), /hond/i, 'its words come along')
    await page.getByRole('button', { name: say('content.pages.publish.verb') }).click()
    await page.getByText(say('content.pages.publish.done')).first().waitFor()

    await visit('/content/stock-images?name=honden-uitlaten')
    await panel.getByRole('heading', { name: stock('places.one') }).waitFor()
    await seesAttribute(panel.getByRole('link', { name: titleNl }), 'href', `/content/pages/${id}`)

    await visit('/wat-wij-doen')
    const shown = page.getByRole('article').getByRole('img')
    await seesCount(shown, 1)
    await seesAttribute(shown, 'src', '/stock/site/honden-uitlaten.svg')
    await page.evaluate(`document.documentElement.dataset.mode = 'dark'`)
    await seesCount(shown, 1)
    await seesAttribute(shown, 'src', '/stock/night/honden-uitlaten.svg', 'at night it has its own colours')
    await api.run(removePage, id)
  },
)

journey(
  'a large file goes on where it was: after the line broke, and after the screen was closed',
  { tenant, viewport: desktop },
  async ({ page, visit, signIn, expect }) => {
    const folder = await mkdtemp(join(tmpdir(), 'jaarboek-'))
    const path = join(folder, 'jaarboek.pdf')
    const size = 4.5 * libraryRules.pieceBytes
    const words = `% van nu af aan ${Date.now()}\n`
    await writeFile(path, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, words)]))
    const sent: number[] = []
    let breaksAt = 2 * libraryRules.pieceBytes
    expect('net::ERR_CONNECTION_RESET')
    await page.route('**/api/v1/cms/file_pieces/*?*', (route) => {
      const start = Number(new URL(route.request().url()).searchParams.get('start'))
      if (start === breaksAt) return route.abort('connectionreset')
      sent.push(start / libraryRules.pieceBytes)
      return route.continue()
    })
    await signIn('schooladmin')
    await visit('/content/file-upload')
    const input = page.locator('#bestanden')
    await input.setInputFiles(path)
    const again = page.getByRole('button', { name: library('upload.retry') })
    await again.waitFor()
    assert.deepEqual(sent, [0, 1])
    breaksAt += libraryRules.pieceBytes
    await again.click()
    await becomes(
      'it goes on',
      async () => sent.length,
      (count) => count === 3,
    )
    await again.waitFor()
    assert.deepEqual(sent, [0, 1, 2])

    await visit('/content/file-upload')
    breaksAt = -1
    await input.setInputFiles(path)
    await page.getByRole('link', { name: 'jaarboek.pdf' }).waitFor()
    assert.deepEqual(sent, [0, 1, 2, 3, 4], 'nothing went twice')
    await rm(folder, { recursive: true })
  },
)

journey(
  'a file chosen before the page listens goes up when it does, and stays open once it is saved',
  { tenant },
  async (they) => {
    await they.signIn('schooladmin')
    const buffer = Buffer.from(`%PDF-1.7\n% ${Date.now()}\n`)
    const file = { name: 'vroeg-gekozen.pdf', mimeType: 'application/pdf', buffer }
    await chooseEarly(they, '/content/file-upload', '#bestanden', file)
    const { page } = they
    await page.getByRole('link', { name: file.name }).waitFor()
    await they.visit('/content/file-upload')
    await page.getByRole('link', { name: file.name }).first().click()
    await page.locator('[name=folder]').fill('Vroeg')
    await page.getByRole('button', { name: library('save'), exact: true }).click()
    await page
      .getByText(library('saved.changed', { name: file.name }))
      .first()
      .waitFor()
    assert.match(page.url(), /\/content\/file-upload\?bestand=[\w-]+$/)
  },
)
