import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/organizations.ts'
import { changeStatus } from './change-status.ts'
import { managedOrganizations } from './organizations.policy.ts'
import { statusMove } from './organizations.rules.ts'

/** Details are changed by the organization itself; its status and who looks after it only by whoever looks after it. */
export const updateOrganization = handle(protocol.updateOrganization, async ({ subject, input, me, tx }) => {
  const { status, statusReason, ...details } = input
  const movesStatus = status !== undefined && status !== subject.status
  if (movesStatus || details.centerId !== undefined) {
    const isManager = await tx.holdsFor(protocol.organizations, subject.id, managedOrganizations(me))
    if (!isManager) throw fail('access.forbidden')
  }
  if (details.centerId && !me.isOperator && !me.adminOf('School', 'VolunteerCenter').includes(details.centerId)) {
    throw fail('access.forbidden')
  }
  if (Object.keys(details).length > 0) {
    await tx.update(protocol.organizations, subject.id, details)
    tx.emit(protocol.organizationUpdated, { organizationId: subject.id }, { type: 'organizations', id: subject.id })
  }
  if (!movesStatus) return
  if (!statusMove(subject.status, status)) throw fail('state.conflict', { field: 'status', state: subject.status })
  await changeStatus(tx, subject, status, statusReason ?? null)
})
