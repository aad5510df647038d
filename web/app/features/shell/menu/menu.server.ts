import type { RouterContextProvider } from 'react-router'
import { pageContext, siteApiContext } from '#lib/context.ts'
import { menuItems } from '#protocol/features/content/content.ts'
import { type MenuItem, menuTree } from './menu.ts'

/** As many as there are: a menu has no second page. */
const everything = { size: 1_000_000 }

/** The site's main menu as its editors made it. A page without a menu is still a page, so a failure leaves it empty. */
export async function findMenu(context: Readonly<RouterContextProvider>): Promise<MenuItem[]> {
  try {
    const rows = await context.get(siteApiContext).list(menuItems, {
      include: ['menu', 'systemPage'],
      fields: {
        menuItems: ['title', 'titleEn', 'path', 'linkType', 'parentId', 'menu', 'systemPage'],
        menus: ['slug'],
        systemPages: ['path'],
      },
      page: everything,
    })
    const main = rows.filter(({ menu }) => menu?.slug === 'main')
    return menuTree(main, context.get(pageContext).locale)
  } catch (error) {
    context.get(pageContext).report(error, 'menu')
    return []
  }
}
