import { useT } from '#lib/i18n.tsx'
import type { FormContent, FormField } from '#protocol/features/forms/content.ts'
import { numbersOf } from './canvas.tsx'
import { useConditionWords } from './condition-words.ts'

/** How high a row is, and how far apart the lines run. */
const ROW = 60
const LANE = 12

export type FlowLine = { from: number; to: number; lane: number }

/** The lines between rows, each in a lane where it crosses no other one. Rows are fields that are asked about or depend. */
export function flowOf(fields: readonly FormField[]): { rows: FormField[]; lines: FlowLine[]; lanes: number } {
  const asked = new Set(fields.flatMap(({ showIf }) => showIf?.conditions.map(({ field }) => field) ?? []))
  const rows = fields.filter(({ key, showIf }) => asked.has(key) || (showIf?.conditions.length ?? 0) > 0)
  const place = new Map(rows.map(({ key }, at) => [key, at]))
  const pairs = rows.flatMap(({ showIf }, to) => {
    const sources = new Set(showIf?.conditions.map(({ field }) => place.get(field)) ?? [])
    return [...sources].flatMap((from) => (from === undefined || from >= to ? [] : [{ from, to }]))
  })
  const lines: FlowLine[] = []
  // Short ones run close to the rows.
  for (const pair of pairs.toSorted((one, other) => one.to - one.from - (other.to - other.from))) {
    const crosses = (lane: number) =>
      lines.some((line) => line.lane === lane && line.from < pair.to && pair.from < line.to)
    let lane = 0
    while (crosses(lane)) lane += 1
    lines.push({ ...pair, lane })
  }
  return { rows, lines, lanes: Math.max(0, ...lines.map(({ lane }) => lane + 1)) }
}

type Props = { content: FormContent; at?: string | null; onOpen(key: string): void }

/** A picture of what leads where: questions below each other, with a line from an answer to what it brings. */
export function FlowPicture({ content, at, onOpen }: Props) {
  const t = useT('forms')
  const { nameOf, sentence } = useConditionWords()
  const { rows, lines, lanes } = flowOf(content.fields)
  if (lines.length === 0) return null
  const numbers = numbersOf(content.fields)
  const width = lanes * LANE + 14
  const middle = (row: number) => row * ROW + ROW / 2
  const isHere = (line: FlowLine) => rows[line.from]?.key === at || rows[line.to]?.key === at
  return (
    <section className="rounded-card bg-infosoft p-3">
      <h3 className="mb-2 text-ui font-semibold">{t('build.flow.title')}</h3>
      <div className="flex">
        <svg
          aria-hidden="true"
          width={width}
          height={rows.length * ROW}
          viewBox={`0 0 ${width} ${rows.length * ROW}`}
          className="shrink-0 text-[var(--info-mark)]"
        >
          {lines.map((line) => {
            const x = width - 14 - (line.lane + 1) * LANE + 6
            const [top, bottom] = [middle(line.from), middle(line.to)]
            return (
              <g
                key={`${line.from} ${line.to}`}
                fill="none"
                stroke="currentColor"
                strokeWidth={isHere(line) ? 3 : 1.75}
              >
                <path
                  d={`M${width - 2} ${top}H${x + 6}Q${x} ${top} ${x} ${top + 6}V${bottom - 6}Q${x} ${bottom} ${x + 6} ${bottom}H${width - 5}`}
                />
                <path d={`M${width - 9} ${bottom - 4}L${width - 4} ${bottom}L${width - 9} ${bottom + 4}`} />
              </g>
            )
          })}
        </svg>
        <ol className="min-w-0 flex-1">
          {rows.map((field) => (
            <li key={field.key} className="h-15 py-0.5">
              <button
                type="button"
                onClick={() => onOpen(field.key)}
                aria-current={field.key === at ? 'true' : undefined}
                className="flex h-full w-full flex-col justify-center rounded-tile border border-line bg-surface px-2.5 text-left aria-[current]:border-primarymark"
              >
                <span className="w-full truncate text-sm font-semibold">
                  {numbers.get(field.key)} {nameOf(field)}
                </span>
                {field.showIf ? (
                  <span className="w-full truncate text-cap text-muted">{sentence(field.showIf, content.fields)}</span>
                ) : null}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
