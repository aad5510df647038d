import type { TableRow, Tx } from '#engine/writing/transaction.ts'
import { answerDays, applicationQueued } from '#protocol/applications.ts'
import { accept, requireOpenHost } from './accept.ts'

const system = { userId: null, email: null }

/**
 * From now on it is the host's. Where whoever comes is welcome, the place is taken at once; where no place is left, the
 * student gets in line. The vacancy is held while we look, so that a place which goes now is not counted as free. An
 * answer after its last day would be none.
 */
export async function sendToHost(tx: Tx, application: TableRow): Promise<void> {
  const { id, vacancyId, studentId } = application
  await requireOpenHost(tx, application)
  const vacancy = await tx.row(
    `select places_taken < places as has_place from vacancies where id = $1
     for ${application.isDirect ? 'no key update' : 'share'}`,
    [vacancyId],
  )
  const status = vacancy?.has_place ? 'with_host' : 'waiting'
  const days = vacancy?.has_place ? answerDays : null
  await tx.run(
    `update applications set status = $2, sent_at = now(), expires_at = case when $3::int is not null then
         least(now() + make_interval(days => $3), (select v.end_date + time '23:59:59' from vacancies v where v.id = $4)
           at time zone 'Europe/Amsterdam') end where id = $1`,
    [id, status, days, vacancyId],
  )
  if (!vacancy?.has_place) tx.emit(applicationQueued, { vacancyId, studentId }, { type: 'applications', id })
  else if (application.isDirect) await accept(tx, { ...application, status }, system)
}
