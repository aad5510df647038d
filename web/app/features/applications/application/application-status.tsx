import { useT } from '#lib/i18n.tsx'
import { type Status, StatusPill } from '#ui/status-mark.tsx'
import type { ApplicationStatus } from './application-steps.ts'

const marks: Record<ApplicationStatus, Status> = {
  submitted: 'wait',
  with_host: 'wait',
  read: 'wait',
  in_talk: 'now',
  waiting: 'wait',
  offered: 'warn',
  accepted: 'done',
  declined: 'err',
  refused: 'err',
  withdrawn: 'skip',
  expired: 'skip',
}

type Props = { status: ApplicationStatus; seenBy?: 'host'; endedWithVacancy?: boolean }

/** What was sent by one is new for the other. */
export function ApplicationStatusPill({ status, seenBy, endedWithVacancy }: Props) {
  const t = useT('applications')
  if (seenBy === 'host' && status === 'with_host') return <StatusPill status="now">{t('host.new')}</StatusPill>
  return <StatusPill status={marks[status]}>{t(endedWithVacancy ? 'ended' : `filters.status.${status}`)}</StatusPill>
}
