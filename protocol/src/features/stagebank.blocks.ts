import type { BlockTable } from '#protocol/blocks/block-table.ts'

/** Of who has no place: nothing is there yet that it could be about. */
export const blocks = {
  search: {
    nl: { you: 'Zoek een stageplek', other: '{who} zoekt nog een stageplek' },
    en: { you: 'Find a place', other: '{who} is still looking for a place' },
    leadsTo: () => '/stagebank',
  },
} as const satisfies BlockTable
