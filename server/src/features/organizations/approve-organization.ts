import { failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/organizations.ts'
import { changeStatus } from './change-status.ts'
import { managerOfNew } from './organizations.rules.ts'

/** A refusal is mailed, so it needs a reason. Who approves what nobody looks after yet, looks after it from then on. */
export const approveOrganization = handle(protocol.approveOrganization, async ({ subject, input, me, tx }) => {
  const status = input.status ?? 'approved'
  if (status === 'denied' && !input.statusReason) throw failField('required', 'statusReason')
  if (status === 'approved' && !subject.centerId) {
    await tx.update(protocol.organizations, subject.id, { centerId: managerOfNew(me, subject.type) })
  }
  await changeStatus(tx, subject, status, input.statusReason ?? null)
})

export const archiveOrganization = handle(protocol.archiveOrganization, async ({ subject, input, tx }) => {
  await changeStatus(tx, subject, 'archived', input.reason ?? null)
  return null
})

export const restoreOrganization = handle(protocol.restoreOrganization, async ({ subject, tx }) => {
  await changeStatus(tx, subject, 'approved', null)
})

/** Back into the queue: a refusal at any time, an approval only by whoever just gave it, which the policy sees to. */
export const reconsiderOrganization = handle(protocol.reconsiderOrganization, async ({ subject, tx }) => {
  await changeStatus(tx, subject, 'pending', null)
})
