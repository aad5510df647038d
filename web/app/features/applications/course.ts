import type { applicationStatuses } from '../../../../protocol/src/applications.ts'

export const steps = ['sent', 'mentor', 'host', 'talk', 'placed'] as const
export type Step = (typeof steps)[number]
export type ApplicationStatus = (typeof applicationStatuses)[number]
type Sailing = { status: ApplicationStatus; isForMentor: boolean; talkAt: string | null }
type Reached = { step: Step; state: 'done' | 'now' | 'todo' }

/** How far each state is. A place that is offered waits for the last step: the student's own yes. */
const stepOf: Partial<Record<ApplicationStatus, Step>> = {
  submitted: 'mentor',
  with_host: 'host',
  read: 'host',
  waiting: 'host',
  in_talk: 'talk',
  offered: 'placed',
}

export const isOpen = (status: ApplicationStatus): boolean => status in stepOf

/** The course of an application: only the steps that this one has. One that ended without a place has none. */
export function courseOf({ status, isForMentor, talkAt }: Sailing): Reached[] {
  if (!isOpen(status) && status !== 'accepted') return []
  const has: Partial<Record<Step, boolean>> = {
    mentor: isForMentor || status === 'submitted',
    talk: talkAt !== null || status === 'in_talk',
  }
  const own = steps.filter((step) => has[step] ?? true)
  const at = status === 'accepted' ? own.length : own.indexOf(stepOf[status] as Step)
  return own.map((step, index) => ({ step, state: index < at ? 'done' : index === at ? 'now' : 'todo' }))
}

/** Whole days and hours until a moment; what has passed is nothing. */
export function timeLeft(until: string, now: number = Date.now()): { days: number; hours: number } {
  const hours = Math.max(0, Math.floor((Date.parse(until) - now) / 3_600_000))
  return { days: Math.floor(hours / 24), hours: hours % 24 }
}

/** The same in days alone. A day that has begun counts whole, but the last one is today. */
export const daysLeft = ({ days, hours }: { days: number; hours: number }): number =>
  days > 0 && hours > 0 ? days + 1 : days
