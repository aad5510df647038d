import { readFile } from 'node:fs/promises'
import { contentPages, updateContentPage } from '#protocol/features/content/content-pages.ts'
import { required } from '#protocol/shared/guards.ts'
import { journey } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { seesCount } from '../support/sees.ts'
import { say } from '../support/words.ts'

const words = (path: string, params = {}) => say(`site-copies.${path}`, params)
const desk = '/content/copies'

journey(
  'a school keeps a copy of its site, something goes wrong, and the copy puts it back after showing what it would change',
  { tenant: 'public' },
  async ({ page, context, visit, signIn, tenant }) => {
    await signIn('schooladmin')
    await visit('/content')
    await page
      .getByRole('link', { name: say('content.desk.tabs.copies'), exact: true })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: words('title') }).waitFor()
    const copies = page.getByRole('link', { name: new RegExp(words('list.saveOf', { name: '.*' })) })
    const before = await copies.count()
    await page.getByRole('button', { name: words('make.verb') }).click()
    // It is followed while it is made.
    await seesCount(copies, before + 1)
    const [download] = await Promise.all([page.waitForEvent('download'), copies.first().click()])
    const archive = { name: 'kopie.zip', mimeType: 'application/zip', buffer: await readFile(await download.path()) }

    const api = await accountApi('schooladmin', tenant)
    const [about] = await api.list(contentPages, { filter: { slugEq: 'over-ons' } })
    const { id, titleNl } = required(about, 'the page about the site')
    await api.run(updateContentPage, id, { titleNl: 'Per ongeluk anders' })

    const file = page.getByLabel(words('bring.file'))
    await file.setInputFiles({ ...archive, buffer: Buffer.from('<script>alert(1)</script>') })
    await page.waitForURL((url) => url.pathname.startsWith(`${desk}/`))
    await page.getByText(/Dit is geen kopie van een site/).waitFor()
    await visit(desk)
    await file.setInputFiles(archive)
    await page.getByRole('heading', { level: 2, name: words('preview.choose') }).waitFor()
    await page.getByText(words('preview.change', { count: 1 }), { exact: true }).waitFor()
    await page.getByRole('listitem').filter({ hasText: '/over-ons' }).getByText(titleNl).waitFor()
    const part = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${words(`parts.${name}`)}`) })
    await seesCount(part('pages').and(page.locator(':checked')), 1, 'what would change is chosen')
    await seesCount(part('menu').and(page.locator(':checked')), 0, 'what stays as it is is not')
    await page.getByRole('button', { name: words('preview.verb'), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words('preview.titles.imported'), exact: true }).waitFor()

    await context.clearCookies()
    await visit('/over-ons')
    await page.getByRole('heading', { level: 1, name: titleNl }).waitFor()

    // How it was just before is there too: another copy, and the version in the history of the page.
    await signIn('schooladmin')
    await visit(`/content/pages/${id}/geschiedenis`)
    await page.getByRole('link', { name: say('content.pages.history.version', { number: 1 }) }).waitFor()
  },
)
