import type { BlockAbout, BlockTable } from '#protocol/blocks/block-table.ts'

const application = ({ applicationId }: BlockAbout) =>
  applicationId ? `/aanmeldingen/${applicationId}` : '/aanmeldingen'

/** Of who asked for a place: nothing else is there yet. */
export const blocks = {
  applied: {
    nl: { you: 'Beoordeel de aanmelding', other: '{who} beoordeelt de aanmelding' },
    en: { you: 'Judge the application', other: '{who} has to judge the application' },
    leadsTo: application,
  },
  withHost: {
    nl: { you: 'Geef antwoord op de aanmelding', other: '{who} geeft nog antwoord op de aanmelding' },
    en: { you: 'Answer the application', other: '{who} has to answer the application' },
    leadsTo: application,
  },
  offer: {
    nl: { you: 'Zeg ja of nee tegen de plek', other: '{who} zegt ja of nee tegen een plek' },
    en: { you: 'Say yes or no to the place', other: '{who} has to say yes or no to a place' },
    leadsTo: application,
  },
  inLine: {
    nl: { you: 'Zoek verder: je staat op een wachtlijst', other: '{who} staat op een wachtlijst en zoekt verder' },
    en: { you: 'Keep looking: you are on a waiting list', other: '{who} is on a waiting list and keeps looking' },
    leadsTo: () => '/stagebank',
  },
} as const satisfies BlockTable
