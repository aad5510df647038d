import { isShownTo, type MenuItem, menuTree } from '#app/features/shell/menu/menu.ts'
import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { menuItems, menus, systemPages } from '#protocol/features/content/content.ts'
import { contentPages, pathOfPage } from '#protocol/features/content/content-pages.ts'
import { reservedSlugs } from '#protocol/generated/reserved-slugs.ts'
import { required } from '#protocol/shared/guards.ts'

type Page = Pick<Row<typeof contentPages>, 'id' | 'kind' | 'slug' | 'status' | 'publishedAt' | 'removedAt' | 'titleNl'>
/** Whether visitors get where an item leads: its page may not be public yet, or be gone. */
export type TargetState = 'fine' | 'notPublic' | 'gone'

const everything = { size: 1_000_000 }

const isPublic = ({ status, publishedAt, removedAt }: Page, now: number) =>
  status !== 'draft' && !removedAt && !!publishedAt && Date.parse(publishedAt) <= now

/** The main menu with everything that its items can lead to, for whoever keeps it. */
export async function readMenu(api: Client, now = Date.now()) {
  const [[main], rows, systems, pages] = await Promise.all([
    api.list(menus, { filter: { slugEq: 'main' } }),
    api.list(menuItems, { include: ['contentPage', 'systemPage'], page: everything }),
    api.list(systemPages),
    api.list(contentPages, {
      filter: { removedAtNull: true },
      fields: { contentPages: ['kind', 'slug', 'status', 'publishedAt', 'removedAt', 'titleNl'] },
      sort: 'titleNl',
      page: { size: 200 },
    }),
  ])
  const menu = required(main, 'the main menu')
  const stateOf = (row: (typeof rows)[number]): TargetState => {
    if (row.linkType === 'outside_link') return row.url ? 'fine' : 'gone'
    if (row.linkType === 'system_page') return row.systemPage ? 'fine' : 'gone'
    const path = row.path?.replace(/[?#].*/s, '')
    if (!path) return 'gone'
    const page = row.contentPage ?? pages.find((each) => pathOfPage(each) === path)
    if (page) return isPublic(page, now) ? 'fine' : 'notPublic'
    const [, first = '', ...deeper] = path.split('/')
    const isNewsItem = first === 'nieuws' && deeper.length > 0
    return first === '' || (reservedSlugs.has(first) && !isNewsItem) ? 'fine' : 'gone'
  }
  const own = rows.filter(({ menuId }) => menuId === menu.id)
  const visible = own.filter((row) => isShownTo({ ...row, contentPage: row.contentPage ?? null }, 'visitor'))
  const shown = visible.filter((row) => !(row.contentPageId && stateOf(row) === 'notPublic'))
  const seenIn = (locale: 'nl' | 'en'): MenuItem[] => menuTree(shown, locale)
  return {
    menuId: menu.id,
    items: own.map((row) => ({
      id: row.id,
      parentId: row.parentId ?? null,
      title: row.title,
      titleEn: row.titleEn ?? null,
      linkType: row.linkType,
      path: row.path ?? null,
      contentPageId: row.contentPageId ?? null,
      systemPageId: row.systemPageId ?? null,
      url: row.url ?? null,
      hiddenFor: row.hiddenFor,
      updatedAt: row.updatedAt,
      state: stateOf(row),
    })),
    seen: { nl: seenIn('nl'), en: seenIn('en') },
    systemPages: systems.map(({ id, title, path }) => ({ id, title, path })),
    pages: pages.map((page) => ({
      id: page.id,
      title: page.titleNl,
      path: pathOfPage(page),
      isPublic: isPublic(page, now),
    })),
  }
}
export type MenuData = Awaited<ReturnType<typeof readMenu>>
export type EditedItem = MenuData['items'][number]
