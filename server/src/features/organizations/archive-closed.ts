import { job } from '#engine/feature.ts'
import { organizationArchived, organizations } from '#protocol/organizations.ts'
import { runningInternships } from './running-internships.ts'

/** At night the organizations that were closing and have nobody left go to the archive. */
export const archiveClosed = job(
  'archiveClosed',
  ({ site, road }) =>
    road.inTenant(site, async (tx) => {
      const empty = await tx.rows(
        `select id from organizations where status = 'closing'
           and id not in (select organization_id ${runningInternships}) for update`,
      )
      for (const { id } of empty) {
        await tx.update(organizations, id, { status: 'archived' })
        tx.emit(organizationArchived, { organizationId: id }, { type: 'organizations', id })
      }
    }),
  '25 2 * * *',
)
