import type { Translate } from '#lib/i18n.tsx'
import type { SharedChart } from '#protocol/features/chart-shares.ts'
import type { Chart } from '../charts/chart.ts'

/** What of a chart goes to others, before small groups are left out of it. Of a funnel that is who stands where. */
export function sharedOf({ kind, title, about, head, columns, rows, share }: Chart): SharedChart | undefined {
  if (!share) return undefined
  const kept = [...share.groups, ...(share.things ?? [])].toSorted((one, other) => one - other)
  return {
    title,
    ...(kind === 'funnel' ? { kind: 'bars', about: columns[share.groups[0] ?? 0] ?? about } : { kind, about }),
    head,
    columns: kept.map((at) => columns[at] ?? ''),
    rows: rows.map(({ label, numbers, isNow, spot }) => ({
      label,
      numbers: kept.map((at) => numbers[at]?.value ?? null),
      ...(isNow ? { isNow } : {}),
      ...(spot ? { spot: { latitude: spot.latitude, longitude: spot.longitude } } : {}),
    })),
    groups: share.groups.map((column) => kept.indexOf(column)),
    ...(share.isRanked ? { isRanked: true } : {}),
  }
}

/** The other way round: to be drawn as all charts are. A number that is not there says why. */
export function chartOf({ groups, rows, ...chart }: SharedChart, t: Translate): Chart {
  const instead = (column: number) => (groups.includes(column) ? t('supply.notShown') : undefined)
  return {
    ...chart,
    key: 'shared',
    rows: rows.map(({ numbers, ...row }, at) => ({
      ...row,
      key: String(at),
      numbers: numbers.map((value, column) => ({ value, instead: instead(column) })),
    })),
  }
}
