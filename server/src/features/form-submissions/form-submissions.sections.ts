import { countLine, periodicSection } from '#engine/periodic-section.ts'
import { worksAtHost } from '#features/internships/internships.policy.ts'

export const formSections = [
  periodicSection('forms', {
    kind: 'turn',
    title: { nl: 'Formulieren', en: 'Forms' },
    isFor: (me) => me.isStudent || me.staffOf().length > 0 || worksAtHost(me),
    flag: 'evaluationForms',
    lines: async (reader) =>
      countLine(
        await reader.waiting('forms'),
        reader,
        {
          nl: ['1 formulier om in te vullen of na te kijken', '{n} formulieren om in te vullen of na te kijken'],
          en: ['1 form to fill in or to look at', '{n} forms to fill in or to look at'],
        },
        reader.me.staffOf().length > 0 ? '/te-beoordelen/formulieren' : '/forms',
      ),
  }),
]
