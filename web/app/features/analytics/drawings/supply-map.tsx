import type { Chart, ChartRow } from '../charts/chart.ts'

export type MapWords = { ring: string; dot: string; hidden: string; scale: string }
type Around = { key: string; kilometres: number }
type Props = {
  chart: Chart
  label: string
  width: number
  height: number
  words: MapWords
  around?: Around | undefined
}
type Placed = { row: ChartRow; searching: number | null; free: number; x: number; y: number; r: number }

const EDGE = 40
const LINE = 22
const MOST = 40
const MOST_NAMES = 16
const KM_PER_DEGREE = 111.2
const round = (value: number) => Math.round(value * 10) / 10

/** Towns where they are, seen from above: as many kilometres to the right as to the top. Above them is room for what they mean. */
function place(rows: ChartRow[], width: number, whole: number, top: number) {
  const height = whole - top
  const known = rows.flatMap((row) => {
    const [searching, free] = [row.numbers[0]?.value ?? null, row.numbers[1]?.value ?? 0]
    const isHidden = row.numbers[0]?.instead !== undefined
    return row.spot && (searching || free || isHidden) ? [{ row, searching, free, spot: row.spot }] : []
  })
  const shown = known.slice(0, MOST)
  const middle = shown.reduce((sum, { spot }) => sum + spot.latitude, 0) / Math.max(1, shown.length)
  const east = ({ longitude }: { longitude: number }) => longitude * KM_PER_DEGREE * Math.cos((middle * Math.PI) / 180)
  const north = ({ latitude }: { latitude: number }) => latitude * KM_PER_DEGREE
  const xs = shown.map(({ spot }) => east(spot))
  const ys = shown.map(({ spot }) => north(spot))
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  // A handful of towns close together is not drawn as a whole country.
  const [wide, tall] = [Math.max(right - left, 12), Math.max(high - low, 12)]
  const perKm = Math.min((width - 2 * EDGE) / wide, (height - 2 * EDGE) / tall)
  const most = Math.max(1, ...shown.map(({ searching, free }) => Math.max(searching ?? 0, free)))
  const largest = Math.min(20, width / 24)
  const size = (count: number) => (count === 0 ? 0 : 4 + largest * Math.sqrt(count / most))
  const towns = shown.map(
    ({ row, searching, free, spot }): Placed => ({
      row,
      searching,
      free,
      x: round(width / 2 + (east(spot) - (left + right) / 2) * perKm),
      y: round(top + height / 2 - (north(spot) - (low + high) / 2) * perKm),
      r: Math.max(7, size(searching ?? 0), size(free)),
    }),
  )
  return { towns, perKm, size }
}

/** The first towns keep their name; a later one that would stand across another has it in the table. */
function named(towns: Placed[], width: number): Placed[] {
  const taken = towns.map(({ x, y, r }) => ({ x, y, half: r, high: r }))
  let names = 0
  return towns.filter(({ row, x, y, r }) => {
    const [half, line] = [row.label.length * 3.7, y + r + 13]
    const isInside = x - half > 4 && x + half < width - 4
    const isFree = taken.every((box) => Math.abs(box.x - x) > box.half + half || Math.abs(box.y - line) > box.high + 6)
    if (!isFree || !isInside || names >= MOST_NAMES) return false
    taken.push({ x, y: line, half, high: 7 })
    names += 1
    return true
  })
}

/** A ring for the students who search, a dot for the places that are free: where the ring stays empty there are too few. */
export function MapDrawing({ chart, label, width, height, words, around }: Props) {
  const hasHidden = chart.rows.some(({ numbers: [first] }) => first?.value === null && first.instead !== undefined)
  const lines = [words.ring, words.dot, ...(hasHidden ? [words.hidden] : [])]
  const isWide = width > 500
  // One for each drawing: that of a drawing that is not shown paints nothing.
  const hatchId = `hatched-${width}`
  const top = isWide ? LINE + 12 : lines.length * LINE + 12
  const { towns, perKm, size } = place(chart.rows, width, height, top)
  const middle = around && towns.find(({ row }) => row.key === around.key)
  const bar = perKm * 5
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block w-full">
      <pattern id={hatchId} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" stroke="var(--muted)" strokeWidth="2.5" />
      </pattern>
      <rect width={width} height={height} rx="16" fill="var(--track)" />
      {middle ? (
        <circle
          cx={middle.x}
          cy={middle.y}
          r={round(around.kilometres * perKm)}
          fill="var(--c2)"
          fillOpacity="0.08"
          stroke="var(--c2)"
          strokeWidth="1.5"
          strokeDasharray="2 5"
          strokeLinecap="round"
        />
      ) : null}
      {towns.toReversed().map(({ row, searching, free, x, y, r }) => {
        const isShort = (searching ?? 0) > free
        const ink = isShort ? 'var(--err-ink)' : 'var(--c1)'
        return (
          <g key={row.key}>
            <circle cx={x} cy={y} r={round(r + 3)} fill="var(--surface)" />
            {searching === null ? (
              <circle cx={x} cy={y} r={round(r)} fill={`url(#${hatchId})`} stroke="var(--muted)" strokeWidth="1.5" />
            ) : null}
            {free > 0 ? <circle cx={x} cy={y} r={round(size(free))} fill={ink} /> : null}
            {searching ? (
              <circle
                cx={x}
                cy={y}
                r={round(size(searching))}
                fill="none"
                stroke={searching <= free ? 'var(--surface)' : ink}
                strokeWidth={searching <= free ? 2 : 3.5}
              />
            ) : null}
          </g>
        )
      })}
      {named(towns, width).map(({ row, x, y, r }) => (
        <text
          key={row.key}
          x={x}
          y={round(y + r + 16)}
          textAnchor="middle"
          fontSize="13"
          fontWeight="600"
          fill="var(--ink)"
          stroke="var(--track)"
          strokeWidth="3"
          paintOrder="stroke"
        >
          {row.label}
        </text>
      ))}
      <path
        d={`M${width - 16 - round(bar)} ${height - 14}v4h${round(bar)}v-4`}
        fill="none"
        stroke="var(--muted)"
        strokeWidth="1.5"
      />
      <text x={width - 16} y={height - 20} textAnchor="end" fontSize="12" fill="var(--muted)">
        {words.scale}
      </text>
      <Legend lines={lines} hatchId={hatchId} step={isWide ? { x: 220, y: 0 } : { x: 0, y: LINE }} />
    </svg>
  )
}

type LegendProps = { lines: string[]; hatchId: string; step: { x: number; y: number } }
function Legend({ lines, hatchId, step }: LegendProps) {
  return lines.map((line, at) => (
    <g key={line} transform={`translate(${14 + at * step.x} ${14 + at * step.y})`}>
      {at === 0 ? <circle cx="9" cy="8" r="6.5" fill="none" stroke="var(--ink)" strokeWidth="2.5" /> : null}
      {at === 1 ? <circle cx="9" cy="8" r="7" fill="var(--c1)" /> : null}
      {at === 2 ? (
        <circle cx="9" cy="8" r="7" fill={`url(#${hatchId})`} stroke="var(--muted)" strokeWidth="1.5" />
      ) : null}
      <text x="24" y="12.5" fontSize="12.5" fill="var(--ink)">
        {line}
      </text>
    </g>
  ))
}
