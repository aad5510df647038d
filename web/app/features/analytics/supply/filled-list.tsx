import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { isSector } from '#protocol/shared/sectors.ts'
import { Flag } from '#ui/flag.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { Chart } from '../charts/chart.ts'
import { NumberLink } from '../charts/number-link.tsx'

const MOST = 10
/** Less free than this share is nearly full. */
const NEARLY = 0.1

/** How full the places are, with what is left; what has most places stands first. */
export function FilledList({ chart }: { chart: Chart }) {
  const t = useT('analytics')
  const locale = useLocale()
  return (
    <ul aria-label={chart.title} className="space-y-4">
      {chart.rows.slice(0, MOST).map(({ key, label, numbers: [taken, places, free] }) => {
        const [filled, all, left] = [taken?.value ?? 0, places?.value ?? 0, free?.value ?? 0]
        const state = all === 0 ? undefined : left === 0 ? 'err' : left <= all * NEARLY ? 'warn' : 'done'
        return (
          <li key={key} className="flex items-center gap-3">
            {isSector(key) || key === 'none' ? (
              <Flag sector={key === 'none' ? null : key} className="size-8 shrink-0 rounded-full max-sm:hidden" />
            ) : null}
            <span className="min-w-0 flex-1">
              <span className="flex items-baseline justify-between gap-3 text-ui">
                <span className="min-w-0">{label}</span>
                <span className="shrink-0 text-muted tabular-nums">
                  {taken ? <NumberLink of={taken} name={`${label}, ${chart.columns[0]}`} /> : null}{' '}
                  {t('supply.of', { places: numberText(all, locale) })}
                </span>
              </span>
              <svg
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mt-1 block h-2 w-full overflow-hidden rounded-full"
              >
                <path d="M0 0H100V8H0z" fill="var(--track)" />
                <rect width={all === 0 ? 0 : ((filled / all) * 100).toFixed(1)} height="8" fill="var(--c2)" />
              </svg>
            </span>
            <span className="flex w-19 shrink-0 md:w-24 items-center justify-end gap-1.5 text-ui font-semibold tabular-nums">
              {state ? <StatusMark status={state} className="size-4 shrink-0" /> : null}
              {left === 0 ? (
                t('supply.full')
              ) : (
                <span>
                  {free ? <NumberLink of={free} name={`${label}, ${chart.columns[2]}`} /> : null} {t('supply.free')}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
