import type { BlockTable } from '#protocol/blocks/block-table.ts'

/** A step that is done when somebody of the school has been there. */
export const blocks = {
  visit: {
    nl: { you: 'Ga op bezoek: {phase}', other: '{who} komt nog op bezoek: {phase}' },
    en: { you: 'Go and visit: {phase}', other: '{who} still has to visit: {phase}' },
    leadsTo: ({ internshipId }) => `/bezoeken?stage=${internshipId}`,
  },
} as const satisfies BlockTable
