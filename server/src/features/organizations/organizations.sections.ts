import { waitingSection } from '#engine/periodic-section.ts'

export const organizationSections = [
  waitingSection('organizations', 'organizations', {
    title: { nl: 'Organisaties om te beoordelen', en: 'Organizations to review' },
    isFor: (me) => me.isSchoolOrCenterAdmin,
    words: {
      nl: ['1 organisatie wacht op een ja of nee', '{n} organisaties wachten op een ja of nee'],
      en: ['1 organization waits for a yes or a no', '{n} organizations wait for a yes or a no'],
    },
    path: '/organizations/approve',
  }),
]
