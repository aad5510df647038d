/** The same things in the same order for each series; null where there is no figure yet. */
/** One that is only there to compare with is slate. */
export type Series = { key: string; label: string; values: (number | null)[]; isBefore?: boolean }
export type ChartData = { labels: string[]; series: Series[] }

/** At most five ticks, at round numbers, from zero. */
export function ticksTo(highest: number): number[] {
  if (highest <= 0) return [0]
  // What is counted has no halves.
  const isSmallPart = highest < 4 && !Number.isInteger(highest)
  const ten = 10 ** Math.floor(Math.log10(highest / 4))
  const isFit = (size: number) => Math.ceil(highest / size) <= 4 && (size >= 1 || isSmallPart)
  const step = [1, 2, 2.5, 4, 5].map((factor) => factor * ten).find(isFit) ?? 10 * ten
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** More than six colours cannot be told apart: what comes after the fifth goes together. */
export function atMostSix(series: Series[], others: string): Series[] {
  if (series.length <= 6) return series
  const rest = series.slice(5)
  const values = (rest[0]?.values ?? []).map((_, index) =>
    rest.reduce((sum, each) => sum + (each.values[index] ?? 0), 0),
  )
  return [...series.slice(0, 5), { key: 'others', label: others, values }]
}

export const highestOf = ({ series }: ChartData): number =>
  Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))

export const totalsOf = ({ labels, series }: ChartData): number[] =>
  labels.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))

/** Phases have their own colours in the order of the route; anything else takes the six of the charts. */
export type Palette = 'series' | 'phases'
export const colourOf = (palette: Palette, index: number) =>
  palette === 'phases' ? `var(--ph${(index % 6) + 1})` : `var(--c${(index % 6) + 1})`

/** What is only there to compare with does not take a colour from the others. */
export function coloursOf(palette: Palette, series: Series[]): string[] {
  const own = series.filter(({ isBefore }) => !isBefore)
  return series.map((each) => (each.isBefore ? 'var(--c6)' : colourOf(palette, own.indexOf(each))))
}
