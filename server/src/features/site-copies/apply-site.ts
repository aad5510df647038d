import type { Tx } from '#engine/writing/transaction.ts'
import { addVersion, keepBeginning } from '#features/content/pages/page-versions.ts'
import { planTakeDown } from '#features/content/pages/publish-page.ts'
import { safeName } from '#features/library/inspect-file.ts'
import { checkRoom } from '#features/library/library-routes.ts'
import { moveBetween } from '#protocol/declaring/lifecycle.ts'
import { menuArranged, menuItems } from '#protocol/features/content/content.ts'
import { contentPages, pageLife } from '#protocol/features/content/content-pages.ts'
import { liveWordsOf } from '#protocol/features/content/page-content.ts'
import type { CopiedMenu, CopiedPage, CopiedSite, PageName } from '#protocol/features/copied-site.ts'
import { libraryFileCreated, libraryFiles } from '#protocol/features/library.ts'
import type { CopyPart } from '#protocol/features/site-copies.ts'
import { siteTextsUpdated } from '#protocol/tenants/site-texts.ts'
import { siteThemeUpdated } from '#protocol/tenants/site-theme.ts'
import { knownForms } from './copied-forms.ts'
import { type SitePage, sitePages } from './gather-site.ts'
import type { FreshFile } from './import-copy.ts'
import { canonical, withIds } from './plan-import.ts'

type Applied = {
  given: CopiedSite
  /** The files of the copy that are here already, by their ids there. */
  known: ReadonlyMap<string, string>
  fresh: readonly FreshFile[]
  chosen: readonly CopyPart[]
  by: string | null
}

/** Everything that was chosen at once. What is here and not in the copy stays as it is; only a menu is as a whole. */
export async function applySite(tx: Tx, { given, known, fresh, chosen, by }: Applied): Promise<void> {
  for (const file of fresh) await addFile(tx, file, by)
  await checkRoom(tx)
  const forms = await knownForms(tx, given)
  const site = withIds(given, new Map([...known, ...forms, ...fresh.map(({ of, id }) => [of.id, id] as const)]))
  if (chosen.includes('pages')) {
    const here = new Map((await sitePages(tx)).map((page) => [nameOf(page.row), page]))
    for (const page of site.pages) await putPage(tx, page, here.get(nameOf(page)), by)
  }
  if (chosen.includes('menu')) for (const menu of site.menus) await putMenu(tx, menu)
  await putSettings(tx, site, chosen, by)
}

const nameOf = ({ kind, slug }: PageName) => `${kind} ${slug}`

async function addFile(tx: Tx, { id, of, fileId, size, made }: FreshFile, by: string | null): Promise<void> {
  const { mark, name, id: _, ...words } = of
  await tx.run(
    `insert into files (id, owner_id, kind, name, content_type, size, sha256)
     values ($1, $2, 'library', $3, $4, $5, sha256($6::bytea))`,
    [fileId, by, safeName(name, '-'), made.contentType, size, made.files[0].bytes],
  )
  const { contentType, width, height } = made
  await tx.insert(libraryFiles, {
    ...words,
    ...{ id, fileId, size, contentType, width, height, kind: made.kind },
    ...{ name: safeName(name, '-'), copiedMark: mark, addedBy: by },
  })
  tx.emit(libraryFileCreated, { libraryFileId: id }, { type: 'libraryFiles', id })
}

const { lifecycle: _, ...moves } = pageLife

/** A page that is here gets another version: what stood there is in its history. */
async function putPage(tx: Tx, page: CopiedPage, now: SitePage | undefined, by: string | null): Promise<void> {
  if (now && canonical(now.copied) === canonical(page)) return
  const { kind, slug, status, readers, publishedAt, takeDownAt, live, draft } = page
  const shown = live ?? draft
  if (!shown) return
  const columns = { readers, publishedAt, takeDownAt, updatedBy: by, ...liveWordsOf(shown) }
  const row = now?.row ?? (await tx.insert(contentPages, { kind, slug, status, ...columns }))
  if (now) {
    await keepBeginning(tx, row)
    await tx.update(contentPages, row.id, { ...columns, revision: row.revision + 1 })
    const move = moveBetween(Object.values(moves), row.status, status)
    const tell = { contentPageId: row.id }
    if (move) await tx.move(move, row, { tell })
  }
  if (live) await addVersion(tx, row.id, live, { by, publishedAt: new Date(publishedAt ?? Date.now()) })
  if (draft) await addVersion(tx, row.id, draft, { by })
  if (takeDownAt && new Date(takeDownAt) > tx.registry.now()) planTakeDown(tx, row.id, takeDownAt)
  await tx.run('delete from page_redirects where kind = $1 and slug = $2', [kind, slug])
  await tx.run(
    `insert into page_redirects (page_id, kind, slug) select $1, $2, x.slug from unnest($3::text[]) x(slug)
     where not exists (select from content_pages p where p.kind = $2 and p.slug = x.slug and p.removed_at is null)
     on conflict do nothing`,
    [row.id, kind, page.formerSlugs],
  )
}

/** Items find their pages by address: those of the copy, or those that were here. */
async function putMenu(tx: Tx, { slug, items }: CopiedMenu): Promise<void> {
  const menu = await tx.row<{ id: string }>('select id from menus where slug = $1 for no key update', [slug])
  if (!menu) return
  const idOf = async (text: string, values: unknown[]) => (await tx.row<{ id: string }>(text, values))?.id ?? null
  await tx.run('delete from menu_items where menu_id = $1', [menu.id])
  const ids: string[] = []
  for (const [at, { page, systemPage, parent, ...item }] of items.entries()) {
    const contentPageId = page
      ? await idOf('select id from content_pages where kind = $1 and slug = $2 and removed_at is null', [
          page.kind,
          page.slug,
        ])
      : null
    const systemPageId = systemPage
      ? await idOf('select id from system_pages where identifier = $1', [systemPage])
      : null
    const parentId = parent === null ? null : (ids[parent] ?? null)
    const row = await tx.insert(menuItems, {
      ...item,
      contentPageId,
      systemPageId,
      parentId,
      menuId: menu.id,
      position: at,
    })
    ids.push(row.id)
  }
  tx.emit(menuArranged, { menuId: menu.id }, { type: 'menus', id: menu.id })
}

/** What was there before can come back, as after a change on the screens of look and texts. */
async function putSettings(tx: Tx, { look, texts }: CopiedSite, chosen: readonly CopyPart[], by: string | null) {
  const parts = [
    {
      part: 'look',
      value: look,
      set: 'look_previous = theme, theme = $1, look_at = clock_timestamp(), look_by = $2',
      tells: siteThemeUpdated,
    },
    {
      part: 'texts',
      value: texts,
      set: 'texts_previous = texts, texts = $1, texts_at = clock_timestamp(), texts_by = $2',
      tells: siteTextsUpdated,
    },
  ] as const
  for (const { part, value, set, tells } of parts) {
    if (!chosen.includes(part)) continue
    await tx.run('insert into site_settings default values on conflict do nothing')
    const row = await tx.one<{ id: string }>(`update site_settings set ${set}, updated_by = $2 returning id`, [
      JSON.stringify(value),
      by,
    ])
    tx.emit(tells, {}, { type: 'siteSettings', id: row.id })
  }
}
