/** A number of a chart, and the list that it counts; without one, nobody has that list. */
export type ChartNumber = {
  value: number | null
  to?: string | undefined
  /** What stands there when the number is not told. */
  instead?: string | undefined
}
export type Unit = { one: string; many: string }
export type ChartRow = { key: string; label: string; numbers: ChartNumber[]; isNow?: boolean; spot?: Spot | undefined }
/** Where something is. */
export type Spot = { latitude: number; longitude: number }

/** What a chart says, whatever it is drawn as: on the page, in a table, in a file. */
export type Chart = {
  key: string
  kind: 'funnel' | 'weeks' | 'bars' | 'map'
  title: string
  about: string
  /** What stands in the rows, and what the numbers of a row are. */
  head: string
  columns: string[]
  rows: ChartRow[]
  /** What is counted in, behind a number in the drawing. */
  unit?: Unit
  /** Without it, the chart is not for others. */
  share?: Shareable
}
/** What others see of it: the columns that count people, whose small groups are left out, and those that count things. */
export type Shareable = { groups: number[]; things?: number[]; isRanked?: boolean }

/** What a chart can be taken along as; a picture is made of the drawing where it is wanted. */
export const chartFiles = ['xlsx', 'csv', 'svg'] as const
export type ChartFile = (typeof chartFiles)[number]

export const firstOf = ({ numbers }: ChartRow): number => numbers[0]?.value ?? 0
export const isEmpty = ({ rows }: Chart): boolean => rows.every(({ numbers }) => numbers.every(({ value }) => !value))
/** There is something, and in groups so small that none of it is told. */
export const isHidden = ({ rows }: Chart): boolean =>
  rows.some(({ numbers }) => numbers.some(({ value, instead }) => value === null && instead !== undefined))
