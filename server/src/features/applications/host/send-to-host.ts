import type { TableRow } from '#db/tables.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { answerDays, applicationLife } from '#protocol/features/applications.ts'
import { accept, requireOpenHost } from '../accept-application.ts'

type Application = TableRow<'applications'> & { isDirect: boolean }
type Sending = typeof applicationLife.mentorApprove | typeof applicationLife.send
const system = { userId: null, email: null }

/**
 * From now on it is the host's. Where whoever comes is welcome, the place is taken at once; where no place is left, the
 * student gets in line. The vacancy is held while we look, so that a place which goes now is not counted as free. An
 * answer after its last day would be none.
 */
export async function sendToHost(tx: Tx, application: Application, how: Sending): Promise<void> {
  const { vacancyId, studentId } = application
  const tell = { vacancyId, studentId }
  await requireOpenHost(tx, application)
  const vacancy = await tx.row<{ hasPlace: boolean }>(
    `select places_taken < places as "hasPlace" from vacancies where id = $1
     for ${application.isDirect ? 'no key update' : 'share'}`,
    [vacancyId],
  )
  const expiresAt = sql`least(now() + make_interval(days => ${answerDays}),
    (select v.end_date + time '23:59:59' from vacancies v where v.id = ${vacancyId}) at time zone 'Europe/Amsterdam')`
  const set = { sentAt: sql`now()`, expiresAt }
  const sent = how.emits ? await tx.move(how, application, { set, tell }) : await tx.move(how, application, { set })
  if (!vacancy?.hasPlace) await tx.move(applicationLife.queue, sent, { set: { expiresAt: null }, tell })
  else if (application.isDirect) await accept(tx, sent, system)
}
