import { searchTexts } from '#engine/asking/search.ts'
import { feature } from '#engine/feature.ts'
import { type Policy, serve } from '#engine/serve.ts'
import * as protocol from '#protocol/features/content/content.ts'
import { contentPages, pageLife } from '#protocol/features/content/content-pages.ts'
import { contentPersonal } from './content.personal.ts'
import { contentAbilities, contentPagePolicy, editors } from './content-pages.policy.ts'
import { arrangeMenu, createMenuItem, updateMenuItem } from './menus/write-menu-item.ts'
import { createContentPage, updateContentPage } from './write-content-page.ts'

const everyone = { read: () => true }

const menuItemPolicy = {
  read: () => true,
  create: editors,
  delete: editors,
  updateMenuItem: editors,
} satisfies Policy<typeof protocol.menuItems, 'updateMenuItem'>

const titlesAndSummaries = (t: string) =>
  `concat_ws(' ', ${t}.title_nl, ${t}.title_en, ${t}.summary_nl, ${t}.summary_en)`

export const contentFeature = feature({
  abilities: contentAbilities,
  resources: [
    serve(protocol.systemPages, { table: 'system_pages', policy: everyone }),
    serve(protocol.menus, { table: 'menus', policy: everyone }),
    serve(protocol.menuItems, { table: 'menu_items', policy: menuItemPolicy, writes: ['delete'] }),
    serve(contentPages, {
      table: 'content_pages',
      policy: contentPagePolicy,
      scopes: ({ search = '' }) => searchTexts(titlesAndSummaries, search),
      relevance: (t) => [`sort_key(${t}.title_nl)`, `sort_key(${t}.title_en)`],
      writes: ['delete'],
    }),
  ],
  lifecycles: [pageLife],
  commands: [createMenuItem, updateMenuItem, arrangeMenu, createContentPage, updateContentPage],
  activities: { content: ['contentPage', 'menu', 'menuItem', 'file'] },
  personal: contentPersonal,
})
