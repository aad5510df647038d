import type { ReactNode } from 'react'
import { numberText } from '#lib/dates.ts'
import { useLocale } from '#lib/i18n.tsx'
import { ChartTable } from './chart-figure.tsx'

type LyingBar = { key: string; label: string; value: number; icon?: ReactNode; isBad?: boolean }
type Props = {
  label: string
  header: string
  labelHeader?: string
  bars: LyingBar[]
  tone?: 'c2' | 'c6'
  textOf?(value: number): string
}

/** Things from large to small, each with its name above its bar: names may be long here. */
export function HorizontalBars({ label, header, labelHeader, bars, tone = 'c2', textOf }: Props) {
  const locale = useLocale()
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <figure className="min-w-0">
      <ul aria-label={label} className="space-y-3">
        {bars.map(({ key, label: text, value, icon, isBad }) => (
          <li key={key} className="flex items-center gap-3">
            {icon}
            <span className="min-w-0 flex-1">
              <span className="block truncate text-ui">{text}</span>
              <svg
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mt-1 block h-2 w-full rounded-full"
              >
                <path d="M0 0H100V8H0z" fill="var(--track)" />
                <rect width={(value / highest) * 100} height="8" rx="1" fill={isBad ? 'var(--c4)' : `var(--${tone})`} />
              </svg>
            </span>
            <span className="min-w-12 shrink-0 text-right text-ui font-semibold tabular-nums">
              {textOf?.(value) ?? numberText(value, locale)}
            </span>
          </li>
        ))}
      </ul>
      <ChartTable
        data={{
          labels: bars.map((bar) => bar.label),
          series: [{ key: 'value', label: header, values: bars.map(({ value }) => value) }],
        }}
        labelHeader={labelHeader}
      />
    </figure>
  )
}
