import { allOf, sqlCondition } from '#engine/judging/condition.ts'
import { countLine, countWhere, periodicSection } from '#engine/periodic-section.ts'
import { keptBy } from './vacancies.policy.ts'

export const vacancySections = [
  periodicSection('vacanciesToReview', {
    kind: 'turn',
    title: { nl: 'Vacatures om te beoordelen', en: 'Vacancies to review' },
    isFor: (me) => me.isSchoolOrCenterAdmin,
    lines: async (reader) => [
      ...countLine(
        await reader.waiting('vacancies'),
        reader,
        {
          nl: ['1 vacature wacht op een ja of nee', '{n} vacatures wachten op een ja of nee'],
          en: ['1 vacancy waits for a yes or a no', '{n} vacancies wait for a yes or a no'],
        },
        '/vacancies/review',
      ),
      ...countLine(
        await reader.waiting('vacancyReports'),
        reader,
        {
          nl: ['1 melding over een vacature', '{n} meldingen over vacatures'],
          en: ['1 report about a vacancy', '{n} reports about vacancies'],
        },
        '/vacancies/reports',
      ),
    ],
  }),
  /** Since the last mail: its last day is past, and nobody offered it again. */
  periodicSection('expiredVacancies', {
    kind: 'news',
    title: { nl: 'Verlopen vacatures', en: 'Expired vacancies' },
    isFor: (me) => me.isCenterAdmin,
    lines: async (reader) => {
      const isNew = sqlCondition(
        (t, add) => `${t}.end_date >= (${add(reader.since)}::timestamptz at time zone 'Europe/Amsterdam')::date - 1`,
      )
      const count = await countWhere(reader, 'vacancies', allOf({ status: 'expired' }, keptBy(reader.me), isNew))
      return countLine(
        count,
        reader,
        {
          nl: ['1 vacature is verlopen', '{n} vacatures zijn verlopen'],
          en: ['1 vacancy expired', '{n} vacancies expired'],
        },
        '/vacancies?status=expired',
      )
    },
  }),
]
