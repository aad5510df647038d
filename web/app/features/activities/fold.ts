import type { Action } from './activities.data.ts'

/** What one request did to many people stands in one line: the first of them, and how many others. */
export function foldActions(actions: readonly Action[]): Action[] {
  const folded: Action[] = []
  for (const action of actions) {
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
