import { command, event, resource, toOne } from '#protocol/declaring/define.ts'
import { boolean, id, integer, json, list, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

export const bulkActionStatuses = ['queued', 'running', 'done', 'undoing', 'undone', 'failed'] as const
/** While it is one of these there is still something to come. */
export const busyStatuses = ['queued', 'running', 'undoing'] as const
const bulkOutcomes = ['waiting', 'done', 'failed', 'skipped', 'undone'] as const

/** The same thing done to many rows, worked off in the background. */
export const bulkActions = resource('bulkActions', {
  attributes: {
    action: text({ readOnly: true }),
    resourceType: text({ readOnly: true }),
    status: oneOf(bulkActionStatuses, { readOnly: true }),
    total: integer({ readOnly: true }),
    done: integer({ readOnly: true }),
    failed: integer({ readOnly: true }),
    /** There was nothing to do, or somebody stopped it before. */
    skipped: integer({ readOnly: true }),
    undone: integer({ readOnly: true }),
    /** Nothing: it cannot be undone. */
    undoUntil: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    finishedAt: timestamp({ optional: true, readOnly: true }),
  },
  filters: { status: ['eq', 'in'], action: ['eq', 'in'], resourceType: ['eq'], createdAt: ['gteq', 'lteq'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
})

export const bulkActionItems = resource('bulkActionItems', {
  attributes: {
    rowId: id({ readOnly: true }),
    /** The name that the row has now. */
    rowName: text({ optional: true, readOnly: true }),
    outcome: oneOf(bulkOutcomes, { readOnly: true }),
    /** The code of what the API would have said to a single call. */
    problem: text({ optional: true, readOnly: true }),
  },
  relationships: { bulkAction: toOne('bulkActions', { readOnly: true }) },
  filters: { bulkActionId: ['eq'], outcome: ['eq', 'in'] },
  includes: ['bulkAction'],
})

/** Of putting students in a class, which class. */
const about = { bulkActionId: id(), action: text(), rows: integer(), groupId: id({ optional: true }) }
export const bulkActionFinished = event('bulk.finished', about)
export const bulkActionUndone = event('bulk.undone', about)

export const bulkLife = lifecycle(bulkActions, 'status', {
  start: { queued: { quiet: 'bulk.finished tells how it ended' } },
  moves: {
    begin: { from: ['queued'], to: 'running', by: 'system', quiet: 'bulk.finished tells how it ended' },
    /** At once when it was stopped before it began. */
    finish: { from: ['queued', 'running'], to: 'done', by: 'system', emits: bulkActionFinished },
    undo: { from: ['done'], to: 'undoing', quiet: 'bulk.undone tells when it is done' },
    finishUndo: { from: ['undoing'], to: 'undone', by: 'system', emits: bulkActionUndone },
    fail: { from: busyStatuses, to: 'failed', by: 'system', quiet: 'who started it is not there any more' },
  },
})

export const startBulkAction = command('startBulkAction', 'POST /bulk_actions', {
  on: bulkActions,
  input: {
    action: text({ max: 60 }),
    ids: list(id(), { max: 1000, optional: true }),
    /** The whole list instead of `ids`; a word of its own, so that nobody means everything by forgetting something. */
    all: boolean({ optional: true }),
    /** With `all`: the query string of the list, as the API takes it. */
    filter: text({ max: 4000, optional: true }),
    except: list(id(), { max: 1000, optional: true }),
    input: json<Record<string, unknown>, { optional: true }>({ optional: true }),
  },
  summary: 'Do the same to many rows, in the background',
})

export const undoBulkAction = command('undoBulkAction', 'PUT /bulk_actions/:id/undo', {
  on: bulkActions,
  moves: [bulkLife.undo],
  summary: 'Undo it for every row that nobody changed since',
})

export const cancelBulkAction = command('cancelBulkAction', 'PUT /bulk_actions/:id/cancel', {
  on: bulkActions,
  when: { status: ['queued', 'running'] },
  summary: 'Leave the rows that are still waiting as they are',
})
