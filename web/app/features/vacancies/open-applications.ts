import { openApplicationStatuses } from '../../../../protocol/src/applications.ts'

export const openApplications = (applications: Record<string, number>): number =>
  openApplicationStatuses.reduce((sum, status) => sum + (applications[status] ?? 0), 0)
