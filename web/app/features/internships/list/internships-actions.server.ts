import {
  completeInternship,
  extendInternship,
  stopInternship,
  undoCompletion,
} from '#protocol/features/internship-commands.ts'

export const internshipCommands = {
  completeInternship: { command: completeInternship, bulk: 'completeInternships' },
  undoCompletion: { command: undoCompletion },
  // Of one it is asked on its own page; of many, what is said goes for all of them.
  stopInternship: { command: stopInternship, bulk: 'stopInternships' },
  extendInternship: { command: extendInternship, bulk: 'extendInternships' },
}
