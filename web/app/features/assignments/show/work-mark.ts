import type { workStatuses } from '#protocol/features/assignments.ts'
import type { Status } from '#ui/status-mark.tsx'

type Work = { status: (typeof workStatuses)[number]; isLate: boolean; isMissing: boolean }

const marks = { todo: 'todo', handed_in: 'now', returned: 'warn', accepted: 'done' } as const

/** How work stands for who looks at it: what has to be done first has the strongest shape. */
export const workMark = ({ status, isMissing }: Work): Status => (isMissing ? 'err' : marks[status])
/** The word beside the shape. */
export const workWord = ({ status, isMissing, isLate }: Work) => {
  if (isMissing) return 'missing' as const
  return isLate && status === 'handed_in' ? ('late' as const) : status
}

type Due = Pick<Work, 'status'> & { dueOn: string | null; isClosed: boolean }
/** Its day is over and it still has to be handed in, for the first time or again. */
export const isOverdue = ({ status, dueOn, isClosed }: Due, now: string): boolean =>
  (status === 'todo' || status === 'returned') && !isClosed && dueOn !== null && dueOn < now
