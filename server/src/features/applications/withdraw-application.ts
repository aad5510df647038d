import { handle } from '#engine/feature.ts'
import { allOf, type Condition, sqlCondition } from '#engine/judging/condition.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { isPlaced } from '#features/internships/start-internship.ts'
import { freePlace } from '#features/vacancies/take-place.ts'
import * as protocol from '#protocol/features/applications.ts'
import { decided } from './applications.rules.ts'
import { settlingVacancy } from './settle-later.ts'

const life = protocol.applicationLife
type Because = 'student' | 'accepted_elsewhere' | 'vacancy_gone'

/** A place that was held for somebody is free again, and goes to the next in line. */
export async function letGoOfPlaces(tx: Tx, ended: readonly { was: string; vacancyId: string }[]): Promise<void> {
  const offered = ended.filter(({ was }) => was === 'offered')
  for (const { vacancyId } of offered.toSorted((a, b) => a.vacancyId.localeCompare(b.vacancyId))) {
    await freePlace(tx, vacancyId)
    tx.enqueue(settlingVacancy(vacancyId))
  }
}

type Withdrawing = 'withdraw' | 'declineOffer' | 'overtake' | 'endWithVacancy'

async function withdraw(
  tx: Tx,
  how: Withdrawing,
  where: Condition<'applications'>,
  because: Because,
  reason: string | null = null,
) {
  const ended = await tx.moveAll(life[how], where, {
    set: { reason, ...decided, decidedById: tx.me.id, endedWithVacancy: because === 'vacancy_gone' },
    tell: ({ vacancyId, studentId, was }) => ({ vacancyId, studentId, because, was }),
  })
  await letGoOfPlaces(tx, ended)
}

/**
 * About an application: since it was sent, the student got a place in the same period, here or one they found
 * themselves. Who applies while having a place wants two of them.
 */
export const hasPlaceSince = (a: string) => `(
  exists (select from applications x where x.student_id = ${a}.student_id and x.status = 'accepted'
    and x.internship_period_id = ${a}.internship_period_id and x.decided_at > ${a}.created_at)
  or exists (select from internships i where i.student_id = ${a}.student_id
    and i.internship_period_id = ${a}.internship_period_id and ${isPlaced('i')}
    and coalesce(i.decided_at, i.created_at) > ${a}.created_at))`

/** The student has a place in this period: the others hear of it. */
export async function withdrawOvertaken(tx: Tx, studentId: string): Promise<void> {
  const isOvertaken = allOf({ studentId }, sqlCondition(hasPlaceSince))
  await withdraw(tx, 'overtake', isOvertaken, 'accepted_elsewhere')
}

/** The vacancy is closed, expired or taken down. */
export async function withdrawAllOf(tx: Tx, vacancyId: string): Promise<void> {
  await withdraw(tx, 'endWithVacancy', { vacancyId }, 'vacancy_gone')
}

export const withdrawApplication = handle(protocol.withdrawApplication, async ({ subject, input, tx }) => {
  await withdraw(tx, 'withdraw', { id: subject.id }, 'student', input.reason ?? null)
})

export const declineOffer = handle(protocol.declineOffer, async ({ subject, tx }) => {
  await withdraw(tx, 'declineOffer', { id: subject.id }, 'student')
})
