import { job } from '#engine/feature.ts'
import { organizationArchived, organizations } from '#protocol/organizations.ts'
import { runningInternships } from './running-internships.ts'

const SLICE = 200

/** At night the organizations that were closing and have nobody left go to the archive. */
export const archiveClosed = job(
  'archiveClosed',
  async ({ site, road }) => {
    const archiveSome = () =>
      road.inTenant(site, async (tx) => {
        const empty = await tx.rows(
          `select id from organizations o where status = 'closing'
             and not exists (select ${runningInternships} and organization_id = o.id) limit ${SLICE} for update`,
        )
        for (const { id } of empty) {
          await tx.update(organizations, id, { status: 'archived', archivedFrom: 'approved' })
          tx.emit(organizationArchived, { organizationId: id }, { type: 'organizations', id })
        }
        return empty.length
      })
    while ((await archiveSome()) === SLICE);
  },
  '25 2 * * *',
)
