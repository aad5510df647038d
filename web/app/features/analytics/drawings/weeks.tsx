import type { Chart } from '../charts/chart.ts'

type Props = { chart: Chart; label: string; width: number; height: number; words: { now: string; before: string } }
/** Letters stay readable where a line runs behind them. */
const halo = { paintOrder: 'stroke', stroke: 'var(--surface)', strokeWidth: 5, strokeLinejoin: 'round' } as const
const round = (value: number) => Math.round(value * 10) / 10

/** At most five round numbers, from zero. */
function ticksTo(highest: number): number[] {
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, highest) / 4))
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((each) => each * ten).find((each) => highest / each <= 4) ?? 1)
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, at) => Math.round(at * step))
}

/** How something goes week by week: this year solid up to today, last year dashed. */
export function WeeksDrawing({ chart, label, width, height, words }: Props) {
  const { rows } = chart
  const values = rows.flatMap(({ numbers }) => numbers.map(({ value }) => value ?? 0))
  const ticks = ticksTo(Math.max(1, ...values))
  const [left, right, bottom] = [40, width - 20, height - 28]
  const x = (at: number) => round(left + (at / Math.max(1, rows.length - 1)) * (right - left))
  const y = (value: number) => round(bottom - (value / (ticks.at(-1) || 1)) * (bottom - 26))
  const points = (column: number) =>
    rows.flatMap(({ numbers }, at) => {
      const value = numbers[column]?.value
      return value === null || value === undefined ? [] : [{ at, value }]
    })
  const line = (of: { at: number; value: number }[]) => of.map(({ at, value }) => `${x(at)} ${y(value)}`).join('L')
  const [now, before] = [points(0), points(1)]
  const head = now.at(-1)
  const then = head && before.find(({ at }) => at === head.at)
  const every = Math.ceil(rows.length / (width < 400 ? 6 : 13))
  const isRight = head !== undefined && x(head.at) > width / 2
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block w-full">
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${y(tick)}H${right}`} stroke="var(--line)" />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end" fontSize="12" fill="var(--muted)">
            {tick}
          </text>
        </g>
      ))}
      {rows.map(({ key, label: text, isNow }, at) =>
        at % every === 0 || isNow ? (
          <text
            key={key}
            x={x(at)}
            y={height - 8}
            textAnchor="middle"
            fontSize="12"
            fontWeight={isNow ? 700 : 400}
            fill={isNow ? 'var(--ink)' : 'var(--muted)'}
          >
            {text}
          </text>
        ) : null,
      )}
      {head ? <path d={`M${x(head.at)} 14V${bottom}`} stroke="var(--line-2)" strokeWidth="1.5" /> : null}
      {now.length > 1 ? (
        <path
          d={`M${line(now)}L${x(head?.at ?? 0)} ${bottom}L${x(now[0]?.at ?? 0)} ${bottom}z`}
          fill="var(--c1)"
          opacity="0.09"
        />
      ) : null}
      {before.length > 1 ? (
        <path d={`M${line(before)}`} fill="none" stroke="var(--c6)" strokeWidth="2.5" strokeDasharray="5 5" />
      ) : null}
      {now.length > 1 ? (
        <path d={`M${line(now)}`} fill="none" stroke="var(--c1)" strokeWidth="3.5" strokeLinejoin="round" />
      ) : null}
      {now.slice(0, -1).map(({ at, value }) => (
        <circle key={at} cx={x(at)} cy={y(value)} r="3.5" fill="var(--surface)" stroke="var(--c1)" strokeWidth="2.5" />
      ))}
      {head ? (
        <>
          <circle cx={x(head.at)} cy={y(head.value)} r="8" fill="var(--c2)" stroke="var(--surface)" strokeWidth="3" />
          <text
            x={x(head.at) + (isRight ? -14 : 14)}
            y={y(head.value) + (then && then.value <= head.value ? -12 : 22)}
            textAnchor={isRight ? 'end' : 'start'}
            fontSize="13"
            fontWeight="650"
            fill="var(--c1)"
            {...halo}
          >
            {`${head.value} ${words.now}`}
          </text>
        </>
      ) : null}
      {head && then ? (
        <text
          x={x(then.at) + (isRight ? -14 : 14)}
          y={y(then.value) + (then.value > head.value ? -10 : 20)}
          textAnchor={isRight ? 'end' : 'start'}
          fontSize="13"
          fontWeight="650"
          fill="var(--muted)"
          {...halo}
        >
          {`${then.value} ${words.before}`}
        </text>
      ) : null}
    </svg>
  )
}
