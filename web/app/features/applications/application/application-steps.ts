import type { applicationStatuses } from '#protocol/features/applications.ts'

export const steps = ['sent', 'mentor', 'host', 'talk', 'yes', 'placed'] as const
export type Step = (typeof steps)[number]
export type ApplicationStatus = (typeof applicationStatuses)[number]
type Sailing = { status: ApplicationStatus; isForMentor: boolean; talkAt: string | null }
type Reached = { step: Step; state: 'done' | 'now' | 'todo' }

/** How far each state is. A place that is offered waits for the student's own yes. */
const stepOf: Partial<Record<ApplicationStatus, Step>> = {
  submitted: 'mentor',
  with_host: 'host',
  read: 'host',
  waiting: 'host',
  in_talk: 'talk',
  offered: 'yes',
}

export const isOpen = (status: ApplicationStatus): boolean => status in stepOf

/** The course of an application: only the steps that this one has. One that ended without a place has none. */
export function courseOf({ status, isForMentor, talkAt }: Sailing): Reached[] {
  if (!isOpen(status) && status !== 'accepted') return []
  const has: Partial<Record<Step, boolean>> = {
    mentor: isForMentor || status === 'submitted',
    talk: talkAt !== null || status === 'in_talk',
    yes: status === 'offered',
  }
  const own = steps.filter((step) => has[step] ?? true)
  const now = stepOf[status]
  const at = status === 'accepted' ? own.length : now ? own.indexOf(now) : -1
  return own.map((step, index) => ({ step, state: index < at ? 'done' : index === at ? 'now' : 'todo' }))
}

const dayOf = (at: number): number =>
  Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(at))

type Left = { days: number; hours: number; nights: number }

/** Whole days and hours until a moment, and as one counts on a calendar: today is nothing. What has passed is too. */
export function timeLeft(until: string, now: number = Date.now()): Left {
  const end = Date.parse(until)
  const hours = Math.max(0, Math.floor((end - now) / 3_600_000))
  return {
    days: Math.floor(hours / 24),
    hours: hours % 24,
    nights: Math.max(0, (dayOf(end) - dayOf(now)) / 86_400_000),
  }
}
