import { waitingSection } from '#engine/periodic-section.ts'

export const selfFoundSections = [
  waitingSection('selfFound', 'selfFound', {
    title: { nl: 'Zelf gevonden plekken', en: 'Self-found places' },
    isFor: (me) => me.staffOf().length > 0,
    flag: 'selfFoundInternships',
    words: {
      nl: ['1 zelf gevonden plek wacht op akkoord', '{n} zelf gevonden plekken wachten op akkoord'],
      en: ['1 self-found place waits for a yes or a no', '{n} self-found places wait for a yes or a no'],
    },
    path: '/zelfgevonden',
  }),
]
