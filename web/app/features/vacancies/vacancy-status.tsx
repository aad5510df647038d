import { useT } from '#lib/i18n.tsx'
import type { vacancyStatuses } from '#protocol/features/vacancies/vacancies.ts'
import { type Status, StatusPill } from '#ui/status-mark.tsx'

export type VacancyStatus = (typeof vacancyStatuses)[number]

const marks: Record<VacancyStatus, Status> = {
  draft: 'todo',
  in_review: 'wait',
  published: 'done',
  paused: 'skip',
  full: 'info',
  expired: 'skip',
  closed: 'skip',
  removed: 'err',
}

export function VacancyStatusPill({ status }: { status: VacancyStatus }) {
  const t = useT('vacancies')
  return <StatusPill status={marks[status]}>{t(`filters.status.${status}`)}</StatusPill>
}
