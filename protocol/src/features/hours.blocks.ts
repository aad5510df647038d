import type { BlockTable } from '#protocol/blocks/block-table.ts'

const sheet = ({ internshipId }: { internshipId: string }) => `/urenbriefje/${internshipId}`

export const blocks = {
  hours: {
    nl: { you: 'Vul je uren in', other: '{who} vult uren in' },
    en: { you: 'Log your hours', other: '{who} has to log hours' },
    leadsTo: sheet,
  },
  hoursWait: {
    nl: { you: 'Bekijk de uren: kloppen ze?', other: '{who} bekijkt de uren' },
    en: { you: 'Look at the hours: are they right?', other: '{who} has to look at the hours' },
    leadsTo: sheet,
  },
} as const satisfies BlockTable
