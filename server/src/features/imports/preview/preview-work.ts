import { isRowConflict } from '#protocol/features/import-problems.ts'
import type {
  Cells,
  ImportColumn,
  ImportField,
  ImportHeadings,
  ImportKind,
  ImportMentor,
} from '#protocol/features/imports.ts'
import { dutchDay } from '#protocol/shared/dutch-date.ts'
import { required } from '#protocol/shared/guards.ts'
import { type Group, type GroupData, judgeGroups, readGroup } from '../groups/judge-groups.ts'
import type { JudgedRow, ReadRow } from '../import-row.ts'
import { findMentors } from '../mentors/find-mentors.ts'
import {
  type Host,
  judgeOrganizations,
  type OrganizationData,
  readOrganization,
} from '../organizations/judge-organizations.ts'
import { FileProblem, type FileProblemCode } from '../read/file-problem.ts'
import { columnsOf, guessFields, headingSetKey, knownHeadings } from '../read/headings.ts'
import { readTable, type Table } from '../read/read-table.ts'
import { judgeStaff, readStaff, type StaffData, type StaffMember } from '../staff/judge-staff.ts'
import { type School, StudentJudge, type TakenEmail } from '../students/judge-students.ts'
import { patternEmail, type ReadContext, readStudent, type StudentData } from '../students/read-student.ts'

type AnyData = StudentData | StaffData | GroupData | OrganizationData
/** What a kind of file is compared with. */
export type Present = {
  context: ReadContext
  school?: School
  staff?: StaffMember[]
  takenEmails?: TakenEmail[]
  groups?: Group[]
  hosts?: Host[]
}
export type ParseJob = { job: 'parse'; kind: ImportKind; bytes: Uint8Array }
export type JudgeJob = {
  job: 'judge'
  kind: ImportKind
  bytes: Uint8Array
  fields: (ImportField | null)[]
  emailPattern: string | null
  hasHeadings: boolean | undefined
}
/** Asks for what is there now, which takes the addresses in the file: whose are they? */
export type Ask = (emails: string[]) => Promise<Present>
export type Parsed = {
  format: string
  headingKey: string
  columns: ImportColumn[]
  headings: ImportHeadings
  rowCount: number
}
export type Judged = {
  rows: string[]
  counts: Record<string, number>
  mentors: ImportMentor[]
  headings: ImportHeadings
  rowCount: number
}
export type Answer<T> = T | { problem: FileProblemCode }

const SLICE = 1000

export async function work(job: ParseJob | JudgeJob, ask: Ask): Promise<Answer<Parsed | Judged>> {
  try {
    const table = readTable(job.bytes, knownHeadings(job.kind), 'hasHeadings' in job ? job.hasHeadings : undefined)
    if (job.job === 'parse') return parsed(job.kind, table)
    return judged(job, table, await ask(emailsOf(table, job)))
  } catch (error) {
    if (error instanceof FileProblem) return { problem: error.code }
    throw error
  }
}

const headingsOf = ({ headingRow, titles, isKnown, totals }: Table): ImportHeadings => ({
  row: headingRow,
  titles,
  isKnown,
  ...(totals > 0 ? { totals } : {}),
})

function parsed(kind: ImportKind, table: Table): Parsed {
  const { headings, rows, format, detail } = table
  return {
    format: `${format} ${detail}`.trim(),
    headingKey: headingSetKey(headings),
    columns: withUnknown(kind, rows, columnsOf(headings, rows, guessFields(kind, headings))),
    headings: headingsOf(table),
    rowCount: rows.length,
  }
}

/** Values that cannot be used in what a column seems to hold: better told now than row by row. */
function withUnknown(kind: ImportKind, rows: Table['rows'], columns: ImportColumn[]): ImportColumn[] {
  const fields = columns.map(({ field }) => field)
  const lines = rows.map(({ number, cells }) => ({ number, cells: cellsOf(cells, fields) }))
  const context = { today: dutchDay(), years: [], schoolYearId: null, emailPattern: null }
  const counts = new Map<string | undefined, number>()
  for (const { problems } of readRows(kind, lines, { context }))
    for (const { code, field } of problems)
      if (code === 'leftOut' || code === 'dateInvalid' || code === 'emailInvalid')
        counts.set(field, (counts.get(field) ?? 0) + 1)
  return columns.map((column) => {
    const count = counts.get(column.field ?? undefined)
    return column.field && count ? { ...column, unknown: { field: column.field, count } } : column
  })
}

/** Only what was given a meaning: a column that is left out is not kept anywhere. */
export function cellsOf(cells: readonly string[], fields: readonly (ImportField | null)[]): Cells {
  const found: Cells = {}
  fields.forEach((field, index) => {
    const text = cells[index]
    if (field && text) found[field] = text
  })
  return found
}

function emailsOf({ rows }: Table, { fields, emailPattern, kind }: JudgeJob): string[] {
  const found = new Set<string>()
  const at = (field: ImportField) => fields.indexOf(field)
  for (const { cells } of rows) {
    const mail = cells[at('email')]
    const made = kind === 'students' ? patternEmail(emailPattern, cells[at('number')] ?? null) : null
    for (const each of [mail, made]) if (each) found.add(each.toLowerCase())
  }
  return [...found]
}

function judged({ kind, fields }: JudgeJob, table: Table, present: Present): Judged {
  const all = table.rows.map(({ number, cells }) => ({ number, cells: cellsOf(cells, fields) }))
  const filled = all.filter(({ cells }) => Object.keys(cells).length > 0)
  const { rows, missing, covered } =
    kind === 'students'
      ? judgedStudents(filled, present)
      : { rows: judgeRows(kind, filled, present), missing: [], covered: undefined }
  const counts: Record<string, number> = covered === undefined ? {} : { covered }
  const whole: JudgedRow<object>[] = [...rows, ...missing]
  for (const { outcome } of whole) counts[outcome] = (counts[outcome] ?? 0) + 1
  const texts = rows.flatMap(({ data }) => ('mentors' in data ? data.mentors : []))
  const slices = Array.from({ length: Math.ceil(whole.length / SLICE) }, (_, index) =>
    JSON.stringify(whole.slice(index * SLICE, (index + 1) * SLICE).map(stored)),
  )
  const mentors = findMentors(texts, present.staff ?? [])
  return { rows: slices, counts, mentors, headings: headingsOf(table), rowCount: whole.length }
}

type Line = { number: number; cells: Cells }
const read = {
  students: ({ number, cells }: Line, { context }: Present) => readStudent(number, cells, context),
  staff: ({ number, cells }: Line) => readStaff(number, cells),
  groups: ({ number, cells }: Line, { context }: Present) => readGroup(number, cells, context),
  organizations: ({ number, cells }: Line) => readOrganization(number, cells),
}

function readRows(kind: ImportKind, lines: readonly Line[], present: Present): ReadRow<AnyData>[] {
  return lines.map((line) => read[kind](line, present))
}

const studentJudge = ({ school }: Present) => new StudentJudge(required(school, 'school to compare with'))

export function judgeRows(kind: ImportKind, lines: readonly Line[], present: Present): JudgedRow<AnyData>[] {
  switch (kind) {
    case 'students':
      return studentJudge(present).judge(lines.map((line) => read.students(line, present)))
    case 'staff':
      return judgeStaff(lines.map(read.staff), present.staff ?? [], present.takenEmails ?? [])
    case 'groups':
      return judgeGroups(
        lines.map((line) => read.groups(line, present)),
        present.groups ?? [],
      )
    case 'organizations':
      return judgeOrganizations(lines.map(read.organizations), present.hosts ?? [])
  }
}

/** Of a school it also counts who is not in the file. */
function judgedStudents(lines: readonly Line[], present: Present) {
  const rows = studentJudge(present).judge(lines.map((line) => read.students(line, present)))
  const { rows: missing, covered } = studentJudge(present).missing(rows)
  return { rows, missing, covered }
}

/** A row as the table of rows takes it. */
export const stored = (row: JudgedRow<object>) => ({
  number: row.number,
  name: row.name.slice(0, 255),
  cells: row.cells,
  data: row.data,
  problems: row.problems,
  changes: row.changes,
  candidates: row.candidates,
  outcome: row.outcome,
  is_open: row.outcome === 'conflict' && row.problems.some(isRowConflict),
  person_key: row.personKey,
  subject_id: row.subjectId,
})
