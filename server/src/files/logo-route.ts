import { logoRules, logoSizes } from '#protocol/features/logos.ts'
import { organizations, organizationUpdated, updateOrganization } from '#protocol/features/organizations.ts'
import { forgetFile } from './forget-file.ts'
import { pictureRoute } from './picture-route.ts'

/** The logo of an organization. */
export const logoRoute = pictureRoute({
  path: '/organizations/:id/logo',
  field: 'logo',
  sizes: logoSizes,
  maxBytes: logoRules.maxBytes,
  mostPixels: 24_000_000,
  quality: 86,
  defaultName: 'logo',
  change: updateOrganization,
  keep: async (tx, { id, logoId }, fileId) => {
    await tx.update(organizations, id, { logoId: fileId })
    if (logoId) await forgetFile(tx, logoId)
    tx.emit(organizationUpdated, { organizationId: id }, { type: 'organizations', id })
  },
})
