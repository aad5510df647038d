import { command, resource } from '#protocol/declaring/define.ts'
import { id, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'

export const alerts = ['off', 'daily', 'weekly'] as const
/** More than anybody looks through; every one costs a search a day. */
export const mostSavedSearches = 20

const writable = {
  name: text({ max: 80 }),
  alert: oneOf(alerts),
}

/** A question to the stagebank that somebody wants to ask again, or wants to be told about. */
export const savedSearches = resource('savedSearches', {
  attributes: {
    ...writable,
    /** As it stands in the address of the stagebank, without how the results were shown. */
    search: text({ max: 1000, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  sorts: ['name', 'createdAt'],
  defaultSort: '-createdAt',
})

export const saveSearch = command('saveSearch', 'POST /saved_searches', {
  on: savedSearches,
  input: { ...writable, search: text({ max: 1000 }) },
  summary: 'Keep a search; the same search is kept once',
})

export const updateSavedSearch = command('updateSavedSearch', 'PATCH /saved_searches/:id', {
  on: savedSearches,
  partial: true,
  input: writable,
  summary: 'Give a kept search another name, or another rhythm of mails',
})

export const deleteSavedSearch = command('deleteSavedSearch', 'DELETE /saved_searches/:id', {
  on: savedSearches,
  summary: 'Keep a search no longer',
})

/** The link below a mail. It needs no account, can do nothing else, and doing it twice is harmless. */
export const stopAlerts = command('stopAlerts', 'PUT /saved_searches/stop', {
  input: { key: id() },
  access: 'public',
  summary: 'No mails about kept searches any more, for whoever has the link of a mail about them',
})
