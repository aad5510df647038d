/** Two days, both included. */
export type DaySpan = { startDate: string; endDate: string }

/** A day in a week without any lessons is a holiday; any other day without lessons is free. */
export type DayKind = 'school' | 'free' | 'holiday'

/** A social internship, one to learn a trade, one inside a school, or help outside school. */
export type InternshipKind = 'social' | 'work' | 'in_school' | 'volunteer'

/** What a rule limits, the gravest first: that is the order in which breaches are told. */
export const measures = [
  'in_school',
  'sunday',
  'closed',
  'day',
  'week',
  'average',
  'break',
  'rest',
  'week_rest',
  'free_sundays',
  'parents',
] as const
export type Measure = (typeof measures)[number]

/** One rule that some hours do not keep. The id and the version of the rule stay with the hours. */
export type Breach = {
  ruleId: string
  version: number
  measure: Measure
  /** On the day worked. */
  age: number
  dayKind: DayKind
  /** The rule is only about such days or weeks. */
  isOnlyOnSuch: boolean
  /** Minutes, or a number of Sundays; none where something is not allowed at all. */
  allowed: number | null
  actual: number | null
  /** A break is needed after more than so many minutes of work. */
  over: number | null
  weeks: number | null
  closedFrom: string | null
  closedUntil: string | null
}
