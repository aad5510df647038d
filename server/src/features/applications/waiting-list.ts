import { type HandledJob, job } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { takePlace } from '#features/vacancies/take-place.ts'
import { applicationLife, offerDays } from '#protocol/features/applications.ts'
import { required } from '#protocol/shared/guards.ts'
import { withdrawOvertaken } from './withdraw-application.ts'

/**
 * All places are taken: whoever still waits for an answer is in line from now on. Who holds an application already takes
 * only what is free (see settle-later.ts); who holds none waits for each, so that nobody is passed over.
 */
export async function queueRest(tx: Tx, vacancyId: string, holds: 'one' | 'none'): Promise<void> {
  await tx.moveAll(
    applicationLife.queue,
    { vacancyId },
    {
      set: { expiresAt: null },
      tell: ({ studentId }) => ({ vacancyId, studentId }),
      skipLocked: holds === 'one',
    },
  )
}

export async function isFull(tx: Tx, vacancyId: string): Promise<boolean> {
  const row = await tx.row<{ full: boolean }>('select places_taken >= places as full from vacancies where id = $1', [
    vacancyId,
  ])
  return row?.full ?? false
}

/** A free place is held for the first in line, who has a few days to say yes. False when there is nothing to offer. */
async function offerNext(tx: Tx, vacancyId: string): Promise<boolean> {
  const vacancy = await tx.row(
    `select 1 from vacancies v join organizations o on o.id = v.organization_id and o.status = 'approved'
     where v.id = $1 and v.places_taken < v.places and v.status in ('published', 'full') for share of o`,
    [vacancyId],
  )
  if (!vacancy) return false
  const next = await tx.row<{ id: string; studentId: string }>(
    `select id, student_id as "studentId" from applications where vacancy_id = $1 and status = 'waiting'
     order by created_at, id limit 1 for update`,
    [vacancyId],
  )
  if (!next || !(await takePlace(tx, vacancyId))) return false
  await tx.move(applicationLife.offer, next, {
    set: { expiresAt: sql`now() + make_interval(days => ${offerDays})` },
    tell: { vacancyId, studentId: next.studentId },
  })
  return true
}

/** Free places go to who is first in line; when there are none, nobody is left waiting for an answer. */
export async function settleVacancy(road: Road, site: Tx['site'], vacancyId: string): Promise<void> {
  await road.inTenant(site, async (tx) => {
    if (await isFull(tx, vacancyId)) await queueRest(tx, vacancyId, 'none')
  })
  while (await road.inTenant(site, (tx) => offerNext(tx, vacancyId)));
}

export const settleVacancyJob: HandledJob = job('settleVacancy', ({ site, payload, road }) =>
  settleVacancy(road, site, required(payload.vacancyId, 'vacancy')),
)
export const settleStudentJob: HandledJob = job('settleStudent', ({ site, payload, road }) =>
  road.inTenant(site, (tx) => withdrawOvertaken(tx, required(payload.studentId, 'student'))),
)
