import { dateText } from '../../lib/dates.ts'
import type { Action } from './activities.data.ts'

/**
 * What one request did to many people stands in one line: the first of them, and how many others. That somebody signed
 * in is told to themselves once a day; to others each time, for it may matter when.
 */
export function foldActions(actions: readonly Action[], userId?: string): Action[] {
  const folded: Action[] = []
  const days = new Set<string>()
  for (const action of actions) {
    if (action.name === 'session_started' && action.subjectId === userId) {
      const day = dateText(action.at, 'nl', 'full')
      if (days.has(day)) continue
      days.add(day)
    }
    const before = folded.at(-1)
    if (before && isSameDeed(before, action)) folded[folded.length - 1] = { ...before, others: before.others + 1 }
    else folded.push(action)
  }
  return folded
}

/** Only people and organizations are told by name in a line; anything else would become a riddle. */
const isSameDeed = (one: Action, other: Action) =>
  one.requestId !== null &&
  one.requestId === other.requestId &&
  one.name === other.name &&
  one.other?.title === other.other?.title &&
  one.subject !== null &&
  other.subject !== null
