import { command, event, resource, told, toOne } from '#protocol/declaring/define.ts'
import { id, integer, json, list, oneOf, path, text, timestamp, url } from '#protocol/declaring/fields.ts'
import { type Arranged, audiences } from './menus.ts'

const systemPageIdentifiers = ['vacancy-search', 'organization-signup', 'login', 'password-recovery'] as const

export const systemPages = resource('systemPages', {
  path: 'cms/system_pages',
  attributes: {
    title: text({ readOnly: true }),
    path: text({ readOnly: true }),
    identifier: oneOf(systemPageIdentifiers, { readOnly: true }),
  },
  filters: { identifier: ['eq', 'in'] },
  sorts: ['title'],
  defaultSort: 'title',
})

export const menus = resource('menus', {
  path: 'cms/menus',
  attributes: { slug: text({ max: 60, readOnly: true }) },
  filters: { slug: ['eq', 'in'] },
  sorts: ['slug'],
  defaultSort: 'slug',
})

const linkTypes = ['content_page', 'system_page', 'outside_link'] as const

const target = {
  path: path({ optional: true }),
  contentPageId: id({ optional: true }),
  systemPageId: id({ optional: true }),
  /** Elsewhere: only a secure address. */
  url: url({ optional: true }),
}
const titles = { title: text({ max: 80 }), titleEn: text({ max: 80, optional: true }) }
const place = { parentId: id({ optional: true }), identifier: text({ max: 60, optional: true }) }

export const menuItems = resource('menuItems', {
  path: 'cms/menu_items',
  attributes: {
    ...titles,
    ...target,
    linkType: oneOf(linkTypes, { hasDefault: true }),
    menuId: id({ createOnly: true }),
    ...place,
    position: integer({ min: 0, max: 10000, hasDefault: true }),
    /** Only about the menu: the page itself says who may read it. */
    hiddenFor: list(oneOf(audiences), { hasDefault: true, max: audiences.length }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    menu: toOne('menus', { readOnly: true }),
    parent: toOne('menuItems', { readOnly: true, optional: true }),
    contentPage: toOne('contentPages', { readOnly: true, optional: true }),
    systemPage: toOne('systemPages', { readOnly: true, optional: true }),
  },
  filters: {
    id: ['eq', 'in'],
    menuId: ['eq', 'in'],
    parentId: ['eq', 'in', 'null'],
    contentPageId: ['eq', 'in'],
    title: ['cont'],
    linkType: ['eq'],
  },
  sorts: ['position', 'title'],
  defaultSort: 'position',
  includes: ['menu', 'parent', 'contentPage', 'systemPage'],
  page: { max: 5000 },
})

export const menuItemCreated = event('menuItem.created', { menuItemId: id() })
export const menuItemUpdated = event('menuItem.updated', { menuItemId: id() })
export const menuArranged = event('menu.arranged', { menuId: id() })

export const createMenuItem = command('createMenuItem', 'POST /cms/menu_items', {
  on: menuItems,
  input: {
    ...titles,
    ...target,
    linkType: oneOf(linkTypes, { optional: true }),
    menuId: id(),
    ...place,
    position: integer({ min: 0, max: 10000, optional: true }),
    hiddenFor: list(oneOf(audiences), { optional: true, max: audiences.length }),
  },
  emits: [menuItemCreated],
  summary: 'Add an item to a menu; without a position it comes last',
})

export const updateMenuItem = command('updateMenuItem', 'PATCH /cms/menu_items/:id', {
  on: menuItems,
  partial: true,
  input: {
    ...titles,
    ...target,
    linkType: oneOf(linkTypes),
    ...place,
    position: integer({ min: 0, max: 10000 }),
    hiddenFor: list(oneOf(audiences), { max: audiences.length }),
  },
  emits: [menuItemUpdated],
  summary: 'Change or move a menu item',
})

export const arrangeMenu = command('arrangeMenu', 'PUT /cms/menus/:id/arrangement', {
  input: { items: json<Arranged[]>() },
  emits: [menuArranged],
  tells: told<{ arranged: number }>(),
  summary: 'Put all items of a menu in this order, each after the one that it lies below',
})
