import { randomUUID } from 'node:crypto'
import { everybody, type Permissions, schoolPeople, signedIn } from '#test/permission-cells.ts'
import {
  anything,
  ask,
  call,
  command,
  everything,
  read,
  reading,
  type Subject,
  type Target,
} from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const editors = { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' }

/** What the site shows to everybody, and what everybody does for themselves. */
export const permissions: Permissions = {
  'System pages': { read: everybody('✓') },
  Menus: { read: everybody('✓'), arrangeMenu: editors },
  'Menu items': { read: everybody('✓'), create: editors, updateMenuItem: editors, delete: editors },
  'Content pages': {
    read: { ...everybody('published'), schoolAdmin: 'all', centerAdmin: 'all', operator: 'all' },
    create: editors,
    updateContentPage: editors,
    savePage: editors,
    publishPage: editors,
    planPage: editors,
    copyPage: editors,
    removePage: editors,
    returnPage: editors,
    delete: editors,
  },
  'Forms on pages': { pageForms: everybody('✓'), formPlaces: editors },
  'Doors of pages': { pageDoor: everybody('✓') },
  'Versions of pages': { read: { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' } },
  'About oneself and the site': {
    siteTheme: everybody('✓'),
    updateSiteTheme: editors,
    lookDesk: editors,
    saveLook: editors,
    publishLook: editors,
    dropLook: editors,
    undoLook: editors,
    textsDesk: editors,
    saveSiteTexts: editors,
    undoSiteTexts: editors,
    currentUser: signedIn('✓'),
    updateCurrentUser: signedIn('✓'),
    currentOrganizations: signedIn('✓'),
    currentInternshipPeriod: schoolPeople,
    confirmAccount: everybody('✓'),
    currentSession: signedIn('✓'),
    whoAmI: signedIn('✓'),
    requestDeletion: signedIn('✓'),
    confirmDeletion: everybody('✓'),
    endSignInAsUser: signedIn('✓'),
    readAllNotifications: signedIn('✓'),
    deadLetters: { operator: '✓' },
    retryDeadLetter: { operator: '✓' },
  },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const menus = everything(await w.ids('menus'))
  const menuItem: Target = { name: 'all', id: () => w.menuItem() }
  const contentPage: Target = { name: 'all', id: () => w.contentPage('published') }
  return [
    reading('System pages', 'systemPages', '/cms/system_pages', everything(await w.ids('system_pages'))),
    {
      title: 'Menus',
      type: 'menus',
      actions: [read('/cms/menus', menus), command('arrangeMenu', 'PUT', '/cms/menus/:id/arrangement', menus)],
    },
    {
      title: 'Menu items',
      type: 'menuItems',
      actions: [
        read('/cms/menu_items', [menuItem]),
        {
          name: 'create',
          targets: anything,
          try: call('POST', '/cms/menu_items', () => ({
            data: { type: 'menuItem', attributes: { title: 'New', menu_id: w.menu?.id } },
          })),
        },
        command('updateMenuItem', 'PATCH', '/cms/menu_items/:id', [menuItem]),
        { name: 'delete', targets: [menuItem], try: call('DELETE', '/cms/menu_items/:id') },
      ],
    },
    {
      title: 'Content pages',
      type: 'contentPages',
      actions: [
        read('/cms/pages', [
          { name: 'published', id: () => w.contentPage('published') },
          { name: 'draft', id: () => w.contentPage('draft') },
          { name: 'of tomorrow', id: () => w.contentPage('scheduled') },
        ]),
        {
          name: 'create',
          targets: anything,
          try: call('POST', '/cms/pages', () => ({
            data: {
              type: 'contentPages',
              attributes: {
                kind: 'page',
                slug: `new-${randomUUID()}`,
                status: 'draft',
                title_nl: 'New',
                blocks_nl: [],
              },
            },
          })),
        },
        command('updateContentPage', 'PATCH', '/cms/pages/:id', [contentPage]),
        command('savePage', 'PUT', '/cms/pages/:id/draft', [contentPage]),
        command('publishPage', 'PUT', '/cms/pages/:id/publish', [contentPage]),
        command('planPage', 'PUT', '/cms/pages/:id/plan', [contentPage]),
        command('copyPage', 'POST', '/cms/pages/:id/copy', [contentPage]),
        command('removePage', 'PUT', '/cms/pages/:id/remove', [contentPage]),
        command('returnPage', 'PUT', '/cms/pages/:id/return', [contentPage]),
        { name: 'delete', targets: [contentPage], try: call('DELETE', '/cms/pages/:id') },
      ],
    },
    reading('Versions of pages', 'pageVersions', '/cms/page_versions', [
      {
        name: 'all',
        id: async () =>
          w.insert('page_versions', { page_id: await w.contentPage('published'), number: 1, content: '{}' }),
      },
    ]),
    {
      title: 'Forms on pages',
      type: null,
      actions: [ask('pageForms', '/cms/page_forms'), ask('formPlaces', '/cms/form_places')],
    },
    { title: 'Doors of pages', type: null, actions: [ask('pageDoor', '/cms/page_door')] },
    {
      title: 'About oneself and the site',
      type: null,
      actions: [
        ask('siteTheme', '/site_theme'),
        command('updateSiteTheme', 'PUT', '/site_theme', anything),
        ask('lookDesk', '/site_look'),
        command('saveLook', 'PUT', '/site_look/draft', anything),
        command('publishLook', 'PUT', '/site_look/publish', anything),
        command('dropLook', 'PUT', '/site_look/drop', anything),
        command('undoLook', 'PUT', '/site_look/undo', anything),
        ask('textsDesk', '/site_texts'),
        command('saveSiteTexts', 'PUT', '/site_texts', anything),
        command('undoSiteTexts', 'PUT', '/site_texts/undo', anything),
        ask('currentUser', '/current_user'),
        command('updateCurrentUser', 'PATCH', '/current_user', anything),
        ask('currentOrganizations', '/current_organizations'),
        ask('currentInternshipPeriod', '/internship_periods/current'),
        command('confirmAccount', 'POST', '/confirm', anything),
        ask('currentSession', '/current_session'),
        ask('whoAmI', '/who_am_i'),
        command('requestDeletion', 'POST', '/current_user/deletion', anything),
        command('confirmDeletion', 'POST', '/confirm_deletion', anything),
        { name: 'endSignInAsUser', targets: anything, try: call('DELETE', '/sign_in_as_user') },
        { name: 'readAllNotifications', targets: anything, try: call('PUT', '/notifications/read', () => ({})) },
        ask('deadLetters', '/dead_letters'),
        command('retryDeadLetter', 'PUT', '/dead_letters/1/retry', anything),
      ],
    },
  ]
}
