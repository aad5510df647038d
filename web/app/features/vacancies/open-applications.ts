import type { Translate } from '#lib/i18n.tsx'
import { openApplicationStatuses } from '#protocol/features/applications.ts'

export const openApplications = (applications: Record<string, number>): number =>
  openApplicationStatuses.reduce((sum, status) => sum + (applications[status] ?? 0), 0)

/** What closing means for whoever waits for an answer. */
export const closingText = (open: number, t: Translate): string =>
  t(`sure.closeVacancy.${open === 0 ? 'nobody' : open === 1 ? 'waitingOne' : 'waiting'}`, { count: open })
