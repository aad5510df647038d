import type { RowOf } from '#db/tables.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { camelRow } from '#engine/writing/transaction.ts'
import { contentOfRow, type PageRow } from '#features/content/pages/page-versions.ts'
import type { menuItems } from '#protocol/features/content/content.ts'
import { type contentPages, pageReaders } from '#protocol/features/content/content-pages.ts'
import { audiences } from '#protocol/features/content/menus.ts'
import { isPageContent, type PageContent } from '#protocol/features/content/page-content.ts'
import type { CopiedFile, CopiedMenu, CopiedPage, CopiedSite } from '#protocol/features/copied-site.ts'
import type { SiteTexts } from '#protocol/tenants/site-texts.ts'
import { noLook, type SiteLook } from '#protocol/tenants/site-theme.ts'
import { gatherForms } from './copied-forms.ts'

/** Where the bytes of a file lie, beside what the copy says of it. */
export type GatheredFile = CopiedFile & { fileId: string }
export type Gathered = Omit<CopiedSite, 'files'> & { files: GatheredFile[] }

/** All that whoever writes the site made, as it is now. */
export async function gatherSite(tx: Tx): Promise<Gathered> {
  const [settings] = await tx.rows<{ look: Partial<SiteLook>; texts: SiteTexts }>(
    'select theme as look, texts from site_settings',
  )
  const pages = await gatherPages(tx)
  return {
    pages,
    forms: await gatherForms(tx, pages),
    menus: await gatherMenus(tx),
    files: await tx.rows<GatheredFile>(
      `select l.id, l.kind, coalesce(l.copied_mark, encode(f.sha256, 'hex')) as mark, l.name, l.folder, l.alt_nl as "altNl",
         l.alt_en as "altEn", l.is_decorative as "isDecorative", l.focus_x as "focusX", l.focus_y as "focusY",
         l.file_id as "fileId"
       from library_files l join files f on f.id = l.file_id where l.status = 'kept' order by l.created_at, l.id`,
    ),
    look: { ...noLook, ...settings?.look },
    texts: settings?.texts ?? {},
  }
}

export const momentText = (at: Date | null) => at?.toISOString() ?? null

export type SitePage = { row: PageRow; copied: CopiedPage }

/** Every page that was not thrown away, beside its row. */
export async function sitePages(tx: Tx): Promise<SitePage[]> {
  const rows = await tx.rows('select * from content_pages where removed_at is null order by kind, slug')
  const [drafts, former] = [
    await tx.rows<{ pageId: string; content: PageContent }>(
      `select page_id as "pageId", content from page_versions where is_current and published_at is null`,
    ),
    await tx.rows<{ pageId: string; slugs: string[] }>(
      `select page_id as "pageId", array_agg(slug order by slug) as slugs from page_redirects group by page_id`,
    ),
  ]
  const draftOf = new Map(drafts.map(({ pageId, content }) => [pageId, content]))
  const formerOf = new Map(former.map(({ pageId, slugs }) => [pageId, slugs]))
  return rows.map((each) => {
    const row = camelRow<RowOf<typeof contentPages>>(each)
    const isHidden = row.status === 'draft'
    const draft = draftOf.get(row.id) ?? (isHidden ? contentOfRow(row) : null)
    const copied = {
      ...{
        kind: row.kind,
        slug: row.slug,
        status: row.status,
        readers: pageReaders.filter((reader) => row.readers.includes(reader)),
      },
      publishedAt: momentText(row.publishedAt),
      takeDownAt: momentText(row.takeDownAt),
      formerSlugs: formerOf.get(row.id) ?? [],
      live: isHidden ? null : contentOfRow(row),
      draft: isPageContent(draft) ? draft : null,
    }
    return { row, copied }
  })
}

const gatherPages = async (tx: Tx) => (await sitePages(tx)).map(({ copied }) => copied)

type ItemRow = RowOf<typeof menuItems> & {
  menuSlug: string
  pageKind: string | null
  pageSlug: string | null
  system: string | null
}

/** Each item after the one that it lies below. */
async function gatherMenus(tx: Tx): Promise<CopiedMenu[]> {
  const rows = await tx.rows(
    `with recursive placed as (
       select i.*, array[i.position] as place, array[i.id] as way from menu_items i where i.parent_id is null
       union all select i.*, p.place || i.position, p.way || i.id from menu_items i join placed p on i.parent_id = p.id)
     select p.*, m.slug as menu_slug, c.kind as page_kind, c.slug as page_slug, s.identifier as system
     from placed p join menus m on m.id = p.menu_id
       left join content_pages c on c.id = p.content_page_id and c.removed_at is null
       left join system_pages s on s.id = p.system_page_id
     order by m.slug, p.place, p.way`,
  )
  const menus = new Map<string, CopiedMenu>()
  const places = new Map<string, number>()
  for (const each of rows) {
    const row = camelRow<ItemRow>(each)
    const menu = menus.get(row.menuSlug) ?? { slug: row.menuSlug, items: [] }
    menus.set(row.menuSlug, menu)
    places.set(row.id, menu.items.length)
    menu.items.push({
      ...{ title: row.title, titleEn: row.titleEn, linkType: row.linkType, systemPage: row.system, path: row.path },
      ...{
        url: row.url,
        identifier: row.identifier,
        hiddenFor: audiences.filter((each) => row.hiddenFor.includes(each)),
      },
      page: row.pageSlug === null ? null : { kind: row.pageKind === 'news' ? 'news' : 'page', slug: row.pageSlug },
      parent: row.parentId === null ? null : (places.get(row.parentId) ?? null),
    })
  }
  return [...menus.values()]
}
