import { useT } from '#lib/i18n.tsx'
import { type Status, StatusPill } from '#ui/status-mark.tsx'
import type { Report } from './self-found.server.ts'

const marks: Record<Report['state'], Status> = { waiting: 'wait', sent_back: 'warn', approved: 'done', refused: 'err' }

export function ReportStatus({ state }: Pick<Report, 'state'>) {
  const t = useT('self-found')
  return <StatusPill status={marks[state]}>{t(`states.${state}`)}</StatusPill>
}
