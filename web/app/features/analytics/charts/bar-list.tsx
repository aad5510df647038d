import type { Chart } from './chart.ts'
import { firstOf } from './chart.ts'
import { NumberLink } from './number-link.tsx'

/** A line for each thing with its bar and its number; the number leads to whom it counts. */
export function BarList({ chart }: { chart: Chart }) {
  const highest = Math.max(1, ...chart.rows.map(firstOf))
  return (
    <ul aria-label={chart.title} className="space-y-3">
      {chart.rows.map((row) => (
        <li key={row.key} className="flex items-end gap-4">
          <span className="min-w-0 flex-1">
            <span className="block text-ui">{row.label}</span>
            <svg
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1 block h-2 w-full rounded-full"
            >
              <path d="M0 0H100V8H0z" fill="var(--track)" />
              <rect width={((firstOf(row) / highest) * 100).toFixed(1)} height="8" rx="1" fill="var(--c2)" />
            </svg>
          </span>
          {row.numbers.map((number, at) => (
            <span key={chart.columns[at]} className="min-w-14 shrink-0 text-right">
              {at > 0 ? <span className="block text-cap text-muted">{chart.columns[at]}</span> : null}
              <span className={`block tabular-nums ${at > 0 ? 'text-ui' : 'text-ui font-semibold'}`}>
                <NumberLink
                  of={number}
                  name={`${row.label}, ${chart.columns[at]}`}
                  unit={at === 0 ? chart.unit : undefined}
                />
              </span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
