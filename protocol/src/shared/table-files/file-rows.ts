/** A column of a file: a `day` is written as 2026-11-16, a `moment` as 2026-11-16 08:30; with a `number` a spreadsheet can count. */
export type FileColumn = { heading: string; kind?: 'day' | 'moment' | 'number'; isWide?: boolean }
export type FileCells = readonly (string | null)[]
/** The rows, as many at a time as are in memory anyway. */
export type FileRows = AsyncIterable<readonly FileCells[]>
