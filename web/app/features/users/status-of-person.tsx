import { useT } from '#lib/i18n.tsx'
import { type Status, StatusPill } from '#ui/status-mark.tsx'
import type { PersonStatus } from './users.data.ts'

const marks: Record<PersonStatus, Status> = {
  active: 'done',
  waiting: 'todo',
  queued: 'wait',
  invited: 'wait',
  inactive: 'warn',
  archived: 'skip',
}

/** Whether somebody can sign in, and if not why not yet. */
export function PersonStatusPill({ status }: { status: PersonStatus }) {
  const t = useT('users')
  return <StatusPill status={marks[status]}>{t(`status.${status}`)}</StatusPill>
}
