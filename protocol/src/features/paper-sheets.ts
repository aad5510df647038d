import { command, event, resource, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, integer, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import { hourTotals } from './hours.ts'

/** A total of hours from a sheet of paper that the host signed, with a scan of it. */
export const paperSheets = resource('paperSheets', {
  attributes: {
    firstDay: date({ readOnly: true }),
    lastDay: date({ readOnly: true }),
    minutes: integer({ readOnly: true }),
    remark: text({ max: 1000, optional: true, readOnly: true }),
    status: oneOf(['counted', 'withdrawn'] as const, { readOnly: true }),
    /** Once the student is erased it is not. */
    hasScan: boolean({ readOnly: true }),
    enteredByName: text({ optional: true, readOnly: true }),
    withdrawnByName: text({ optional: true, readOnly: true }),
    withdrawnReason: text({ optional: true, readOnly: true }),
    withdrawnAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  relationships: {
    internship: toOne('internships', { readOnly: true }),
    student: toOne('students', { readOnly: true }),
  },
  filters: { id: ['eq', 'in'], internshipId: ['eq', 'in'], studentId: ['eq', 'in'], status: ['eq', 'in'] },
  sorts: ['firstDay', 'createdAt'],
  defaultSort: 'firstDay',
  includes: ['internship', 'student'],
})

const about = { sheetId: id(), internshipId: id(), studentId: id() }
export const paperSheetEntered = event('paperSheet.entered', about)
export const paperSheetWithdrawn = event('paperSheet.withdrawn', about)

export const paperSheetLife = lifecycle(paperSheets, 'status', {
  about: { type: 'users', id: 'studentId' },
  start: { counted: paperSheetEntered },
  moves: {
    withdraw: { from: ['counted'], to: 'withdrawn', needs: 'withdrawnReason', emits: paperSheetWithdrawn },
  },
})

export const enterPaperSheet = command('enterPaperSheet', 'POST /hour_totals/:id/paper', {
  on: hourTotals,
  input: {
    firstDay: date(),
    lastDay: date(),
    minutes: integer({ min: 1, max: 30_000 }),
    /** A photo or PDF of the signed sheet, which was sent before to `POST /uploads/scan`. */
    fileId: id(),
    remark: text({ max: 1000, optional: true, format: 'lines' }),
  },
  emits: [paperSheetEntered],
  summary: 'The school writes down the total of a signed sheet of paper, with a scan of it',
})
export const withdrawPaperSheet = command('withdrawPaperSheet', 'POST /paper_sheets/:id/withdraw', {
  on: paperSheets,
  input: { reason: text({ min: 3, max: 1000, format: 'lines' }) },
  moves: [paperSheetLife.withdraw],
  summary: 'Take back what was written down from paper: it does not count any more',
})

/** What a scan may be, for the form and for the server. */
export const scanRules = {
  types: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'],
  maxBytes: 8_000_000,
} as const
export const scanPath = (sheetId: string) => `/api/v1/paper_sheets/${sheetId}/scan`
export const blankSheetPath = (internshipId: string) => `/api/v1/hour_totals/${internshipId}/blank.pdf`
