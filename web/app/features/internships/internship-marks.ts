import type { internshipStatuses } from '#protocol/features/internships.ts'
import type { Status } from '#ui/status-mark.tsx'

/** How far an internship is, as a mark. */
export const internshipMarks: Record<(typeof internshipStatuses)[number], Status> = {
  proposed: 'wait',
  approved: 'now',
  refused: 'err',
  contracting: 'wait',
  ready: 'now',
  running: 'now',
  evaluating: 'now',
  completed: 'done',
  stopped: 'skip',
}
