import type { BlockTable } from '#protocol/blocks/block-table.ts'

type Words = Pick<BlockTable[string], 'nl' | 'en'>
/** All lead on to the contract of the internship, to where it is signed, or to where one is made. */
const contract = <W extends Words>(words: W) => ({
  ...words,
  leadsTo: ({ internshipId }: { internshipId: string }) => `/internships/${internshipId}/contract`,
})

export const blocks = {
  contractMake: contract({
    nl: { you: 'Maak het contract', other: '{who} maakt het contract' },
    en: { you: 'Make the contract', other: '{who} has to make the contract' },
  }),
  contractCheck: contract({
    nl: { you: 'Kijk het contract na en geef het vrij', other: '{who} kijkt het contract na' },
    en: { you: 'Check the contract and release it', other: '{who} has to check the contract' },
  }),
  contractFill: contract({
    nl: { you: 'Vul het contract aan', other: '{who} vult het contract aan' },
    en: { you: 'Complete the contract', other: '{who} has to complete the contract' },
  }),
  contractSign: contract({
    nl: { you: 'Teken het contract', other: '{who} moet het contract nog tekenen' },
    en: { you: 'Sign the contract', other: '{who} still has to sign the contract' },
  }),
  contractGuardian: contract({
    nl: {
      you: 'Vraag je ouder of verzorger om het contract te tekenen',
      other: '{who} vraagt een ouder of verzorger om te tekenen',
    },
    en: {
      you: 'Ask your parent or guardian to sign the contract',
      other: '{who} has to ask a parent or guardian to sign',
    },
  }),
  contractDeclined: contract({
    nl: { you: 'Het contract is geweigerd: overleg en pas het aan', other: '{who} past het geweigerde contract aan' },
    en: { you: 'The contract was declined: talk and change it', other: '{who} has to change the declined contract' },
  }),
  contractExpired: contract({
    nl: {
      you: 'Het contract is verlopen: ga ermee door of stop het',
      other: '{who} gaat door met het verlopen contract',
    },
    en: { you: 'The contract expired: go on with it or end it', other: '{who} has to go on with the expired contract' },
  }),
} as const satisfies BlockTable
