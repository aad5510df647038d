import { command, event, query, resource, told, toOne } from '#protocol/declaring/define.ts'
import { boolean, id, integer, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

export const libraryRules = {
  pictures: ['image/png', 'image/jpeg', 'image/webp'],
  documents: ['.pdf', '.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp'],
  pictureBytes: 10_000_000,
  documentBytes: 25_000_000,
  /** What is larger comes in pieces of this size. */
  pieceBytes: 1_000_000,
  mostPixels: 50_000_000,
  /** Of all files of a site together. */
  siteBytes: 2_000_000_000,
  /** How long what was removed can be taken back. */
  removedDays: 30,
} as const

const described = {
  name: text({ max: 120 }),
  folder: text({ max: 60, optional: true }),
  altNl: text({ max: 250, optional: true }),
  altEn: text({ max: 250, optional: true }),
}
const focus = integer({ min: 0, max: 100 })

/** Pictures and documents for the pages of a site. */
export const libraryFiles = resource('libraryFiles', {
  path: 'cms/files',
  attributes: {
    ...described,
    isDecorative: boolean({ hasDefault: true }),
    focusX: integer({ min: 0, max: 100, hasDefault: true }),
    focusY: integer({ min: 0, max: 100, hasDefault: true }),
    kind: oneOf(['picture', 'document'], { readOnly: true }),
    /** What is removed stands on no page, and can be taken back for a while. */
    status: oneOf(['kept', 'removed'], { readOnly: true }),
    fileId: id({ readOnly: true }),
    contentType: text({ readOnly: true }),
    size: integer({ readOnly: true }),
    width: integer({ readOnly: true, optional: true }),
    height: integer({ readOnly: true, optional: true }),
    /** A document, or a picture with words in Dutch for who does not see it, or one that says nothing. */
    isDescribed: boolean({ readOnly: true }),
    /** On how many pages it stands. */
    useCount: integer({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  filters: { id: ['eq', 'in'], kind: ['eq'], status: ['eq'], folder: ['eq', 'null'] },
  scopes: { search: text({ max: 100 }), described: boolean(), used: boolean() },
  sorts: ['createdAt', 'name', 'size'],
  defaultSort: '-createdAt',
})

/** Where a file of the library stands. */
export const libraryUses = resource('libraryUses', {
  path: 'cms/file_uses',
  attributes: { libraryFileId: id({ readOnly: true }), contentPageId: id({ readOnly: true }) },
  relationships: { contentPage: toOne('contentPages', { readOnly: true }) },
  filters: { libraryFileId: ['eq', 'in'] },
  includes: ['contentPage'],
})

const about = { libraryFileId: id() }
export const libraryFileCreated = event('libraryFile.created', about)
export const libraryFileUpdated = event('libraryFile.updated', about)
export const libraryFileReplaced = event('libraryFile.replaced', about)
export const libraryFileRemoved = event('libraryFile.removed', about)
export const libraryFileRestored = event('libraryFile.restored', about)

export const libraryFileLife = lifecycle(libraryFiles, 'status', {
  start: { kept: libraryFileCreated },
  moves: {
    remove: { from: ['kept'], to: 'removed', emits: libraryFileRemoved, undo: ['restore'] },
    restore: { from: ['removed'], to: 'kept', emits: libraryFileRestored, undo: ['remove'] },
  },
})

export const updateLibraryFile = command('updateLibraryFile', 'PATCH /cms/files/:id', {
  on: libraryFiles,
  partial: true,
  when: { status: ['kept'] },
  input: { ...described, isDecorative: boolean(), focusX: focus, focusY: focus },
  emits: [libraryFileUpdated],
  summary: 'Say what a file is called, where it lies, what it shows and what of it stays in sight',
})

export const removeLibraryFile = command('removeLibraryFile', 'DELETE /cms/files/:id', {
  on: libraryFiles,
  moves: [libraryFileLife.remove],
  summary: 'Remove a file, also from the pages that use it; it can be taken back for 30 days',
})

export const restoreLibraryFile = command('restoreLibraryFile', 'POST /cms/files/:id/restore', {
  on: libraryFiles,
  moves: [libraryFileLife.restore],
  summary: 'Take back a file that was removed, wherever it stood',
})

export type LibrarySummary = {
  all: number
  pictures: number
  documents: number
  undescribed: number
  unused: number
  removed: number
  /** Of all files together. */
  bytes: number
  folders: { name: string; count: number }[]
}
export const librarySummary = query('librarySummary', 'GET /cms/file_summary', {
  tells: told<LibrarySummary>(),
  summary: 'How many files of each kind the library holds, how large they are, and its folders',
})
