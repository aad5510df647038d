import { menuItems, menus, systemPages } from '#protocol/features/content/content.ts'
import { createContentPage } from '#protocol/features/content/content-pages.ts'
import type { Client } from '../../protocol/src/client.ts'
import { seedNews } from './data/news.ts'
import type { Facts, SeedPage } from './data/pages/seed-page.ts'
import { seedPages } from './data/pages.ts'
import { placesNear } from './demo-hosts.ts'
import { ownMail } from './demo-texts.ts'
import type { Story } from './site-story.ts'

const DAY = 24 * 3600_000

/** The pages, the news and the menu of a site, written by its school. */
export async function addContent({ site, today }: Story, schoolAdmin: Client): Promise<void> {
  const { appName, flags, front } = site
  const city = placesNear(site)[0]?.city ?? 'de regio'
  const facts: Facts = {
    appName,
    flags,
    front,
    city,
    email: ownMail(site),
  }
  const add = (page: SeedPage, kind: 'page' | 'news', daysAgo: number) =>
    schoolAdmin.run(createContentPage, '', {
      kind,
      slug: page.slug,
      status: 'published',
      publishedAt: new Date(today.getTime() - daysAgo * DAY).toISOString(),
      titleNl: page.title[0],
      titleEn: page.title[1],
      summaryNl: page.summary[0],
      summaryEn: page.summary[1],
      blocksNl: page.nl,
      blocksEn: page.en,
    })
  const pages = new Map<string, string>()
  for (const page of seedPages(facts)) pages.set(`/${page.slug}`, (await add(page, 'page', 90)).id)
  for (const [index, item] of seedNews(facts).entries()) await add(item, 'news', 4 + index * 24)
  await addMenu(schoolAdmin, pages, front === 'volunteering' ? forVolunteers : forInternships)
}

type Item = { title: string; titleEn: string; path?: string; identifier?: string; below?: Item[] }

const home: Item = { title: 'Home', titleEn: 'Home', path: '/', identifier: 'home' }
const news: Item = { title: 'Nieuws', titleEn: 'News', path: '/nieuws' }
const students: Item = { title: 'Voor leerlingen', titleEn: 'For students', path: '/voor-leerlingen' }
const schools: Item = { title: 'Voor scholen', titleEn: 'For schools', path: '/voor-scholen' }
const questions: Item = {
  title: 'Veelgestelde vragen',
  titleEn: 'Frequently asked questions',
  path: '/veelgestelde-vragen',
}
const us: Item[] = [
  { title: 'Over ons', titleEn: 'About us', path: '/over-ons' },
  { title: 'Contact', titleEn: 'Contact', path: '/contact' },
]

const forInternships: Item[] = [
  home,
  { title: 'Stagebank', titleEn: 'Internship bank', identifier: 'vacancy-search' },
  { ...students, below: [questions] },
  { ...schools, below: us },
  { title: 'Voor stagebieders', titleEn: 'For providers', path: '/voor-stagebieders' },
  news,
]
const forVolunteers: Item[] = [
  home,
  { title: 'Vrijwilligerswerk', titleEn: 'Volunteering', identifier: 'vacancy-search' },
  {
    title: 'Voor vrijwilligers',
    titleEn: 'For volunteers',
    path: '/voor-vrijwilligers',
    below: [questions, ...us],
  },
  { title: 'Voor organisaties', titleEn: 'For organizations', path: '/voor-organisaties' },
  schools,
  news,
]

async function addMenu(schoolAdmin: Client, ownPages: ReadonlyMap<string, string>, menu: Item[]): Promise<void> {
  const [main] = await schoolAdmin.list(menus, { filter: { slugEq: 'main' } })
  if (!main) throw new Error('the site has no main menu')
  const pages = await schoolAdmin.list(systemPages)
  const add = async (items: Item[], parentId: string | null): Promise<void> => {
    for (const [position, { below = [], identifier, ...item }] of items.entries()) {
      const contentPageId = ownPages.get(item.path ?? '')
      const systemPageId = pages.find((page) => page.identifier === identifier)?.id
      const link = systemPageId ? { linkType: 'system_page' as const, systemPageId } : { identifier }
      const made = await schoolAdmin.create(menuItems, {
        ...item,
        ...link,
        contentPageId,
        menuId: main.id,
        parentId,
        position,
      })
      await add(below, made.id)
    }
  }
  await add(menu, null)
}
