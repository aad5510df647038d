import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/content/content.ts'
import { isArrangement, menuLevels } from '#protocol/features/content/menus.ts'
import { isSafeLink } from '#protocol/shared/rich-text.ts'
import { editors } from '../content-pages.policy.ts'

type Link = { linkType?: string | null; url?: string | null }
/** What leads somewhere else than the item now does: an item has one target. */
const otherTargets: Record<string, object> = {
  content_page: { systemPageId: null, url: null },
  system_page: { contentPageId: null, url: null },
  outside_link: { contentPageId: null, systemPageId: null, path: null },
}
const othersOf = (linkType: string | null | undefined) => (linkType ? otherTargets[linkType] : {})

function checkLink({ linkType, url }: Link): void {
  const isSecure = isSafeLink(url) && url.startsWith('https://')
  if (url ? !isSecure : linkType === 'outside_link') throw failField('menu.outside', 'url')
}

/**
 * An item may lie below any other one of its menu, but not below itself, nor too deep. The menu is held meanwhile: of two
 * moves at once the second sees the first. Items are always held before their menu.
 */
async function checkParent(tx: Tx, menuId: string, parentId: string, id: string | null): Promise<void> {
  await tx.run('select from menus where id = $1 for no key update', [menuId])
  const { above, isBelowItself } = await tx.one<{ above: number; isBelowItself: boolean }>(
    `with recursive above as (
       select id, parent_id from menu_items where id = $1
       union select m.id, m.parent_id from menu_items m join above a on m.id = a.parent_id)
     select count(*)::int as above, coalesce(bool_or(id = $2), false) as "isBelowItself" from above`,
    [parentId, id],
  )
  if (isBelowItself) throw failField('menu.cycle', 'parentId')
  // A new one has nothing below it.
  const levels = id ? await levelsOf(tx, id) : 1
  if (above + levels > menuLevels) throw failField('menu.deep', 'parentId', { levels: menuLevels })
}

async function levelsOf(tx: Tx, id: string): Promise<number> {
  const { levels } = await tx.one<{ levels: number }>(
    `with recursive below as (
       select $1::uuid as id, 1 as level
       union all select m.id, b.level + 1 from menu_items m join below b on m.parent_id = b.id)
     select max(level) as levels from below`,
    [id],
  )
  return levels
}

async function lastPosition(tx: Tx, menuId: string, parentId: string | null): Promise<number> {
  const { last } = await tx.one<{ last: number }>(
    `select least(10000, coalesce(max(position) + 1, 0)) as last from menu_items
     where menu_id = $1 and parent_id is not distinct from $2`,
    [menuId, parentId],
  )
  return last
}

const about = (id: string) => ({ type: 'menuItems', id })

export const createMenuItem = handle(
  protocol.createMenuItem,
  async ({ input, tx }) => {
    const { menuId, parentId = null, linkType, position, hiddenFor, ...rest } = input
    checkLink(input)
    if (parentId) await checkParent(tx, menuId, parentId, null)
    const row = await tx.insert(protocol.menuItems, {
      ...rest,
      ...othersOf(linkType),
      menuId,
      parentId,
      linkType: linkType ?? 'content_page',
      position: position ?? (await lastPosition(tx, menuId, parentId)),
      hiddenFor: hiddenFor ?? [],
    })
    tx.emit(protocol.menuItemCreated, { menuItemId: row.id }, about(row.id))
    return { id: row.id, created: true }
  },
  editors,
)

export const updateMenuItem = handle(protocol.updateMenuItem, async ({ subject, input, tx }) => {
  checkLink({ ...subject, ...othersOf(input.linkType), ...input })
  if (input.parentId) await checkParent(tx, subject.menuId, input.parentId, subject.id)
  // Who only knows of paths means another page by another path.
  const isElsewhere = input.path !== undefined && input.path !== subject.path
  const page = isElsewhere && input.contentPageId === undefined ? { contentPageId: null } : {}
  await tx.update(protocol.menuItems, subject.id, { ...input, ...page, ...othersOf(input.linkType) })
  tx.emit(protocol.menuItemUpdated, { menuItemId: subject.id }, about(subject.id))
})

/** All at once, so that nobody sees half of a move. Who did not see an item that is new or gone is told. */
export const arrangeMenu = handle(
  protocol.arrangeMenu,
  async ({ subject: menu, input: { items }, tx }) => {
    if (!isArrangement(items)) throw failField('menu.arrangement', 'items')
    const levels = new Map<string | null, number>([[null, 0]])
    for (const { id, parentId } of items) {
      const above = levels.get(parentId)
      if (above === undefined || levels.has(id)) throw failField('menu.arrangement', 'items')
      if (above === menuLevels) throw failField('menu.deep', 'items', { levels: menuLevels })
      levels.set(id, above + 1)
    }
    const known = await tx.rows<{ id: string }>(
      'select id from menu_items where menu_id = $1 order by id for no key update',
      [menu.id],
    )
    await tx.run('select from menus where id = $1 for no key update', [menu.id])
    if (known.length !== items.length || !known.every(({ id }) => levels.has(id))) throw fail('menu.changed')
    await tx.run(
      `update menu_items m set parent_id = x.parent_id, position = x.place
       from unnest($1::uuid[], $2::uuid[]) with ordinality x(id, parent_id, place)
       where m.id = x.id and (m.parent_id, m.position) is distinct from (x.parent_id, x.place)`,
      [items.map(({ id }) => id), items.map(({ parentId }) => parentId)],
    )
    tx.emit(protocol.menuArranged, { menuId: menu.id }, { type: 'menus', id: menu.id })
    return { status: 200, body: metaDocument({ arranged: items.length }) }
  },
  editors,
  protocol.menus,
)
