import { dutchDay } from '#protocol/shared/dutch-date.ts'
import type { Status } from '#ui/status-mark.tsx'

/** How much it hurries: from what should have been done to what is over. */
export const urgencies = ['late', 'yours', 'waits', 'onSchedule', 'done', 'stopped'] as const
export type Urgency = (typeof urgencies)[number]

export const urgencyMarks: Record<Urgency, Status> = {
  late: 'err',
  yours: 'warn',
  waits: 'wait',
  onSchedule: 'now',
  done: 'done',
  stopped: 'skip',
}

type Facts = { block: string | null; up: string | null; dueOn?: string | null; isYou?: boolean }

export function urgencyOf({ block, up, dueOn, isYou = false }: Facts, today: string): Urgency {
  if (block === 'completed') return 'done'
  if (block === 'stopped' || block === 'refused') return 'stopped'
  if (up === 'calendar' || up === 'nobody') return 'onSchedule'
  if (dueOn && dueOn < today) return 'late'
  return isYou ? 'yours' : 'waits'
}

/** The day of a moment where the schools are: just after midnight there, the API still writes the day before. */
export const blockDay = (moment: string): string => dutchDay(new Date(moment))
