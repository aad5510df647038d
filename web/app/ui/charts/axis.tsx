import { numberText } from '#lib/dates.ts'
import { useLocale } from '#lib/i18n.tsx'

type Props = {
  ticks: number[]
  y(value: number): number
  left: number
  right: number
  /** What is counted, above the numbers. */
  unit?: string
}

/** Thin lines at round numbers. */
export function ValueAxis({ ticks, y, left, right, unit }: Props) {
  const locale = useLocale()
  const lines = ticks.map((tick) => (
    <g key={tick}>
      <path d={`M${left} ${y(tick)}H${right}`} stroke="var(--line)" strokeWidth="1" />
      <text x={left - 8} y={y(tick) + 4} textAnchor="end" fontSize="12" fill="var(--muted)">
        {numberText(tick, locale)}
      </text>
    </g>
  ))
  if (!unit) return lines
  return (
    <>
      <text x="0" y="12" fontSize="12" fill="var(--muted)">
        {unit}
      </text>
      {lines}
    </>
  )
}
