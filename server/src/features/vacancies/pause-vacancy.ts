import { handle } from '#engine/feature.ts'
import { vacancies } from '#protocol/vacancies/vacancies.ts'
import * as protocol from '#protocol/vacancies/vacancy-commands.ts'
import { aboutVacancy } from './save-vacancy.ts'
import { openStatus } from './vacancies.rules.ts'

export const pauseVacancy = handle(protocol.pauseVacancy, async ({ subject, tx }) => {
  await tx.update(vacancies, subject.id, { status: 'paused' })
  tx.emit(protocol.vacancyPaused, { organizationId: subject.organizationId }, aboutVacancy(subject.id))
})

/** Meanwhile places may have been taken or come free. */
export const resumeVacancy = handle(protocol.resumeVacancy, async ({ subject, tx }) => {
  await tx.update(vacancies, subject.id, { status: openStatus(subject) })
  tx.emit(protocol.vacancyResumed, { organizationId: subject.organizationId }, aboutVacancy(subject.id))
})
