import { searchTexts } from '#engine/asking/search.ts'
import { failField } from '#engine/fail.ts'
import { feature, handle } from '#engine/feature.ts'
import { type Policy, serve } from '#engine/serve.ts'
import * as protocol from '#protocol/features/content/content.ts'
import { contentPages, pageLife } from '#protocol/features/content/content-pages.ts'
import { contentPersonal } from './content.personal.ts'
import { contentPagePolicy, editors } from './content-pages.policy.ts'
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

/** An item may move anywhere except below itself. */
const updateMenuItem = handle(protocol.updateMenuItem, async ({ subject, input, tx }) => {
  if (input.parentId) {
    const cycle = await tx.row(
      `with recursive above as (
         select id, parent_id from menu_items where id = $1
         union select m.id, m.parent_id from menu_items m join above a on m.id = a.parent_id)
       select 1 as found from above where id = $2`,
      [input.parentId, subject.id],
    )
    if (cycle) throw failField('menu.cycle', 'parentId')
  }
  await tx.update(protocol.menuItems, subject.id, input)
  tx.emit(protocol.menuItemUpdated, { menuItemId: subject.id }, { type: 'menuItems', id: subject.id })
})

export const contentFeature = feature({
  resources: [
    serve(protocol.systemPages, { table: 'system_pages', policy: everyone }),
    serve(protocol.menus, { table: 'menus', policy: everyone }),
    serve(protocol.menuItems, { table: 'menu_items', policy: menuItemPolicy, writes: ['create', 'delete'] }),
    serve(contentPages, {
      table: 'content_pages',
      policy: contentPagePolicy,
      scopes: ({ search = '' }) => searchTexts(titlesAndSummaries, search),
      relevance: (t) => [`sort_key(${t}.title_nl)`, `sort_key(${t}.title_en)`],
      writes: ['delete'],
    }),
  ],
  lifecycles: [pageLife],
  commands: [updateMenuItem, createContentPage, updateContentPage],
  activities: { content: ['contentPage', 'menuItem', 'file'] },
  personal: contentPersonal,
})
