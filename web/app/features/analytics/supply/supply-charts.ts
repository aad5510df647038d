import type { Translate } from '#lib/i18n.tsx'
import { hostTypes } from '#protocol/features/organizations.ts'
import { answerPaces, quietReasons, type SupplyNumbers, type SupplyTown } from '#protocol/features/supply-numbers.ts'
import type { Chart, ChartNumber } from '../charts/chart.ts'
import { searchingStages, studentsWith } from '../demand/demand-charts.ts'

type Asked = Record<string, string>

/** The vacancies behind a number: all that one sees, not only those that one looks after. */
export const vacanciesWith = (asked: Asked) =>
  `/vacancies?${new URLSearchParams({ reach: 'all', status: 'published,full', ...asked })}`
export const freeWith = (asked: Asked) => vacanciesWith({ status: 'published', ...asked })
export const hostsWith = (asked: Asked) =>
  `/organizations?${new URLSearchParams({ type: hostTypes.join(), status: 'approved', ...asked })}`
/** Who searches, for whom may see their names. */
export function searchersWith(periodId: string | undefined, asked: Asked): string | undefined {
  if (!periodId) return undefined
  return studentsWith({ periodId, klas: '', niveau: '', mentor: '', per: '' }, { stage: searchingStages, ...asked })
}

/** Everything that the page draws, also for its tables and files. */
export function supplyCharts(
  numbers: SupplyNumbers,
  periodId: string | undefined,
  t: Translate,
  sectorName: (sector: string | null) => string,
) {
  const named = (key: string) => ({ key, title: t(`supply.${key}.title`), about: t(`supply.${key}.about`) })
  const ofStudents = periodId && numbers.isNamed ? periodId : undefined
  const offer = ({ places, taken }: { places: number; taken: number }, asked: Asked): ChartNumber[] => [
    { value: taken, to: vacanciesWith(asked) },
    { value: places, to: vacanciesWith(asked) },
    { value: places - taken, to: freeWith(asked) },
  ]
  const searching = (value: number | null, asked: Asked): ChartNumber => ({
    value,
    to: searchersWith(ofStudents, asked),
    instead: numbers.isNamed ? undefined : t('supply.notShown'),
  })
  const placeColumns = [t('columns.taken'), t('columns.places'), t('columns.free')]

  const sectors: Chart = {
    ...named('sectors'),
    kind: 'bars',
    share: { groups: [], things: [0, 1, 2, 3] },
    head: t('columns.sector'),
    columns: [...placeColumns, t('columns.vacancies')],
    rows: numbers.sectors.map((row) => {
      const asked: Asked = row.sector ? { sector: row.sector } : {}
      const all = [...offer(row, asked), { value: row.vacancies, to: freeWith(asked) }]
      // There is no list of what has no kind of work.
      const told = row.sector ? all : all.map(({ value }) => ({ value }))
      return { key: row.sector ?? 'none', label: sectorName(row.sector), numbers: told }
    }),
  }
  const spotOf = ({ latitude, longitude }: SupplyTown) =>
    latitude === null || longitude === null ? undefined : { latitude, longitude }
  const towns: Chart = {
    ...named('map'),
    kind: 'map',
    share: { groups: [0], things: [1, 2, 3], isRanked: true },
    head: t('columns.town'),
    columns: [t('columns.searching'), t('columns.free'), t('columns.hosts'), t('columns.vacancies')],
    rows: numbers.towns.map((town) => ({
      key: town.name,
      label: town.name,
      spot: spotOf(town),
      numbers: [
        searching(town.searching, { home: town.name }),
        { value: town.places - town.taken, to: freeWith({ city: town.name }) },
        { value: town.hosts, to: hostsWith({ city: town.name }) },
        { value: town.vacancies, to: freeWith({ city: town.name }) },
      ],
    })),
  }
  const places: Chart = {
    ...named('places'),
    kind: 'bars',
    share: { groups: [], things: [0, 1, 2] },
    head: t('columns.town'),
    columns: placeColumns,
    rows: numbers.towns
      .filter((town) => town.places > 0)
      .toSorted((a, b) => b.places - a.places)
      .map((town) => ({ key: town.name, label: town.name, numbers: offer(town, { city: town.name }) })),
  }
  const answers: Chart = {
    ...named('answers'),
    kind: 'bars',
    share: { groups: [0] },
    head: t('columns.answer'),
    columns: [t('columns.applications')],
    rows: answerPaces.map((pace) => ({
      key: pace,
      label: t(`answerPaces.${pace}`),
      numbers: [
        {
          value: numbers.answers.paces[pace],
          to: numbers.isNamed ? `/aanmeldingen?answerPace=${pace}` : undefined,
          instead: numbers.isNamed ? undefined : t('supply.notShown'),
        },
      ],
    })),
  }
  const quiet: Chart = {
    ...named('quiet'),
    kind: 'bars',
    share: { groups: [], things: [0] },
    head: t('columns.quiet'),
    columns: [t('columns.hosts')],
    rows: quietReasons.map((reason) => ({
      key: reason,
      label: t(`quietReasons.${reason}`),
      numbers: [{ value: numbers.quiet.by[reason], to: hostsWith({ quiet: reason }) }],
    })),
  }
  const hours: Chart = {
    ...named('hours'),
    kind: 'bars',
    // Small groups are left out of it already.
    share: { groups: [], things: [0, 1] },
    head: t('columns.municipality'),
    columns: [t('columns.hours'), t('columns.people')],
    rows: numbers.hours.map(({ name, people, hours: given }) => ({
      key: name,
      label: name,
      numbers: [given, people].map((value) => ({ value, instead: t('supply.notShown') })),
    })),
  }
  return { towns, sectors, places, answers, quiet, hours }
}
