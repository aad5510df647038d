import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/organizations.ts'
import { changeStatus } from './change-status.ts'
import { restoredStatus } from './organizations.rules.ts'

export const approveOrganization = handle(protocol.approveOrganization, async ({ subject, input, tx }) => {
  await changeStatus(tx, subject, input.status ?? 'approved', input.statusReason ?? null)
})

export const archiveOrganization = handle(protocol.archiveOrganization, async ({ subject, input, tx }) => {
  await changeStatus(tx, subject, 'archived', input.reason ?? null)
  return null
})

export const restoreOrganization = handle(protocol.restoreOrganization, async ({ subject, tx }) => {
  await changeStatus(tx, subject, restoredStatus(subject), null)
})

/** Back into the queue: a refusal at any time, an approval only by whoever just gave it, which the policy sees to. */
export const reconsiderOrganization = handle(protocol.reconsiderOrganization, async ({ subject, tx }) => {
  await changeStatus(tx, subject, 'pending', null)
})
