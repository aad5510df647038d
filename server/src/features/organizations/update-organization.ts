import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/organizations.ts'
import { hasMoved, locating, placedAgain, tidied } from './address.ts'
import { changeStatus } from './change-status.ts'
import { setTags } from './organization-tags.ts'
import { managedOrganizations } from './organizations.policy.ts'

/** Details are changed by the organization itself; its status and who looks after it only by whoever looks after it. */
export const updateOrganization = handle(protocol.updateOrganization, async ({ subject, input, me, tx }) => {
  const { status, statusReason, tagIds, ...written } = input
  const given = tidied(written)
  // A form sends every field; who looks after it is touched only when it becomes somebody else.
  const { centerId, ...others } = given
  const isHandedOver = centerId !== undefined && centerId !== subject.centerId
  const details = isHandedOver ? given : others
  const movesStatus = status !== undefined && status !== subject.status
  if (movesStatus || isHandedOver) await requireManager(tx, me, subject, isHandedOver ? centerId : null)
  if (Object.keys(details).length > 0 || tagIds) {
    await tx.update(protocol.organizations, subject.id, { ...details, ...placedAgain(subject, details) })
    if (tagIds) await setTags(tx, subject.id, tagIds)
    if (hasMoved(subject, details)) tx.enqueue(locating(subject.id))
    tx.emit(protocol.organizationUpdated, { organizationId: subject.id }, { type: 'organizations', id: subject.id })
  }
  if (!movesStatus) return
  // Taking an approval back has a command of its own, with a limit of time.
  if (subject.status === 'approved' && status === 'pending')
    throw fail('state.conflict', { field: 'status', state: subject.status })
  await changeStatus(tx, subject, status, statusReason ?? null)
})

async function requireManager(tx: Tx, me: Me, { id }: { id: string }, newCenterId: string | null): Promise<void> {
  const isManager = await tx.holdsFor(protocol.organizations, id, managedOrganizations(me))
  const mayHandOver = !newCenterId || me.isOperator || me.adminOf('School', 'VolunteerCenter').includes(newCenterId)
  if (!isManager || !mayHandOver) throw fail('access.forbidden')
}
