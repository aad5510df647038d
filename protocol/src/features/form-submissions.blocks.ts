import type { BlockTable } from '#protocol/blocks/block-table.ts'

export const blocks = {
  form: {
    nl: { you: 'Vul het formulier in: {phase}', other: '{who} vult het formulier nog in: {phase}' },
    en: { you: 'Fill in the form: {phase}', other: '{who} still has to fill in the form: {phase}' },
    leadsTo: () => '/forms',
  },
} as const satisfies BlockTable
