import { Params } from '#engine/judging/condition.ts'
import { periodicSection } from '#engine/periodic-section.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { DemandNumbers } from '#protocol/features/analytics.ts'
import { seesDemand } from './analytics.policy.ts'
import { demandText } from './demand-text.ts'

type Period = { id: string; name: string }
type Told = { n: number; difference: number; weeks: number; period: string }

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const words: Record<Locale, (told: Told) => string> = {
  nl: ({ n, difference, weeks, period }) =>
    [
      `${period}: ${counted(n, 'leerling zoekt', 'leerlingen zoeken')} nog`,
      difference === 0
        ? 'evenveel als een week geleden'
        : `${Math.abs(difference)} ${difference < 0 ? 'minder' : 'meer'} dan een week geleden`,
      ...(weeks > 0 ? [`nog ${counted(weeks, 'week', 'weken')} te gaan`] : []),
    ].join(', '),
  en: ({ n, difference, weeks, period }) =>
    [
      `${period}: ${counted(n, 'student is', 'students are')} still searching`,
      difference === 0
        ? 'as many as a week ago'
        : `${Math.abs(difference)} ${difference < 0 ? 'fewer' : 'more'} than a week ago`,
      ...(weeks > 0 ? [`${counted(weeks, 'week', 'weeks')} to go`] : []),
    ].join(', '),
}

export const analyticsSections = [
  /** How it goes, as the page of numbers says it: this week beside the week before. */
  periodicSection('searchingTrend', {
    kind: 'state',
    title: { nl: 'Hoe het zoeken gaat', en: 'How the search goes' },
    isFor: seesDemand,
    lines: async ({ me, read, locale }) => {
      const [period] = await read<Period>({
        text: `select id, name from internship_periods where school_id = any($1::uuid[]) and status = 'active'
          and end_date >= today_nl() order by start_date, id limit 1`,
        values: [me.staffOf()],
      })
      if (!period) return []
      const params = new Params()
      const everybody = { groupId: undefined, levelId: undefined, mentorId: undefined }
      const [found] = await read<{ numbers: DemandNumbers }>({
        text: demandText(me, { periodId: period.id, per: 'level', ...everybody }, params),
        values: params.values,
      })
      const weeks = found?.numbers.weeks ?? []
      const at = weeks.findIndex(({ day }) => day === found?.numbers.today)
      const [before, now] = [weeks[at - 1]?.without, weeks[at]]
      if (!now?.without || before === undefined || before === null) return []
      const told = { n: now.without, difference: now.without - before, weeks: now.weeksLeft, period: period.name }
      return [{ text: words[locale](told), path: `/analytics?periode=${period.id}` }]
    },
  }),
]
