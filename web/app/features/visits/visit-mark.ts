import type { Status } from '#ui/status-mark.tsx'
import type { VisitLine } from './visits.data.ts'

/** What was planned and whose day is over, somebody still has to say something about. */
export function visitMark(status: VisitLine['status'], day: string, today: string): Status {
  if (status === 'planned') return day < today ? 'warn' : 'wait'
  return status === 'done' ? 'done' : 'skip'
}
