import type { Translate } from '#lib/i18n.tsx'
import { type DemandNumbers, type EvaluationNumbers, namelessParts } from '#protocol/features/analytics.ts'
import { studentStages } from '#protocol/features/progress.ts'
import { contractPaces, endedBy, formOutcomes, hourShares, waitingOn } from '#protocol/features/student-numbers.ts'
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
/** The same of one of the classes, levels or mentors that the page tells one by one. */
export const partWith = (chosen: DemandChosen, id: string, asked: Record<string, string>) =>
  studentsWith(chosen, { [chosen.per]: id, ...asked })

/** Everything that the page draws, also for its tables and files. */
export function demandCharts(
  numbers: DemandNumbers,
  chosen: DemandChosen,
  evaluations: readonly EvaluationNumbers[],
  t: Translate,
) {
  const to = (asked: Record<string, string>) => studentsWith(chosen, asked)
  const named = (key: string) => ({ key, title: t(`demand.${key}.title`), about: t(`demand.${key}.about`) })
  const students = t('columns.students')
  const { stages, waits, hours, contracts, stops, weeks, before, parts } = numbers
  const signed = to({ contractPace: contractPaces.join() })

  const cameTo = (of: DemandNumbers['stages'], at: number) =>
    studentStages.slice(at).reduce((sum, each) => sum + of[each], 0)
  const funnel: Chart = {
    ...named('funnel'),
    kind: 'funnel',
    share: { groups: before ? [1, 3] : [1] },
    head: t('columns.stage'),
    columns: [
      t('columns.reached'),
      t('columns.there'),
      ...(before ? [t('columns.reachedBefore'), t('columns.thereBefore')] : []),
    ],
    rows: studentStages.map((stage, at) => {
      const on = studentStages.slice(at)
      return {
        key: stage,
        label: t(`stages.${stage}`),
        numbers: [
          { value: cameTo(stages, at), to: to({ stage: on.join() }) },
          { value: stages[stage], to: to({ stage }) },
          ...(before ? [{ value: cameTo(before.stages, at) }, { value: before.stages[stage] }] : []),
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
  // Without a contract that was signed by then there is nothing to compare with.
  const waitsBefore = contracts.before?.days === null ? null : contracts.before
  const parties: Chart = {
    ...named('parties'),
    kind: 'bars',
    head: t('columns.party'),
    columns: [t('columns.days'), ...(waitsBefore ? [t('columns.lastYear')] : [])],
    unit: { one: t('days.one'), many: t('days.many') },
    rows: (['making', 'student', 'guardian', 'host', 'school'] as const).map((party) => ({
      key: party,
      label: t(`parties.${party}`),
      numbers: [
        { value: contracts.waits[party] ?? null, to: signed },
        ...(waitsBefore ? [{ value: waitsBefore[party] ?? null }] : []),
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
  const evaluated: Chart = {
    ...named('evaluations'),
    kind: 'bars',
    share: { groups: formOutcomes.map((_, at) => at) },
    head: t('columns.form'),
    columns: formOutcomes.map((outcome) => t(`columns.${outcome}`)),
    rows: evaluations.map(({ id, name, ...came }) => ({
      key: id,
      label: name,
      numbers: formOutcomes.map((outcome) => ({
        value: came[outcome],
        to: to({ form: id, formOutcome: outcome }),
      })),
    })),
  }
  const isCompared = parts.some((part) => part.before)
  const perPart: Chart = {
    key: 'parts',
    kind: 'bars',
    ...(isOneOf(namelessParts, chosen.per) ? { share: { groups: [0], isRanked: true } } : {}),
    title: t(`demand.parts.${chosen.per}`),
    about: t('demand.parts.about'),
    head: t(`columns.${chosen.per}`),
    columns: [
      t('columns.without'),
      students,
      t('columns.late'),
      ...studentStages.map((stage) => t(`stages.${stage}`)),
      ...(evaluations.length > 0 ? formOutcomes.map((outcome) => t(`columns.forms.${outcome}`)) : []),
      ...(isCompared ? [t('columns.withoutBefore')] : []),
    ],
    rows: parts.map((part) => {
      const own = (asked: Record<string, string>) => partWith(chosen, part.id, asked)
      const all = studentStages.reduce((sum, stage) => sum + part.stages[stage], 0)
      return {
        key: part.id,
        label: part.name,
        numbers: [
          { value: part.stages.without + part.stages.asking, to: own({ stage: searchingStages }) },
          { value: all, to: own({}) },
          { value: part.late, to: own({ late: 'true' }) },
          ...studentStages.map((stage) => ({ value: part.stages[stage], to: own({ stage }) })),
          ...(evaluations.length > 0
            ? formOutcomes.map((formOutcome) => ({ value: part.forms[formOutcome], to: own({ formOutcome }) }))
            : []),
          ...(isCompared ? [{ value: part.before?.without ?? null }] : []),
        ],
      }
    }),
  }
  return { funnel, searching, waiting, working, paces, parties, ended, evaluated, perPart }
}
