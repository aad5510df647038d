import type { BlockTable } from '#protocol/blocks/block-table.ts'

const internship = ({ internshipId }: { internshipId: string }) => `/internships/${internshipId}`

/** What stands in the way on any route; a feature that owns a kind of step says its own in `<feature>.blocks.ts`. */
export const blocks = {
  todo: {
    nl: { you: 'Jij bent aan zet: {phase}', other: '{who} is aan zet: {phase}' },
    en: { you: 'It is your turn: {phase}', other: '{who} is up: {phase}' },
    leadsTo: internship,
  },
  redo: {
    nl: { you: 'Vul aan: {phase}', other: '{who} vult aan: {phase}' },
    en: { you: 'Complete this: {phase}', other: '{who} has to complete: {phase}' },
    leadsTo: internship,
  },
  review: {
    nl: { you: 'Kijk na: {phase}', other: '{who} kijkt na: {phase}' },
    en: { you: 'Look at: {phase}', other: '{who} has to look at: {phase}' },
    leadsTo: internship,
  },
  completion: {
    nl: { you: 'Rond de stage af', other: '{who} rondt de stage af' },
    en: { you: 'Complete the internship', other: '{who} has to complete the internship' },
    volunteer: {
      nl: { you: 'Rond het vrijwilligerswerk af', other: '{who} rondt het vrijwilligerswerk af' },
      en: { you: 'Complete the volunteer work', other: '{who} has to complete the volunteer work' },
    },
    leadsTo: internship,
  },
  begins: {
    nl: { you: 'De stage begint op {date}', other: 'De stage begint op {date}' },
    en: { you: 'The internship begins on {date}', other: 'The internship begins on {date}' },
    volunteer: {
      nl: { you: 'Het begint op {date}', other: 'Het begint op {date}' },
      en: { you: 'It begins on {date}', other: 'It begins on {date}' },
    },
    leadsTo: internship,
  },
  completed: {
    nl: { you: 'Helemaal klaar', other: 'Helemaal klaar' },
    en: { you: 'All done', other: 'All done' },
    leadsTo: internship,
  },
  stopped: {
    nl: { you: 'Gestopt', other: 'Gestopt' },
    en: { you: 'Stopped', other: 'Stopped' },
    leadsTo: internship,
  },
} as const satisfies BlockTable
