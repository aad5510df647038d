import type { BlockTable } from '#protocol/blocks/block-table.ts'

const mine = () => '/opdrachten'

export const blocks = {
  assignment: {
    nl: { you: 'Lever je opdracht in: {phase}', other: '{who} levert de opdracht nog in: {phase}' },
    en: { you: 'Hand in your assignment: {phase}', other: '{who} still has to hand in: {phase}' },
    leadsTo: mine,
  },
  assignmentReturned: {
    nl: { you: 'Verbeter je opdracht: {phase}', other: '{who} verbetert de opdracht: {phase}' },
    en: { you: 'Improve your assignment: {phase}', other: '{who} has to improve the assignment: {phase}' },
    leadsTo: mine,
  },
  assignmentReview: {
    nl: { you: 'Kijk de opdracht na: {phase}', other: '{who} kijkt de opdracht na: {phase}' },
    en: { you: 'Review the assignment: {phase}', other: '{who} has to review the assignment: {phase}' },
    leadsTo: () => '/opdrachten/beheer',
  },
  assignmentAtHost: {
    nl: { you: 'Bekijk de opdracht: {phase}', other: '{who} bekijkt de opdracht: {phase}' },
    en: { you: 'Look at the assignment: {phase}', other: '{who} has to look at the assignment: {phase}' },
    leadsTo: () => '/opdrachten/stagiairs',
  },
} as const satisfies BlockTable
