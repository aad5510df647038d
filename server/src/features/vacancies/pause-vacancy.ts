import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-commands.ts'
import { fillOrFree } from './take-place.ts'

const { pause, resume } = protocol.vacancyLife

export const pauseVacancy = handle(protocol.pauseVacancy, async ({ subject, tx }) => {
  await tx.move(pause, subject, { tell: { organizationId: subject.organizationId } })
})

/** Meanwhile places may have been taken or come free. */
export const resumeVacancy = handle(protocol.resumeVacancy, async ({ subject, tx }) => {
  await fillOrFree(tx, await tx.move(resume, subject, { tell: { organizationId: subject.organizationId } }))
})
