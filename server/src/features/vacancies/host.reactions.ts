import { allOf, type Condition, existsIn } from '#engine/judging/condition.ts'
import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { organizationArchived, organizationArchiveScheduled } from '#protocol/features/organizations.ts'
import { vacancyLife } from '#protocol/features/vacancies/vacancy-commands.ts'

/** What an organization that stops had open ends, and whoever applied there hears of it. Not when it was called off. */
async function closeOf(tx: Tx, organizationId: string): Promise<void> {
  const stops: Condition<'vacancies'> = existsIn('organizations', 'id', 'organizationId', {
    status: ['closing', 'archived'],
  })
  await tx.moveAll(vacancyLife.closeWithHost, allOf({ organizationId }, stops), {
    set: { closedAt: new Date() },
    tell: { organizationId },
  })
}

export const hostReactions = [
  on('closeWithClosing', organizationArchiveScheduled, ({ event, tx }) => closeOf(tx, event.organizationId)),
  on('closeWithArchived', organizationArchived, ({ event, tx }) => closeOf(tx, event.organizationId)),
]
