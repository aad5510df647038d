import { searchTexts } from '#engine/asking/search.ts'
import { feature } from '#engine/feature.ts'
import { allOf, existsIn } from '#engine/judging/condition.ts'
import { type Policy, serve } from '#engine/serve.ts'
import * as protocol from '#protocol/features/content/content.ts'
import { contentPages, pageLife, pageVersions } from '#protocol/features/content/content-pages.ts'
import { contentPersonal } from './content.personal.ts'
import { contentAbilities, contentPagePolicy, editors, pageVersionPolicy } from './content-pages.policy.ts'
import { formPlaces } from './forms/form-places.ts'
import { pageForms } from './forms/page-forms.ts'
import { arrangeMenu, createMenuItem, updateMenuItem } from './menus/write-menu-item.ts'
import { clearRemovedPages, copyPage, removePage, returnPage, savePage } from './pages/keep-pages.ts'
import { pageDoor } from './pages/page-door.ts'
import { planPage, publishPage, publishPlanned, takeDownPlanned } from './pages/publish-page.ts'
import { createContentPage, updateContentPage } from './pages/write-content-page.ts'

const everyone = { read: () => true }

const menuItemPolicy = {
  read: () => true,
  create: editors,
  delete: editors,
  updateMenuItem: editors,
} satisfies Policy<typeof protocol.menuItems, 'updateMenuItem'>

const sameKind = (theirs: string, ours: string) => `${theirs}.kind = ${ours}.kind`
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
      scopes: ({ search, formerSlug }) =>
        allOf(
          search === undefined || searchTexts(titlesAndSummaries, search),
          formerSlug === undefined ||
            existsIn<'content_pages', 'page_redirects'>(
              'page_redirects',
              'pageId',
              'id',
              { slug: formerSlug },
              sameKind,
            ),
        ),
      relevance: (t) => [`sort_key(${t}.title_nl)`, `sort_key(${t}.title_en)`],
      writes: ['delete'],
    }),
    serve(pageVersions, {
      table: 'page_versions',
      policy: pageVersionPolicy,
      expressions: {
        madeBy: (t) => `(select nullif(concat_ws(' ', u.first_name, u.infix, u.last_name), '') from users u
          where u.id = ${t}.made_by_id)`,
      },
    }),
  ],
  queries: [pageForms, formPlaces, pageDoor],
  jobs: [publishPlanned, takeDownPlanned, clearRemovedPages],
  lifecycles: [pageLife],
  commands: [
    ...[createMenuItem, updateMenuItem, arrangeMenu, createContentPage, updateContentPage],
    ...[savePage, publishPage, planPage, copyPage, removePage, returnPage],
  ],
  activities: { content: ['contentPage', 'menu', 'menuItem', 'file'] },
  personal: contentPersonal,
})
