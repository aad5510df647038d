import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { isPlaced } from '#features/internships/start-internship.ts'
import { freePlace } from '#features/vacancies/places.ts'
import * as protocol from '#protocol/applications.ts'
import { settlingVacancy } from './settling.ts'

type Because = 'student' | 'accepted_elsewhere' | 'vacancy_gone'
type Open = (typeof protocol.openApplicationStatuses)[number]
export type Held = { id: string; vacancyId: string; studentId: string; status: Open }

const heldColumns = 'id, vacancy_id as "vacancyId", student_id as "studentId", status'

/** A place that was held for somebody is free again, and goes to the next in line. */
export async function letGoOfPlaces(tx: Tx, ended: readonly Held[]): Promise<void> {
  const offered = ended.filter(({ status }) => status === 'offered')
  for (const { vacancyId } of offered.toSorted((a, b) => a.vacancyId.localeCompare(b.vacancyId))) {
    await freePlace(tx, vacancyId)
    tx.enqueue(settlingVacancy(vacancyId))
  }
}

async function withdraw(tx: Tx, held: readonly Held[], because: Because, reason: string | null = null): Promise<void> {
  if (held.length === 0) return
  await tx.run(
    `update applications set status = 'withdrawn', reason = $2, expires_at = null, decided_at = clock_timestamp(),
       decided_by_id = $3, ended_with_vacancy = $4 where id = any($1)`,
    [held.map(({ id }) => id), reason, tx.me.id, because === 'vacancy_gone'],
  )
  await letGoOfPlaces(tx, held)
  for (const { id, vacancyId, studentId, status: was } of held) {
    tx.emit(protocol.applicationWithdrawn, { vacancyId, studentId, because, was }, { type: 'applications', id })
  }
}

/**
 * About an application `a`: since it was sent, the student got a place in the same period, here or one they found
 * themselves. Who applies while having a place wants two of them.
 */
export const hasPlaceSince = `(
  exists (select from applications x where x.student_id = a.student_id and x.status = 'accepted'
    and x.internship_period_id = a.internship_period_id and x.decided_at > a.created_at)
  or exists (select from internships i where i.student_id = a.student_id
    and i.internship_period_id = a.internship_period_id and ${isPlaced('i')}
    and coalesce(i.decided_at, i.created_at) > a.created_at))`

/** The student has a place in this period: the others hear of it. */
export async function withdrawOvertaken(tx: Tx, studentId: string): Promise<void> {
  const others = await tx.rows<Held>(
    `select ${heldColumns} from applications a where student_id = $1 and status = any($2) and ${hasPlaceSince}
     order by id for update`,
    [studentId, protocol.openApplicationStatuses],
  )
  await withdraw(tx, others, 'accepted_elsewhere')
}

/** The vacancy is closed, expired or taken down. */
export async function withdrawAllOf(tx: Tx, vacancyId: string): Promise<void> {
  const open = await tx.rows<Held>(
    `select ${heldColumns} from applications where vacancy_id = $1 and status = any($2) order by id for update`,
    [vacancyId, protocol.openApplicationStatuses],
  )
  await withdraw(tx, open, 'vacancy_gone')
}

export const withdrawApplication = handle(protocol.withdrawApplication, async ({ subject, input, tx }) => {
  await withdraw(tx, [subject as unknown as Held], 'student', input.reason ?? null)
})

export const declineOffer = handle(protocol.declineOffer, async ({ subject, tx }) => {
  await withdraw(tx, [subject as unknown as Held], 'student')
})
