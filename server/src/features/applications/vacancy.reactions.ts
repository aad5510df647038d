import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-commands.ts'
import { passLinksOn } from './host/pass-links-on.ts'
import { settlingVacancy } from './settle-later.ts'
import { withdrawAllOf } from './withdraw-application.ts'

/** Not when it was opened again in the meantime. */
async function withdrawIfGone(tx: Tx, vacancyId: string): Promise<void> {
  const gone = await tx.row(`select 1 from vacancies where id = $1 and status in ('closed', 'expired', 'removed')`, [
    vacancyId,
  ])
  if (gone) await withdrawAllOf(tx, vacancyId)
}

/** What happens to a vacancy happens to who applied for it; a place more is one for who is first in line. */
export const vacancyReactions = [
  on('withdrawWithClosed', protocol.vacancyClosed, ({ event, tx }) => withdrawIfGone(tx, event.subjectId)),
  on('withdrawWithExpired', protocol.vacancyExpired, ({ event, tx }) => withdrawIfGone(tx, event.subjectId)),
  on('withdrawWithTakenDown', protocol.vacancyTakenDown, ({ event, tx }) => withdrawIfGone(tx, event.subjectId)),
  on('offerMorePlaces', protocol.vacancyUpdated, async ({ event, tx }) => tx.enqueue(settlingVacancy(event.subjectId))),
  on('passLinksOn', protocol.vacancyUpdated, ({ event, tx }) => passLinksOn(tx, event)),
  on('offerResumedPlaces', protocol.vacancyResumed, async ({ event, tx }) =>
    tx.enqueue(settlingVacancy(event.subjectId)),
  ),
]
