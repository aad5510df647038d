import assert from 'node:assert/strict'
import type { Block } from '#protocol/features/content/blocks.ts'
import { contentPages, createContentPage } from '#protocol/features/content/content-pages.ts'
import { playerOrigins } from '#protocol/features/content/videos.ts'
import { journey } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { seesAttribute, seesCount } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { doorstepBudget, isLight } from '../support/weight.ts'
import { say } from '../support/words.ts'

const tenant = 'casteleijn'
const words = (path: string, params = {}) => say(`content.${path}`, params)
const title = 'Drie leerlingen over hun eerste dag'
const blocksNl: Block[] = [
  { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', title },
  { type: 'map', shows: 'vacancies', sector: null },
]
const api = await accountApi('schooladmin', tenant)

async function withPage(slug: string, story: (path: string) => Promise<void>): Promise<void> {
  const page = await api.run(createContentPage, '', {
    ...{ kind: 'page', slug, status: 'published', titleNl: 'Kijk mee', blocksNl },
  })
  try {
    await story(`/${slug}`)
  } finally {
    await api.remove(contentPages, page.id)
  }
}

journey(
  'a video hears of a visitor after their yes and never before; the yes is kept, and can be taken back',
  { tenant },
  async ({ page, context, visit, expect }) =>
    withPage('kijk-mee', async (path) => {
      const origin = playerOrigins.youtube
      await context.route(`${origin}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Speler</title>' }),
      )
      const name = words('video.hosts.youtube')
      const player = page.locator('iframe')
      await visit(path)
      const play = page.getByRole('button', { name: words('video.playOf', { title }) })
      await play.waitFor()
      await seesCount(player, 0)
      await seesAttribute(
        page.getByRole('link', { name: words('video.elsewhere', { name }) }),
        'href',
        'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      )
      // Whatever was asked of another origin up to here would fail the story.
      expect(origin)
      await play.click()
      await seesAttribute(player, 'src', `${origin}/embed/dQw4w9WgXcQ?rel=0`)
      await seesAttribute(player, 'title', title)
      await page.frameLocator('iframe').locator('html').waitFor({ state: 'attached' })

      await visit('/nieuws')
      await visit(path)
      await player.waitFor()
      await page.getByRole('button', { name: words('video.stop', { name }) }).click()
      await play.waitFor()
      await seesCount(player, 0)
      await visit(path)
      await play.waitFor()
      await seesCount(player, 0)
    }),
)

journey(
  'a map costs no script until it is touched, tells of the place one pressed, and says the same as a list',
  { tenant, viewport: { width: 390, height: 844 } },
  async ({ page, visit }) =>
    withPage('op-de-kaart', async (path) => {
      await visit(path)
      const map = page.getByRole('region', { name: words('map.vacancies') })
      const land = map.getByRole('img').locator('g').first()
      await page.waitForLoadState('networkidle')
      await isLight(page, doorstepBudget)
      await seesCount(map.getByRole('button'), 0)

      const before = await land.getAttribute('transform')
      await map.locator('circle[fill="transparent"]').first().click({ force: true })
      await map.getByRole('button', { name: say('map.zoomIn') }).waitFor()
      const told = async () => (await map.getByRole('group').count()) > 0 || (await land.getAttribute('transform'))
      await becomes('a place is told of, or several are seen from nearer', told, (now) => now !== before)

      const list = page.getByRole('article').locator('details')
      await list.locator('summary').click()
      const [first] = await list.getByRole('listitem').getByRole('link').all()
      assert.ok(first, 'every place on the map stands in the list')
      const name = await first.innerText()
      await first.click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.waitForURL((url) => url.pathname.startsWith('/stagebank/'))
    }),
)

journey(
  'without scripts a video can be chosen, a map is drawn and its places can be read',
  { tenant, javaScriptEnabled: false },
  async ({ page, context, visit, expect }) =>
    withPage('zonder-scripts', async (path) => {
      const origin = playerOrigins.youtube
      await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Speler' }))
      await visit(path)
      await page
        .getByRole('region', { name: words('map.vacancies') })
        .getByRole('img')
        .first()
        .waitFor()
      const list = page.getByRole('article').locator('details')
      await list.locator('summary').click()
      await list.getByRole('listitem').getByRole('link').first().waitFor()
      expect(origin)
      await page.getByRole('button', { name: words('video.playOf', { title }) }).click()
      await page.locator('iframe').waitFor()
    }),
)
