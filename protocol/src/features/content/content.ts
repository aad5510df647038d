import { command, event, resource, toOne } from '#protocol/declaring/define.ts'
import { id, integer, oneOf, path, text, timestamp } from '#protocol/declaring/fields.ts'

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

export const menuItems = resource('menuItems', {
  path: 'cms/menu_items',
  attributes: {
    title: text({ max: 80 }),
    titleEn: text({ max: 80, optional: true }),
    path: path({ optional: true }),
    linkType: oneOf(['content_page', 'system_page'], { hasDefault: true }),
    menuId: id({ createOnly: true }),
    parentId: id({ optional: true }),
    systemPageId: id({ optional: true }),
    identifier: text({ max: 60, optional: true }),
    position: integer({ min: 0, max: 10000, hasDefault: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    menu: toOne('menus', { readOnly: true }),
    parent: toOne('menuItems', { readOnly: true, optional: true }),
    systemPage: toOne('systemPages', { readOnly: true, optional: true }),
  },
  filters: {
    id: ['eq', 'in'],
    menuId: ['eq', 'in'],
    parentId: ['eq', 'in', 'null'],
    title: ['cont'],
    linkType: ['eq'],
  },
  sorts: ['position', 'title'],
  defaultSort: 'position',
  includes: ['menu', 'parent', 'systemPage'],
  page: { max: 5000 },
})

export const menuItemUpdated = event('menuItem.updated', { menuItemId: id() })
export const updateMenuItem = command('updateMenuItem', 'PATCH /cms/menu_items/:id', {
  on: menuItems,
  partial: true,
  input: {
    title: text({ max: 80 }),
    titleEn: text({ max: 80, optional: true }),
    path: path({ optional: true }),
    linkType: oneOf(['content_page', 'system_page']),
    parentId: id({ optional: true }),
    systemPageId: id({ optional: true }),
    identifier: text({ max: 60, optional: true }),
    position: integer({ min: 0, max: 10000 }),
  },
  emits: [menuItemUpdated],
  summary: 'Change or move a menu item',
})
