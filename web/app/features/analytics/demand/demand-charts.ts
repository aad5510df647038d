import type { Translate } from '#lib/i18n.tsx'
import { type DemandNumbers, namelessParts } from '#protocol/features/analytics.ts'
import { studentStages } from '#protocol/features/progress.ts'
import { contractPaces, endedBy, hourShares, waitingOn } from '#protocol/features/student-numbers.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import type { Chart } from '../charts/chart.ts'

/** What was chosen in the address; the lists behind the numbers take the same. */
export type DemandChosen = { periodId: string; klas: string; niveau: string; mentor: string; per: string }

/** The students behind a number: who takes part in the period, chosen as the page is, and this. */
export function studentsWith({ periodId, klas, niveau, mentor }: DemandChosen, asked: Record<string, string>): string {
  const chosen = { group: klas, level: niveau, mentor, ...asked }
  const given = Object.entries(chosen).filter(([, value]) => value !== '')
  return `/users?${new URLSearchParams([['period', periodId], ['takesPart', 'true'], ...given])}`
}

export const searchingStages = 'without,asking'
const partParameter: Record<string, string> = { group: 'group', level: 'level', mentor: 'mentor' }

/** Everything that the page draws, also for its tables and files. */
export function demandCharts(numbers: DemandNumbers, chosen: DemandChosen, t: Translate) {
  const to = (asked: Record<string, string>) => studentsWith(chosen, asked)
  const named = (key: string) => ({ key, title: t(`demand.${key}.title`), about: t(`demand.${key}.about`) })
  const students = t('columns.students')
  const { stages, waits, hours, contracts, stops, weeks, before, parts } = numbers
  const signed = to({ contractPace: contractPaces.join() })

  const funnel: Chart = {
    ...named('funnel'),
    kind: 'funnel',
    share: { groups: [1] },
    head: t('columns.stage'),
    columns: [t('columns.reached'), t('columns.there')],
    rows: studentStages.map((stage, at) => {
      const on = studentStages.slice(at)
      const reached = on.reduce((sum, each) => sum + stages[each], 0)
      return {
        key: stage,
        label: t(`stages.${stage}`),
        numbers: [
          { value: reached, to: to({ stage: on.join() }) },
          { value: stages[stage], to: to({ stage }) },
        ],
      }
    }),
  }
  const searching: Chart = {
    ...named('weeks'),
    kind: 'weeks',
    share: { groups: before ? [0, 1] : [0] },
    head: t('columns.weeksLeft'),
    columns: [t('columns.without'), ...(before ? [t('columns.lastYear')] : [])],
    rows: weeks.map(({ weeksLeft, day, without, before: then }) => ({
      key: day,
      label: String(weeksLeft),
      isNow: day === numbers.today,
      numbers: [
        { value: without, to: day === numbers.today ? to({ stage: searchingStages }) : to({ withoutOn: day }) },
        ...(before ? [{ value: then }] : []),
      ],
    })),
  }
  const waiting: Chart = {
    ...named('waits'),
    kind: 'bars',
    share: { groups: [0] },
    head: t('columns.waitsFor'),
    columns: [students, t('columns.late')],
    rows: [
      ...waitingOn.map((up) => ({
        key: up,
        label: t(`waitsFor.${up}`),
        numbers: [
          { value: waits[up].count, to: to({ up }) },
          { value: waits[up].late, to: to({ up, late: 'true' }) },
        ],
      })),
      {
        key: 'searching',
        label: t('waitsFor.searching'),
        numbers: [
          { value: stages.without, to: to({ stage: 'without' }) },
          { value: numbers.lateSearching, to: to({ stage: 'without', late: 'true' }) },
        ],
      },
    ],
  }
  const working: Chart = {
    ...named('hours'),
    kind: 'bars',
    share: { groups: [0] },
    head: t('columns.share'),
    columns: [students],
    rows: hourShares.map((share) => ({
      key: share,
      label: t(`hourShares.${share}`),
      numbers: [{ value: hours.shares[share], to: to({ hoursShare: share }) }],
    })),
  }
  const paces: Chart = {
    ...named('paces'),
    kind: 'bars',
    share: { groups: [0] },
    head: t('columns.pace'),
    columns: [students],
    rows: contractPaces.map((pace) => ({
      key: pace,
      label: t(`contractPaces.${pace}`),
      numbers: [{ value: contracts.paces[pace], to: to({ contractPace: pace }) }],
    })),
  }
  const parties: Chart = {
    ...named('parties'),
    kind: 'bars',
    head: t('columns.party'),
    columns: [t('columns.days'), ...(contracts.before ? [t('columns.lastYear')] : [])],
    unit: t('days'),
    rows: (['making', 'student', 'guardian', 'host', 'school'] as const).map((party) => ({
      key: party,
      label: t(`parties.${party}`),
      numbers: [
        { value: contracts.waits[party] ?? null, to: signed },
        ...(contracts.before ? [{ value: contracts.before[party] ?? null }] : []),
      ],
    })),
  }
  const ended: Chart = {
    ...named('stops'),
    kind: 'bars',
    share: { groups: [0] },
    head: t('columns.endedBy'),
    columns: [students],
    rows: endedBy.map((by) => ({
      key: by,
      label: t(`endedBy.${by}`),
      numbers: [{ value: stops.by[by], to: to({ endedBy: by }) }],
    })),
  }
  const perPart: Chart = {
    key: 'parts',
    kind: 'bars',
    ...(isOneOf(namelessParts, chosen.per) ? { share: { groups: [0], isRanked: true } } : {}),
    title: t(`demand.parts.${chosen.per}`),
    about: t('demand.parts.about'),
    head: t(`columns.${chosen.per}`),
    columns: [t('columns.without'), students, t('columns.late'), ...studentStages.map((stage) => t(`stages.${stage}`))],
    rows: parts.map((part) => {
      const own = (asked: Record<string, string>) => to({ [partParameter[chosen.per] ?? 'group']: part.id, ...asked })
      const all = studentStages.reduce((sum, stage) => sum + part.stages[stage], 0)
      return {
        key: part.id,
        label: part.name,
        numbers: [
          { value: part.stages.without + part.stages.asking, to: own({ stage: searchingStages }) },
          { value: all, to: own({}) },
          { value: part.late, to: own({ late: 'true' }) },
          ...studentStages.map((stage) => ({ value: part.stages[stage], to: own({ stage }) })),
        ],
      }
    }),
  }
  return { funnel, searching, waiting, working, paces, parties, ended, perPart }
}
