import type { Job } from '#engine/writing/transaction.ts'

/**
 * Two people who answer at the same moment each hold their own application and then want the other's. So whoever holds one
 * takes of the others at the same vacancy only what is free, and none of the student's; these jobs do the rest a moment
 * later.
 */
export const settlingVacancy = (vacancyId: string): Job => ({
  identifier: 'settleVacancy',
  payload: { vacancyId },
  key: `settle:${vacancyId}`,
})
export const settlingStudent = (studentId: string): Job => ({
  identifier: 'settleStudent',
  payload: { studentId },
  key: `settle:${studentId}`,
})
