import { bulkAction } from '#engine/writing/bulk.ts'
import { internships } from '#protocol/features/internships.ts'
import { changeInternship, extendInternship } from './change-internship.ts'
import { completeInternship, reopenInternship, undoCompletion } from './complete-internship.ts'
import { stopInternship } from './stop-internship.ts'

/** What can be done to many internships at once, each with its way back. */
export const internshipBulkActions = [
  bulkAction('completeInternships', {
    on: internships,
    run: completeInternship,
    isDone: ({ status }) => status === 'completed',
    undo: { run: undoCompletion, input: () => ({}) },
  }),
  bulkAction('stopInternships', {
    on: internships,
    run: stopInternship,
    isDone: ({ status }) => status === 'stopped',
    undo: { run: reopenInternship, input: ({ endDate }) => ({ reason: 'Teruggedraaid', endDate }) },
  }),
  bulkAction('extendInternships', {
    on: internships,
    run: extendInternship,
    undo: { run: changeInternship, input: ({ endDate }) => ({ endDate }) },
  }),
]
