import type { Tx } from '#engine/writing/transaction.ts'
import { breachesBy, lawFor } from '#features/working-time/breaches-of.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { breachSentence } from '#protocol/features/working-time-sentence.ts'
import { addDays, mondayOf, weekdayOf } from '#protocol/shared/days.ts'
import type { InternshipFacts } from './contract-facts.ts'
import type { ReleaseProblem } from './contract-problems.ts'

/** What can be said of days and a number of hours. Times, breaks and rest are judged when hours are written down. */
const judged = ['in_school', 'sunday', 'day', 'week']
/** Nobody agrees on more days than that; a mistake in a year would be counted for a long time. */
const MOST_DAYS = 1000

/** The agreed days with the agreed hours spread evenly over them; without weekdays nothing is known but the first day. */
function entriesOf({ values, startDate }: InternshipFacts) {
  const first = startDate ?? ''
  const last = values['internship.end'] ?? first
  const weekdays = (values['internship.days'] ?? '').split(',').map(Number)
  const hours = Number(values['internship.hours'] ?? 0)
  const days: string[] = []
  for (let day = first, at = 0; day !== '' && day <= last && at < MOST_DAYS; day = addDays(day, 1), at += 1)
    if (weekdays.includes(weekdayOf(day))) days.push(day)
  const entry = { startsAt: null, endsAt: null, breakMinutes: 0 }
  if (days.length === 0) return first ? [{ ...entry, day: first, minutes: 0 }] : []
  return days.map((day) => ({ ...entry, day, minutes: Math.round((hours * 60) / days.length) }))
}

/** What the law says against what was agreed on, in a sentence; the first thing is enough to know what to change. */
export async function lawProblem(
  tx: Tx,
  internshipId: string,
  facts: InternshipFacts,
  locale: Locale,
): Promise<ReleaseProblem[]> {
  const entries = entriesOf(facts)
  const [first, last] = [entries[0]?.day, entries.at(-1)?.day]
  if (!first) return []
  const law = await lawFor(tx, [internshipId], first, last)
  const weeks = Map.groupBy(entries, ({ day }) => mondayOf(day))
  for (const entry of entries) {
    const others = (weeks.get(mondayOf(entry.day)) ?? []).filter(({ day }) => day !== entry.day)
    const found = breachesBy(law, { internshipId, entry, others }).find(({ measure }) => judged.includes(measure))
    if (found) return [{ code: 'contract.againstLaw', params: { law: breachSentence(found, locale, 'other') } }]
  }
  return []
}
