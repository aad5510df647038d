import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { organizationArchived, organizationArchiveScheduled } from '#protocol/organizations.ts'
import { vacancyClosed } from '#protocol/vacancies/vacancy-commands.ts'
import { aboutVacancy } from './save-vacancy.ts'

/** What an organization that stops had open ends, and whoever applied there hears of it. Not when it was called off. */
async function closeOf(tx: Tx, organizationId: string): Promise<void> {
  const closed = await tx.rows<{ id: string }>(
    `update vacancies set status = 'closed', closed_at = now()
     where organization_id = $1 and status in ('in_review', 'published', 'paused', 'full')
       and exists (select from organizations where id = $1 and status in ('closing', 'archived')) returning id`,
    [organizationId],
  )
  for (const { id } of closed) tx.emit(vacancyClosed, { organizationId }, aboutVacancy(id))
}

export const hostReactions = [
  on('closeWithClosing', organizationArchiveScheduled, ({ event, tx }) => closeOf(tx, event.organizationId)),
  on('closeWithArchived', organizationArchived, ({ event, tx }) => closeOf(tx, event.organizationId)),
]
