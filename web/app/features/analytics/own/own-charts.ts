import type { Translate } from '#lib/i18n.tsx'
import { type OwnNumbers, traineeStates } from '#protocol/features/own-numbers.ts'
import { answerPaces } from '#protocol/features/supply-numbers.ts'
import { keysOf } from '#protocol/shared/guards.ts'
import type { Chart } from '../charts/chart.ts'

/** The tabs of what came in, by their name in the address. */
const inbox = {
  nieuw: ['with_host', 'read'],
  gesprek: ['in_talk'],
  wachtlijst: ['waiting', 'offered'],
  besloten: ['accepted', 'declined', 'withdrawn', 'expired'],
} as const

export const ownVacancies = '/vacancies?status=published,full'
export const traineesIn = (state: keyof typeof traineeStates) => `/internships?status=${traineeStates[state].join()}`

/** Everything that the page of a host draws, also for its tables and files. */
export function ownCharts(numbers: OwnNumbers, t: Translate) {
  const named = (key: string) => ({ key, title: t(`own.${key}.title`), about: t(`own.${key}.about`) })
  const bars = { kind: 'bars', head: t('columns.what') } as const
  const applications: Chart = {
    ...named('applications'),
    ...bars,
    columns: [t('columns.applications')],
    rows: keysOf(inbox).map((tab) => ({
      key: tab,
      label: t(`own.inbox.${tab}`),
      numbers: [
        {
          value: inbox[tab].reduce((sum, status) => sum + numbers.applications[status], 0),
          to: `/aanmeldingen?toon=${tab}`,
        },
      ],
    })),
  }
  const answers: Chart = {
    ...named('answers'),
    ...bars,
    head: t('columns.answer'),
    columns: [t('columns.applications')],
    rows: answerPaces.map((pace) => ({
      key: pace,
      label: t(`answerPaces.${pace}`),
      numbers: [{ value: numbers.answers.paces[pace] }],
    })),
  }
  const trainees: Chart = {
    ...named('trainees'),
    ...bars,
    columns: [t('columns.trainees')],
    rows: keysOf(traineeStates).map((state) => ({
      key: state,
      label: t(`own.states.${state}`),
      numbers: [{ value: numbers.trainees[state], to: traineesIn(state) }],
    })),
  }
  const { places, taken } = numbers
  const offer: Chart = {
    ...named('places'),
    ...bars,
    columns: [t('columns.places')],
    rows: [
      { key: 'taken', label: t('columns.taken'), numbers: [{ value: taken, to: ownVacancies }] },
      {
        key: 'free',
        label: t('columns.free'),
        numbers: [{ value: places - taken, to: '/vacancies?status=published' }],
      },
    ],
  }
  return { offer, applications, answers, trainees }
}
