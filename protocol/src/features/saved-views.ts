import { command, resource } from '#protocol/declaring/define.ts'
import { boolean, id, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'

/** The tables that have views, by their name. */
export const viewLists = ['people', 'colleagues', 'organizations', 'internships', 'data'] as const
/** Of one list; more would be a list of its own to look through. */
export const mostSavedViews = 20

const name = text({ max: 60 })

/** What somebody looks at often in a list: filters, order and columns under a name of their own. */
export const savedViews = resource('savedViews', {
  attributes: {
    /** Which list it is a view of. */
    list: oneOf(viewLists, { readOnly: true }),
    name,
    /** As it stands in the address of the list. */
    query: text({ max: 2000, readOnly: true }),
    /** The organization whose colleagues find it among their own; nothing while it is the owner's alone. */
    sharedWithId: id({ optional: true, readOnly: true }),
    /** Whose it is, for those with whom it is shared. */
    ownerName: text({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  filters: { list: ['eq'] },
  sorts: ['name', 'createdAt'],
  defaultSort: 'name',
})

export const saveView = command('saveView', 'POST /saved_views', {
  on: savedViews,
  /** `replace`: in the place of the one that has this name already; without it the answer is then 409. */
  input: { list: oneOf(viewLists), name, query: text({ max: 2000 }), replace: boolean({ optional: true }) },
  summary: 'Keep a view of a list, in the place of the one with the same name if asked',
})

export const renameView = command('renameView', 'PATCH /saved_views/:id', {
  on: savedViews,
  input: { name },
  summary: 'Give a kept view another name',
})

export const shareView = command('shareView', 'PUT /saved_views/:id/share', {
  on: savedViews,
  summary: 'Let the colleagues at the organization where one works find a view among their own',
})

export const withdrawView = command('withdrawView', 'PUT /saved_views/:id/withdraw', {
  on: savedViews,
  summary: 'Keep a view that was shared to oneself again',
})

export const deleteView = command('deleteView', 'DELETE /saved_views/:id', {
  on: savedViews,
  summary: 'Keep a view no longer',
})
