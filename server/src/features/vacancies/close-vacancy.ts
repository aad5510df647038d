import type { TableRow } from '#db/tables.ts'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-commands.ts'
import { whatIsMissing } from './publish-vacancy.ts'
import { fillOrFree } from './take-place.ts'

/** Whoever still waited for an answer gets one: that follows from the event. */
export const closeVacancy = handle(protocol.closeVacancy, async ({ subject, tx }) => {
  const tell = { organizationId: subject.organizationId }
  await tx.move(protocol.vacancyLife.close, subject, { set: { closedAt: new Date() }, tell })
})

const YEAR = 365 * 24 * 3600 * 1000
const isLongAgo = ({ closedAt, updatedAt }: TableRow<'vacancies'>) =>
  Date.now() - (closedAt ?? updatedAt).getTime() > YEAR

/** What was open and is still right is open again at once; all else becomes a draft to look at first. */
export const reopenVacancy = handle(protocol.reopenVacancy, async ({ subject, tx }) => {
  if (isLongAgo(subject)) throw fail('vacancy.longAgo')
  const wrong = await whatIsMissing(tx, subject)
  const { reopen, reopenAsDraft } = protocol.vacancyLife
  const isRight = subject.publishedAt && wrong.length === 0
  const tell = { organizationId: subject.organizationId }
  await fillOrFree(tx, await tx.move(isRight ? reopen : reopenAsDraft, subject, { set: { closedAt: null }, tell }))
})
