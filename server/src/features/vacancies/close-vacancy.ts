import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { TableRow } from '#engine/writing/transaction.ts'
import { vacancies } from '#protocol/vacancies/vacancies.ts'
import * as protocol from '#protocol/vacancies/vacancy-commands.ts'
import { whatIsMissing } from './publish-vacancy.ts'
import { aboutVacancy } from './save-vacancy.ts'
import { openStatus } from './vacancies.rules.ts'

/** Whoever still waited for an answer gets one: that follows from the event. */
export const closeVacancy = handle(protocol.closeVacancy, async ({ subject, tx }) => {
  await tx.update(vacancies, subject.id, { status: 'closed', closedAt: new Date() })
  tx.emit(protocol.vacancyClosed, { organizationId: subject.organizationId }, aboutVacancy(subject.id))
})

const YEAR = 365 * 24 * 3600 * 1000
const isLongAgo = ({ closedAt, updatedAt }: TableRow) =>
  Date.now() - (closedAt ?? updatedAt ?? new Date()).getTime() > YEAR

/** What was open and is still right is open again at once; all else becomes a draft to look at first. */
export const reopenVacancy = handle(protocol.reopenVacancy, async ({ subject, tx }) => {
  if (isLongAgo(subject)) throw fail('vacancy.longAgo')
  const wrong = await whatIsMissing(tx, subject)
  const status = subject.publishedAt && wrong.length === 0 ? openStatus(subject) : 'draft'
  await tx.update(vacancies, subject.id, { status, closedAt: null })
  tx.emit(protocol.vacancyReopened, { organizationId: subject.organizationId }, aboutVacancy(subject.id))
})
