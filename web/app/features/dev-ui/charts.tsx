import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { HorizontalBars } from '#ui/charts/horizontal-bars.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import { StackedBars } from '#ui/charts/stacked-bars.tsx'
import { Flag } from '#ui/flag.tsx'

const weeks = Array.from({ length: 12 }, (_, index) => String(index + 6))
const thisYear = [180, 412, 655, 790, 1105, 1240, null, null, null, null, null, null]
const lastYear = [150, 320, 505, 690, 840, 1010, 1180, 1320, 1290, 980, 640, 310]
const classes = ['3A', '3B', '3C', '3D', '3E', '3F', '3G']
const phases = ['without', 'asking', 'contract', 'running', 'approved', 'done'] as const
const perPhase = [
  [2, 3, 6, 1, 9, 2, 4],
  [3, 4, 3, 4, 5, 2, 3],
  [5, 4, 7, 7, 5, 6, 6],
  [11, 11, 9, 9, 5, 13, 9],
  [4, 3, 2, 3, 1, 3, 3],
  [2, 3, 2, 3, 1, 2, 2],
]
const sectorCounts = { zorg: 98, sport: 81, dieren: 64, kinderen: 57, horeca: 46, techniek: 38, cultuur: 28 }
const waiting = { student: 0.4, parent: 2.1, host: 5.8, school: 0.9 }

/** The drawings of the dashboards, made on the server: they are there before any script. */
export default function Charts() {
  const t = useT('dev-ui')
  const locale = useLocale()
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-12">
      <Card title={t('charts.hours')} className="lg:col-span-8">
        <LineChart
          label={t('charts.hoursLabel')}
          labels={weeks}
          labelHeader={t('charts.week')}
          now={{ key: 'now', label: t('charts.thisYear'), values: thisYear }}
          before={{ key: 'before', label: t('charts.lastYear'), values: lastYear }}
          unit={t('charts.hoursUnit')}
          nowText={t('charts.hoursNow', { hours: numberText(1240, locale) })}
        />
      </Card>
      <Card title={t('charts.waiting')} className="lg:col-span-4">
        <HorizontalBars
          tone="c6"
          label={t('charts.waitingLabel')}
          header={t('charts.days')}
          textOf={(days) => t('charts.daysCount', { days: numberText(days, locale) })}
          bars={Object.entries(waiting).map(([key, value]) => ({
            key,
            label: t(`charts.signers.${key}`),
            value,
            isBad: value > 5,
          }))}
        />
      </Card>
      <Card title={t('charts.classes')} className="lg:col-span-7">
        <StackedBars
          palette="phases"
          label={t('charts.classesLabel')}
          labelHeader={t('charts.class')}
          labels={classes}
          series={phases.map((key, index) => ({
            key,
            label: t(`charts.phases.${key}`),
            values: perPhase[index] ?? [],
          }))}
          noteOf={(index) => t('charts.withoutPlace', { count: perPhase[0]?.[index] ?? 0 })}
        />
      </Card>
      <Card title={t('charts.sectors')} className="lg:col-span-5">
        <HorizontalBars
          label={t('charts.sectorsLabel')}
          header={t('charts.internships')}
          textOf={(count) => t('charts.internshipsCount', { count: numberText(count, locale) })}
          bars={Object.entries(sectorCounts).map(([key, value]) => ({
            key,
            label: t(`table.filters.sector.${key}`),
            value,
            icon: <Flag sector={key} className="size-6 rounded-md" />,
          }))}
        />
      </Card>
      <Card title={t('charts.groups')} className="lg:col-span-6">
        <BarChart
          label={t('charts.groupsLabel')}
          labelHeader={t('charts.class')}
          labels={classes}
          unit={t('charts.studentsUnit')}
          series={[{ key: 'students', label: t('charts.students'), values: [27, 28, 29, 27, 26, 28, 27] }]}
        />
      </Card>
      <Card title={t('charts.years')} className="lg:col-span-6">
        <BarChart
          label={t('charts.yearsLabel')}
          labelHeader={t('charts.class')}
          labels={classes.slice(0, 4)}
          unit={t('charts.studentsUnit')}
          series={[
            { key: 'before', label: t('charts.lastYear'), values: [20, 22, 19, 24], isBefore: true },
            { key: 'now', label: t('charts.thisYear'), values: [25, 25, 23, 26] },
          ]}
        />
      </Card>
    </div>
  )
}
