import { command, event, resource } from '#protocol/declaring/define.ts'
import { id, integer, list, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

const dataExportStatuses = ['queued', 'running', 'done', 'cancelled', 'failed'] as const
/** While it is one of these there is still something to come. */
export const busyExports = ['queued', 'running'] as const
/** A file of others is not kept longer than it takes to fetch it. */
export const EXPORT_DAYS = 3

/** A table of the data viewer as a file, made in the background and kept a few days for who asked for it. */
export const dataExports = resource('dataExports', {
  attributes: {
    source: text({ readOnly: true }),
    file: oneOf(['csv', 'xlsx'], { readOnly: true }),
    status: oneOf(dataExportStatuses, { readOnly: true }),
    /** Rows that were chosen, once they are; and how many of them were gone through. */
    total: integer({ readOnly: true }),
    done: integer({ readOnly: true }),
    bytes: integer({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    finishedAt: timestamp({ optional: true, readOnly: true }),
    expiresAt: timestamp({ readOnly: true }),
  },
  filters: { status: ['eq', 'in'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
})

/** Somebody takes data along: what stood in the viewer, by its name. */
export const dataExportStarted = event('dataExport.started', { of: text() })
export const dataExportFinished = event('dataExport.finished', { dataExportId: id(), rows: integer() })

const quiet = 'the screen of whoever asked for it shows it'
export const dataExportLife = lifecycle(dataExports, 'status', {
  start: { queued: dataExportStarted },
  moves: {
    begin: { from: ['queued'], to: 'running', by: 'system', quiet },
    finish: { from: ['running'], to: 'done', by: 'system', emits: dataExportFinished },
    cancel: { from: ['queued', 'running'], to: 'cancelled', quiet },
    fail: { from: ['queued', 'running'], to: 'failed', by: 'system', quiet },
  },
})

export const startDataExport = command('startDataExport', 'POST /data_exports', {
  on: dataExports,
  input: {
    source: text({ max: 60 }),
    file: oneOf(['csv', 'xlsx']),
    columns: list(text({ max: 60 }), { max: 40 }),
    /** Conditions, each as `whereText` writes it, in a JSON list. */
    where: text({ max: 6000, optional: true }),
    order: list(text({ max: 60 }), { max: 5, optional: true }),
  },
  summary: 'Make a file of what the data viewer shows, in the background',
})

export const cancelDataExport = command('cancelDataExport', 'PUT /data_exports/:id/cancel', {
  on: dataExports,
  moves: [dataExportLife.cancel],
  summary: 'Stop making the file',
})
