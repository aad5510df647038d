import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/organizations.ts'
import { forgetFile } from '#server/files/forget-file.ts'

export const removeLogo = handle(protocol.removeLogo, async ({ subject, tx }) => {
  if (!subject.logoId) return
  await tx.update(protocol.organizations, subject.id, { logoId: null })
  await forgetFile(tx, subject.logoId)
  tx.emit(protocol.organizationUpdated, { organizationId: subject.id }, { type: 'organizations', id: subject.id })
})
