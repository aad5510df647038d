import { command, event, resource, toOne } from '#protocol/declaring/define.ts'
import {
  boolean,
  email,
  id,
  integer,
  json,
  list,
  oneOf,
  personName,
  text,
  timestamp,
} from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

export const importKinds = ['students', 'staff', 'groups', 'organizations'] as const
export type ImportKind = (typeof importKinds)[number]
/** Where the file comes from: the same reader, other words of help. */
export const importSources = ['csv', 'magister', 'somtoday'] as const

export const importStatuses = [
  'uploaded',
  'parsed',
  'mapped',
  'previewed',
  'running',
  'completed',
  'completed_with_errors',
  'failed',
  'undoing',
  'undone',
  'cancelled',
] as const
export type ImportStatus = (typeof importStatuses)[number]
/** Something is under way that nobody has to do. */
export const busyStatuses: readonly ImportStatus[] = ['uploaded', 'mapped', 'running', 'undoing']

export const rowOutcomes = ['new', 'changed', 'moved', 'unchanged', 'conflict', 'departed', 'error'] as const
export type RowOutcome = (typeof rowOutcomes)[number]
/**
 * What somebody decided about a row: use it all the same, leave it out, make a new person, take the person that was
 * found, be in both classes, make an address by the pattern, or let somebody go who is missing in the file.
 */
export const rowDecisions = ['use', 'skip', 'new', 'link', 'both', 'address', 'depart'] as const
export type RowDecision = (typeof rowDecisions)[number]
export const rowStates = ['waiting', 'done', 'skipped', 'failed', 'undone', 'kept'] as const

/** What a column of a file can hold, per kind of import. */
export const importFields = {
  students: [
    'number',
    'firstName',
    'infix',
    'lastName',
    'fullName',
    'className',
    'level',
    'mentor',
    'secondMentor',
    'email',
    'phoneNumber',
    'birthDate',
    'gender',
    'postalCode',
    'schoolYear',
    'active',
    'departedOn',
    'eckId',
    'guardianName',
    'guardianEmail',
    'guardianPhone',
    'secondGuardianName',
    'secondGuardianEmail',
  ],
  staff: ['code', 'firstName', 'infix', 'lastName', 'fullName', 'email', 'phoneNumber'],
  groups: ['className', 'level', 'mentor', 'secondMentor', 'schoolYear'],
  organizations: [
    'name',
    'type',
    'city',
    'street',
    'houseNumber',
    'postalCode',
    'email',
    'phoneNumber',
    'website',
    'chamberNumber',
    'sector',
    'description',
  ],
} as const satisfies Record<ImportKind, readonly string[]>
export type ImportField = (typeof importFields)[ImportKind][number]

/** What a row must have: one of each list. */
export const neededFields: Record<ImportKind, readonly (readonly ImportField[])[]> = {
  students: [['lastName', 'fullName']],
  staff: [['lastName', 'fullName'], ['email']],
  groups: [['className']],
  organizations: [['name']],
}

export type Cells = Partial<Record<ImportField, string>>
export type ImportColumn = {
  heading: string
  samples: string[]
  filled: number
  field: ImportField | null
  /** How many values cannot be used when the column holds this. */
  unknown?: { field: ImportField; count: number }
}
export type RowProblem = {
  code: string
  field?: ImportField
  params?: Record<string, string | number>
  /** Somebody of the same school whom it is about. */
  person?: { id: string; name: string }
}
export type RowChange = { field: ImportField; from: string | null; to: string | null }
export type Candidate = { id: string; name: string; number: string | null; className: string | null }
export type ImportMentor = {
  /** As it stands in the file: a code, a name or an address. */
  text: string
  rows: number
  decision: 'leave' | 'link' | 'create' | null
  userId: string | null
  name: string | null
  email: string | null
  /** Somebody new. */
  person?: { firstName: string; infix: string | null; lastName: string }
  /** Recognised by what stands in the file; nobody had to choose. */
  isFound?: boolean
  /** Somebody new who could not be made: the address went to somebody else. */
  isRefused?: boolean
}
/**
 * Beside how many rows come to what: `rows` of the file, `missing` in it, `leftOut` by somebody, `warned` without being
 * stopped, `writes` that would be done, `decided` and `repaired` by hand, `linked`: how often a student or a class
 * gets a mentor; after the run who is `created`, `updated` and has `left`, the new `mentors`, and `mentorsFailed` who could not
 * be made.
 */
type ImportCounts = Partial<
  Record<
    | RowOutcome
    | (typeof rowStates)[number]
    | 'undecided'
    | 'departing'
    | 'covered'
    | 'rows'
    | 'missing'
    | 'leftOut'
    | 'warned'
    | 'writes'
    | 'decided'
    | 'repaired'
    | 'linked'
    | 'mentors'
    | 'mentorsFailed'
    | 'created'
    | 'updated'
    | 'left',
    number
  >
>
/** How it stands now with what a run did: who waits for an invitation, and what undoing would take back or leave. */
type ImportAfter = {
  uninvited: number
  undoable: number
  staying: number
  classes: number
  mentors: number
  mentorships: number
}
/**
 * On which line the headings stand, if any; how many lines above them were passed over, and how many that only count the
 * others; whether any heading is known.
 */
export type ImportHeadings = { row: number | null; titles: number; isKnown: boolean; totals?: number }
export type ImportSettings = {
  schoolYearId: string | null
  emailPattern: string | null
  makesClasses: boolean
  remembers: boolean
  headings?: ImportHeadings
}

export const imports = resource('imports', {
  attributes: {
    organizationId: id({ readOnly: true }),
    kind: oneOf(importKinds, { readOnly: true }),
    source: oneOf(importSources, { readOnly: true }),
    status: oneOf(importStatuses, { readOnly: true }),
    fileName: text({ readOnly: true }),
    fileSize: integer({ readOnly: true }),
    /** How the file was read: `csv utf-8 ;` or `xlsx Leerlingen`. */
    format: text({ optional: true, readOnly: true }),
    columns: json<ImportColumn[], { readOnly: true }>({ readOnly: true }),
    settings: json<ImportSettings, { readOnly: true }>({ readOnly: true }),
    mentors: json<ImportMentor[], { readOnly: true }>({ readOnly: true }),
    counts: json<ImportCounts, { readOnly: true }>({ readOnly: true }),
    /** Classes that would be made, while it can still be looked at. */
    newClasses: json<string[], { optional: true; readOnly: true }>({ optional: true, readOnly: true }),
    after: json<ImportAfter, { optional: true; readOnly: true }>({ optional: true, readOnly: true }),
    rowCount: integer({ readOnly: true }),
    doneCount: integer({ readOnly: true }),
    /** Why it failed. */
    failure: text({ optional: true, readOnly: true }),
    /** The same file was imported before. */
    isRepeated: boolean({ readOnly: true }),
    /** The file and its cells are still there; after thirty days only the report is. */
    hasFile: boolean({ readOnly: true }),
    /** A program brought it, with a key. */
    isPushed: boolean({ readOnly: true }),
    canBeUndoneUntil: timestamp({ optional: true, readOnly: true }),
    finishedAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    organization: toOne('organizations', { readOnly: true }),
    importer: toOne('contacts', { readOnly: true, optional: true }),
  },
  filters: {
    id: ['eq', 'in'],
    organizationId: ['eq', 'in'],
    kind: ['eq', 'in'],
    status: ['eq', 'in', 'not_in'],
    createdAt: ['gteq', 'lteq'],
  },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  includes: ['organization', 'importer'],
})

export const importRows = resource('importRows', {
  attributes: {
    importId: id({ readOnly: true }),
    /** The line in the file; somebody who is missing in the file has none. */
    number: integer({ optional: true, readOnly: true }),
    name: text({ readOnly: true }),
    outcome: oneOf(rowOutcomes, { readOnly: true }),
    /** What somebody should look at comes first: 3 a question, 2 an error, 1 a warning, 0 nothing. */
    urgency: integer({ readOnly: true }),
    /** Class and name, to stand by when there is no line. */
    place: text({ readOnly: true }),
    /** Needs a decision before the import can run. */
    isOpen: boolean({ readOnly: true }),
    cells: json<Cells, { optional: true; readOnly: true }>({ optional: true, readOnly: true }),
    problems: json<RowProblem[], { readOnly: true }>({ readOnly: true }),
    changes: json<RowChange[], { readOnly: true }>({ readOnly: true }),
    candidates: json<Candidate[], { readOnly: true }>({ readOnly: true }),
    decision: oneOf(rowDecisions, { optional: true, readOnly: true }),
    choiceId: id({ optional: true, readOnly: true }),
    subjectId: id({ optional: true, readOnly: true }),
    state: oneOf(rowStates, { readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    importId: ['eq'],
    number: ['not_null'],
    outcome: ['eq', 'in'],
    urgency: ['eq', 'gteq'],
    isOpen: ['true', 'false'],
    state: ['eq', 'in'],
  },
  sorts: ['number', 'urgency', 'place'],
  defaultSort: 'number',
  page: { size: 50, max: 200 },
})

const aboutImport = { importId: id(), organizationId: id() }
export const importUploaded = event('import.uploaded', aboutImport)
export const importStarted = event('import.started', aboutImport)
export const importFinished = event('import.finished', aboutImport)
export const importFailed = event('import.failed', aboutImport)
/** A program brought it, and there is something in it that somebody has to decide. */
export const importWaits = event('import.waits', aboutImport)
export const importUndone = event('import.undone', aboutImport)
export const importCancelled = event('import.cancelled', aboutImport)

const unconfirmed = ['uploaded', 'parsed', 'mapped', 'previewed'] as const
const seen = 'the screen that waits for it sees it'
export const importLife = lifecycle(imports, 'status', {
  start: { uploaded: importUploaded },
  moves: {
    parse: { from: ['uploaded'], to: 'parsed', by: 'system', quiet: seen },
    map: { from: ['parsed', 'previewed'], to: 'mapped', quiet: 'nothing is changed yet' },
    preview: { from: ['mapped'], to: 'previewed', by: 'system', quiet: seen },
    confirm: { from: ['previewed'], to: 'running', emits: importStarted },
    finish: { from: ['running'], to: 'completed', by: 'system', emits: importFinished },
    finishWithErrors: { from: ['running'], to: 'completed_with_errors', by: 'system', emits: importFinished },
    fail: { from: ['uploaded', 'mapped', 'running'], to: 'failed', by: 'system', emits: importFailed },
    /** A run that stopped halfway; a file that could not be read cannot go on. */
    retry: { from: ['failed'], to: 'running', quiet: 'import.finished tells how it ended' },
    undo: { from: ['completed', 'completed_with_errors', 'undone'], to: 'undoing', emits: importUndone },
    finishUndo: { from: ['undoing'], to: 'undone', by: 'system', quiet: 'import.undone told who wanted it' },
    cancel: { from: unconfirmed, to: 'cancelled', emits: importCancelled },
    forget: { from: unconfirmed, to: 'cancelled', by: 'clock', quiet: 'nobody finished it in thirty days' },
  },
})

const byImport = 'the import tells, not each of its rows'
export const importRowLife = lifecycle(importRows, 'state', {
  start: { waiting: { quiet: byImport } },
  moves: {
    skip: { from: ['waiting'], to: 'skipped', quiet: byImport },
    apply: { from: ['waiting'], to: 'done', by: 'system', quiet: byImport },
    refuse: { from: ['waiting'], to: 'failed', by: 'system', quiet: byImport },
    undo: { from: ['done'], to: 'undone', by: 'system', quiet: byImport },
    /** Somebody changed it since. */
    keep: { from: ['done'], to: 'kept', by: 'system', quiet: byImport },
    /** What had to stay is tried once more. */
    takeUp: { from: ['kept'], to: 'done', quiet: byImport },
  },
})

export const mapImport = command('mapImport', 'PUT /imports/:id/map', {
  on: imports,
  moves: [importLife.map],
  input: {
    /** Per column of the file what it holds; an empty text leaves the column out. */
    fields: list(text({ max: 40, optional: true })),
    schoolYearId: id({ optional: true }),
    emailPattern: text({ max: 120, optional: true }),
    makesClasses: boolean({ optional: true }),
    remembers: boolean({ optional: true }),
    /** Whether the file has a line of headings; without one every line is a row. */
    hasHeadings: boolean({ optional: true }),
    /** What was decided and repaired in the preview may go, when the columns change. */
    discards: boolean({ optional: true }),
  },
  summary: 'Say what the columns hold, and look at what would happen',
})

export const decideImportRows = command('decideImportRows', 'PUT /imports/:id/rows', {
  on: imports,
  when: { status: ['previewed'] },
  input: {
    /** Which rows; without any: all that are still open, or of the outcome that is named. */
    rowIds: list(id(), { optional: true, max: 200 }),
    outcome: oneOf(rowOutcomes, { optional: true }),
    /** Of those only the rows of this class. */
    className: text({ max: 60, optional: true }),
    decision: oneOf(rowDecisions, { optional: true }),
    choiceId: id({ optional: true }),
    /** Cells that somebody put right, for one row. */
    cells: json<Cells, { optional: true }>({ optional: true }),
  },
  summary: 'Decide about rows, or put their cells right',
})

export const decideImportMentor = command('decideImportMentor', 'PUT /imports/:id/mentor', {
  on: imports,
  when: { status: ['previewed'] },
  input: {
    mentor: text({ max: 200 }),
    decision: oneOf(['leave', 'link', 'create']),
    userId: id({ optional: true }),
    firstName: personName({ optional: true }),
    infix: personName({ max: 30, optional: true }),
    lastName: personName({ optional: true }),
    email: email({ optional: true }),
  },
  summary: 'Say who a mentor in the file is',
})

export const confirmImport = command('confirmImport', 'PUT /imports/:id/confirm', {
  on: imports,
  moves: [importLife.confirm, importRowLife.skip],
  input: {
    /** The number of people who leave, typed over, when it is more than a fifth. */
    departing: integer({ optional: true, min: 0 }),
  },
  summary: 'Run the import',
})

export const undoImport = command('undoImport', 'PUT /imports/:id/undo', {
  on: imports,
  moves: [importLife.undo, importRowLife.takeUp],
  summary: 'Take an import back, within seven days and where nothing changed since',
})

export const retryImport = command('retryImport', 'PUT /imports/:id/retry', {
  on: imports,
  moves: [importLife.retry],
  summary: 'Go on with an import that stopped halfway',
})

export const cancelImport = command('cancelImport', 'PUT /imports/:id/cancel', {
  on: imports,
  moves: [importLife.cancel],
  summary: 'Stop before anything is changed',
})
