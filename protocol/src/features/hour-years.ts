import { query, told } from '#protocol/declaring/define.ts'

/** Where a volunteer worked in one year, and how long of it the host confirmed. */
export type YearPlace = { host: string; work: string; minutes: number; firstDay: string; lastDay: string }
export type HourYear = { year: number; minutes: number; places: YearPlace[] }

export const hourYears = query('hourYears', 'GET /hour_years', {
  tells: told<{ years: HourYear[] }>(),
  summary: 'The hours of whoever asks as a volunteer that were confirmed, by calendar year, the newest first',
})
export const statementPath = (year: number) => `/api/v1/hour_years/${year}/statement.pdf`
