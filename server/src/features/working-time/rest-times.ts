import { addDays } from '#protocol/shared/days.ts'
import { instantOf, minutesOf } from './dutch-clock.ts'
import type { Entry } from './working-time.rules.ts'

/** From when until when, in minutes. */
type Span = { from: number; until: number }
const weekMinutes = 7 * 24 * 60
/** Hours without times are taken to lie around this one. */
const noon = 13 * 60

/** After midnight of its day; what ends before it begins ends on the day after. */
export function spanOf({ startsAt, endsAt }: Entry): Span | undefined {
  if (!startsAt || !endsAt) return undefined
  const [from, until] = [minutesOf(startsAt), minutesOf(endsAt)]
  return { from, until: until <= from ? until + 24 * 60 : until }
}

const inTime = (day: string, { from, until }: Span): Span => ({
  from: instantOf(day, from),
  until: instantOf(day, until),
})
const timed = (entries: readonly Entry[], onDay: string): Span[] =>
  entries.flatMap((entry) => {
    const span = entry.day === onDay ? spanOf(entry) : undefined
    return span ? [inTime(entry.day, span)] : []
  })

/** Between the work of this day and that of the days beside it, as far as these hours are its first or its last. */
export function shortestRest(entry: Entry, all: readonly Entry[]): number | undefined {
  const [own] = timed([entry], entry.day)
  if (!own) return undefined
  const today = timed(all, entry.day)
  const rests: number[] = []
  if (today.every(({ from }) => from >= own.from))
    for (const { until } of timed(all, addDays(entry.day, -1))) rests.push(own.from - until)
  if (today.every(({ until }) => until <= own.until))
    for (const { from } of timed(all, addDays(entry.day, 1))) rests.push(from - own.until)
  return rests.length > 0 ? Math.max(0, Math.min(...rests)) : undefined
}

/**
 * The longest rest in a row of working days that goes on for longer than a week can, when so much rest has to fit into it.
 * A week begins with the first work after such a rest.
 */
export function longestRestAround(entry: Entry, all: readonly Entry[], needed: number): number | undefined {
  const own = roughly(entry)
  const work = all.map(roughly).sort((one, other) => one.from - other.from)
  let row: Span[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const span of work) {
    if (span.from - last >= needed) {
      if (row.some((each) => isSame(each, own))) break
      row = []
    }
    row.push(span)
    last = Math.max(last, span.until)
  }
  const first = row[0]
  if (!first || !row.some((each) => isSame(each, own))) return undefined
  const end = Math.max(...row.map(({ until }) => until))
  if (end - first.from <= weekMinutes - needed) return undefined
  return Math.max(0, ...row.slice(1).map(({ from }, index) => from - (row[index]?.until ?? from)))
}

function roughly(entry: Entry): Span {
  const half = (entry.minutes + entry.breakMinutes) / 2
  return inTime(entry.day, spanOf(entry) ?? { from: noon - half, until: noon + half })
}
const isSame = (one: Span, other: Span) => one.from === other.from && one.until === other.until
