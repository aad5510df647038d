import {
  type Breach,
  type DayKind,
  type InternshipKind,
  type Measure,
  measures,
} from '#protocol/features/working-time-breaches.ts'
import { addDays, mondayOf, weekdayOf } from '#protocol/shared/days.ts'
import { ageOn } from '#protocol/shared/working-time.ts'
import { minutesOf } from './dutch-clock.ts'
import { longestRestAround, shortestRest, spanOf } from './rest-times.ts'
import { type Calendar, dayKindOf, daysFrom, isSchoolDay } from './school-days.ts'

/** Hours of one day. The minutes are those worked, without the break; who works past midnight ends on the day after. */
export type Entry = {
  id?: string
  day: string
  startsAt: string | null
  endsAt: string | null
  minutes: number
  breakMinutes: number
}

/** A record of the table of rules. None of the kinds is all of them. */
export type Rule = {
  id: string
  version: number
  measure: Measure
  fromAge: number
  untilAge: number | null
  internshipKinds: readonly InternshipKind[]
  dayKinds: readonly DayKind[]
  amount: number | null
  over: number | null
  weeks: number | null
  closedFrom: string | null
  closedUntil: string | null
  countsLessons: boolean
  validFrom: string
  validUntil: string | null
}

/** Whose hours they are. Without a birth date nothing can be said. */
export type Worker = {
  birthDate: string | null
  kind: InternshipKind
  calendar: Calendar
  /** Unknown is not a breach. */
  haveParentsSigned?: boolean | undefined
}

type Looked = { worker: Worker; entry: Entry; all: readonly Entry[]; today: readonly Entry[] }
/** What there is of it, when that is not what is allowed. */
type Found = { actual: number | null } | undefined

/** Every rule that these hours do not keep, with the other hours of the same person around them. */
export function findBreaches(worker: Worker, rules: readonly Rule[], entry: Entry, others: readonly Entry[]): Breach[] {
  const { birthDate, kind, calendar } = worker
  if (!birthDate) return []
  const age = ageOn(birthDate, entry.day)
  const dayKind = dayKindOf(calendar, entry.day)
  const all = [entry, ...others.filter(({ id }) => id === undefined || id !== entry.id)]
  const looked = { worker, entry, all, today: all.filter(({ day }) => day === entry.day) }
  return rules
    .filter(
      (rule) =>
        rule.fromAge <= age &&
        age <= (rule.untilAge ?? age) &&
        rule.validFrom <= entry.day &&
        entry.day <= (rule.validUntil ?? entry.day) &&
        holdsFor(rule.internshipKinds, kind) &&
        holdsFor(rule.dayKinds, dayKind),
    )
    .flatMap((rule) => {
      const found = judge[rule.measure](looked, rule, rule.amount ?? 0)
      if (!found) return []
      const { id: ruleId, version, measure, amount: allowed, over, weeks, closedFrom, closedUntil } = rule
      const isOnlyOnSuch = rule.dayKinds.length > 0
      const about = { age, dayKind, isOnlyOnSuch, over, weeks, closedFrom, closedUntil }
      return [{ ruleId, version, measure, allowed, actual: found.actual, ...about }]
    })
    .sort((one, other) => measures.indexOf(one.measure) - measures.indexOf(other.measure))
}

const holdsFor = <T>(kinds: readonly T[], kind: T) => kinds.length === 0 || kinds.includes(kind)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const more = (actual: number, allowed: number): Found => (actual > allowed ? { actual } : undefined)
const less = (actual: number | undefined, needed: number): Found =>
  actual !== undefined && actual < needed ? { actual } : undefined

const judge: Record<Measure, (looked: Looked, rule: Rule, amount: number) => Found> = {
  // The rule is about those who are elsewhere.
  in_school: () => ({ actual: null }),
  sunday: ({ entry }) => (isOnSunday(entry) ? { actual: null } : undefined),
  closed: ({ entry }, rule) => (isInside(entry, rule) ? { actual: null } : undefined),
  day: ({ today }, _, amount) => more(sum(today.map(({ minutes }) => minutes)), amount),
  week: (looked, rule, amount) => more(workIn(looked, rule, mondayOf(looked.entry.day), 1), amount),
  average: (looked, rule, amount) => {
    const weeks = rule.weeks ?? 1
    const monday = mondayOf(looked.entry.day)
    // Any so many weeks in a row with this one among them.
    const sums = Array.from({ length: weeks }, (_, back) => workIn(looked, rule, addDays(monday, -7 * back), weeks))
    return more(Math.max(...sums) / weeks, amount)
  },
  break: ({ entry, today }, { over }, amount) => {
    // Between hours without times nobody knows what there was.
    const parts = today.every(spanOf) ? today : [entry]
    if (sum(parts.map(({ minutes }) => minutes)) <= (over ?? 0)) return undefined
    return less(sum(parts.map(({ breakMinutes }) => breakMinutes)) + pausesBetween(parts), amount)
  },
  rest: ({ entry, all }, _, amount) => less(shortestRest(entry, all), amount),
  week_rest: ({ entry, all }, _, amount) => less(longestRestAround(entry, all, amount), amount),
  free_sundays: ({ entry, all }, { weeks }, amount) => {
    if (weekdayOf(entry.day) !== 7) return undefined
    const first = addDays(entry.day, -7 * ((weeks ?? 52) - 1))
    const days = all.map(({ day }) => day).filter((day) => weekdayOf(day) === 7 && day >= first && day <= entry.day)
    return less((weeks ?? 52) - new Set(days).size, amount)
  },
  parents: ({ worker }) => (worker.haveParentsSigned === false ? { actual: null } : undefined),
}

/** Minutes of work in so many weeks; with the lessons of days without an internship where the law counts them. */
function workIn({ worker: { calendar }, all }: Looked, { countsLessons }: Rule, monday: string, weeks: number): number {
  const end = addDays(monday, weeks * 7)
  const worked = all.filter(({ day }) => monday <= day && day < end)
  const minutes = sum(worked.map((each) => each.minutes))
  if (!countsLessons || calendar.lessonMinutes === 0) return minutes
  const lessons = daysFrom(monday, weeks).filter(
    (day) => isSchoolDay(calendar, day) && !worked.some((each) => each.day === day),
  )
  return minutes + lessons.length * calendar.lessonMinutes
}

function isOnSunday(entry: Entry): boolean {
  if (weekdayOf(entry.day) === 7) return true
  return weekdayOf(entry.day) === 6 && (spanOf(entry)?.until ?? 0) > 24 * 60
}

/** Is any of it in the hours that are closed? These may go past midnight, and so may the work. */
function isInside(entry: Entry, { closedFrom, closedUntil }: Rule): boolean {
  const span = spanOf(entry)
  if (!span || !closedFrom || !closedUntil) return false
  const [from, end] = [minutesOf(closedFrom), minutesOf(closedUntil)]
  const until = end <= from ? end + 24 * 60 : end
  return [-1, 0, 1].some((days) => span.from < until + days * 24 * 60 && span.until > from + days * 24 * 60)
}

function pausesBetween(entries: readonly Entry[]): number {
  const spans = entries.flatMap((entry) => spanOf(entry) ?? []).sort((one, other) => one.from - other.from)
  return sum(spans.slice(1).map(({ from }, index) => Math.max(0, from - (spans[index]?.until ?? from))))
}
