import type { RouterContextProvider } from 'react-router'
import { pageContext, siteApiContext } from '#lib/context.ts'
import { findSession } from '#lib/session.server.ts'
import { menuItems } from '#protocol/features/content/content.ts'
import { audienceOf } from '#protocol/features/content/menus.ts'
import { isShownTo, type MenuItem, menuTree } from './menu.ts'

/** As many as there are: a menu has no second page. */
const everything = { size: 1_000_000 }

/** The site's main menu as its editors made it. A page without a menu is still a page, so a failure leaves it empty. */
export async function findMenu(context: Readonly<RouterContextProvider>): Promise<MenuItem[]> {
  try {
    const asked = context.get(siteApiContext).list(menuItems, {
      include: ['menu', 'contentPage', 'systemPage'],
      fields: {
        menuItems: [
          ...(['title', 'titleEn', 'path', 'linkType', 'parentId', 'contentPageId', 'url', 'hiddenFor'] as const),
          ...(['menu', 'contentPage', 'systemPage'] as const),
        ],
        menus: ['slug'],
        contentPages: ['slug'],
        systemPages: ['path'],
      },
      page: everything,
    })
    const [rows, session] = await Promise.all([asked, findSession(context)])
    const audience = audienceOf(session?.home)
    const main = rows.filter((row) => row.menu?.slug === 'main' && isShownTo(row, audience))
    return menuTree(main, context.get(pageContext).locale)
  } catch (error) {
    context.get(pageContext).report(error, 'menu')
    return []
  }
}
