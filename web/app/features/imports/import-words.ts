import type { ImportStatus, RowOutcome } from '#protocol/features/imports.ts'
import type { Status } from '#ui/status-mark.tsx'

export const statusMarks: Record<ImportStatus, Status> = {
  uploaded: 'wait',
  parsed: 'now',
  mapped: 'wait',
  previewed: 'now',
  running: 'wait',
  completed: 'done',
  completed_with_errors: 'warn',
  failed: 'err',
  undoing: 'wait',
  undone: 'skip',
  cancelled: 'skip',
}

export const outcomeMarks: Record<RowOutcome, Status> = {
  new: 'done',
  changed: 'info',
  moved: 'info',
  unchanged: 'skip',
  conflict: 'warn',
  departed: 'warn',
  error: 'err',
}
