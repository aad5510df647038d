import { isDate } from '#protocol/declaring/ids-and-dates.ts'
import { isObject } from '#protocol/shared/guards.ts'

type Day = { name: string; kind: 'free' | 'lessons'; startDate: string; endDate: string }

/** What was removed goes along with its message, so that it can be made again. */
export const packDay = ({ name, kind, startDate, endDate }: Day): string =>
  JSON.stringify({ name, kind, startDate, endDate })

/** It comes back from a browser: what is no day is nothing. */
export function unpackDay(text: string): Day | undefined {
  try {
    const given: unknown = JSON.parse(text)
    if (!isObject(given)) return undefined
    const { name, kind, startDate, endDate } = given
    if (typeof name !== 'string' || (kind !== 'free' && kind !== 'lessons')) return undefined
    return isDate(startDate) && isDate(endDate) ? { name, kind, startDate, endDate } : undefined
  } catch {
    return undefined
  }
}
