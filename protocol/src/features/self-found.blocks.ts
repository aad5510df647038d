import type { BlockTable } from '#protocol/blocks/block-table.ts'

const report = ({ internshipId }: { internshipId: string }) => `/zelfgevonden?id=${internshipId}`

export const blocks = {
  approval: {
    nl: { you: 'Beoordeel de gevonden plek', other: '{who} beoordeelt de gevonden plek' },
    en: { you: 'Judge the place that was found', other: '{who} has to judge the place that was found' },
    leadsTo: report,
  },
  report: {
    nl: { you: 'Vul je gevonden plek aan', other: '{who} vult de gevonden plek aan' },
    en: { you: 'Complete the place you found', other: '{who} has to complete the place that was found' },
    leadsTo: report,
  },
  refused: {
    nl: { you: 'De gevonden plek is niet goedgekeurd', other: 'De gevonden plek is niet goedgekeurd' },
    en: { you: 'The place you found was not approved', other: 'The place that was found was not approved' },
    leadsTo: report,
  },
} as const satisfies BlockTable
