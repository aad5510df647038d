import { command, event, resource } from '#protocol/declaring/define.ts'
import { id, integer, json, list, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

const copyStatuses = [
  'making',
  'ready',
  'reading',
  'previewed',
  'importing',
  'imported',
  'cancelled',
  'failed',
] as const
export type CopyStatus = (typeof copyStatuses)[number]
/** Something is under way that nobody has to do. */
export const busyCopies: readonly CopyStatus[] = ['making', 'reading', 'importing']

/** What of a copy can be put back by itself. */
export const copyParts = ['pages', 'menu', 'look', 'texts'] as const
export type CopyPart = (typeof copyParts)[number]

export const copyRules = {
  archiveBytes: 2_200_000_000,
  /** After that the archive goes; whoever wants to keep it has saved it. */
  keptDays: 30,
} as const

export type PlannedPage = { kind: 'page' | 'news'; slug: string; title: string; what: 'add' | 'change' | 'same' }
/** What putting a copy back would do here. */
export type CopyPlan = {
  from: { site: string; name: string; madeAt: string }
  pages: PlannedPage[]
  files: { add: number; same: number }
  /** How many items there are now, and how many there would be; none when nothing of it changes. */
  menu: { now: number; after: number } | null
  look: boolean
  texts: boolean
  /** Forms that stand on its pages and are not here: their blocks show nothing. */
  missingForms: number
}

/** Copies of the content of a site: made here to be saved, or brought here to be put back. */
export const siteCopies = resource('siteCopies', {
  path: 'cms/site_copies',
  attributes: {
    kind: oneOf(['export', 'import'], { readOnly: true }),
    status: oneOf(copyStatuses, { readOnly: true }),
    name: text({ max: 200, readOnly: true }),
    size: integer({ readOnly: true, optional: true }),
    /** How far it is, in files. */
    done: integer({ readOnly: true }),
    total: integer({ readOnly: true }),
    plan: json<CopyPlan, { optional: true; readOnly: true }>({ readOnly: true, optional: true }),
    /** Why it cannot be put back: a code of an error, and what is named in its text. */
    failure: json<{ code: string; params?: Record<string, string> }, { optional: true; readOnly: true }>({
      readOnly: true,
      optional: true,
    }),
    finishedAt: timestamp({ readOnly: true, optional: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  unlisted: ['plan'],
  filters: { id: ['eq', 'in'], kind: ['eq'], status: ['eq', 'in'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
})

const about = { siteCopyId: id() }
export const siteCopyAsked = event('siteCopy.asked', about)
export const siteCopySent = event('siteCopy.sent', about)
export const siteCopyStarted = event('siteCopy.started', about)
export const siteCopyImported = event('siteCopy.imported', about)
export const siteCopyRefused = event('siteCopy.refused', about)
export const siteCopyCancelled = event('siteCopy.cancelled', about)

export const siteCopyLife = lifecycle(siteCopies, 'status', {
  start: { making: siteCopyAsked, reading: siteCopySent },
  moves: {
    finish: { from: ['making'], to: 'ready', by: 'system', quiet: 'siteCopy.asked told who wanted it' },
    preview: { from: ['reading'], to: 'previewed', by: 'system', quiet: 'nothing is changed yet' },
    start: { from: ['previewed'], to: 'importing', emits: siteCopyStarted },
    finishImport: { from: ['importing'], to: 'imported', by: 'system', emits: siteCopyImported },
    refuse: { from: ['making', 'reading', 'importing'], to: 'failed', by: 'system', emits: siteCopyRefused },
    cancel: { from: ['previewed'], to: 'cancelled', emits: siteCopyCancelled },
  },
})

export const makeSiteCopy = command('makeSiteCopy', 'POST /cms/site_copies', {
  on: siteCopies,
  emits: [siteCopyAsked],
  summary: 'Make an archive of the pages, news, menus, files, look and texts of the site',
})

export const importSiteCopy = command('importSiteCopy', 'PUT /cms/site_copies/:id/import', {
  on: siteCopies,
  input: { parts: list(oneOf(copyParts), { max: copyParts.length }) },
  moves: [siteCopyLife.start],
  summary: 'Put these parts of a copy back, after a copy is made of how it is now',
})

export const cancelSiteCopy = command('cancelSiteCopy', 'PUT /cms/site_copies/:id/cancel', {
  on: siteCopies,
  moves: [siteCopyLife.cancel],
  summary: 'Put nothing of this copy back; its archive goes',
})
