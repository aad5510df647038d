import { command, event, resource } from '#protocol/declaring/define.ts'
import { date, id, text, timestamp } from '#protocol/declaring/fields.ts'
import { internships } from './internships.ts'

const words = text({ min: 2, max: 2000, format: 'lines' })

/** What staff of the school write down for each other about an internship. It goes when its day has come. */
export const internshipNotes = resource('internshipNotes', {
  attributes: {
    text: words,
    /** The last day on which it is there. */
    keptUntil: date(),
    /** Nobody, once that account is gone. */
    writerName: text({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  foreignKeys: ['internshipId'],
  filters: { id: ['eq', 'in'], internshipId: ['eq', 'in'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
})

const about = { internshipId: id() }
export const noteWritten = event('internshipNote.written', about)
export const noteChanged = event('internshipNote.changed', about)
export const noteRemoved = event('internshipNote.removed', about)

export const writeInternshipNote = command('writeInternshipNote', 'POST /internships/:id/notes', {
  on: internships,
  input: { text: words, keptUntil: date() },
  emits: [noteWritten],
  summary: 'Write something down for colleagues at school',
})
export const changeInternshipNote = command('changeInternshipNote', 'PATCH /internship_notes/:id', {
  on: internshipNotes,
  partial: true,
  input: { text: words, keptUntil: date() },
  emits: [noteChanged],
  summary: 'Change a note of one’s own',
})
export const removeInternshipNote = command('removeInternshipNote', 'DELETE /internship_notes/:id', {
  on: internshipNotes,
  emits: [noteRemoved],
  summary: 'Remove a note of one’s own',
})
