import { job } from '#engine/feature.ts'
import { sqlCondition } from '#engine/judging/condition.ts'
import { organizationLife } from '#protocol/features/organizations.ts'
import { runningInternships } from './running-internships.ts'

const SLICE = 200
const isEmpty = sqlCondition((t) => `not exists (select ${runningInternships} and organization_id = ${t}.id)`)

/** At night the organizations that were closing and have nobody left go to the archive. */
export const archiveClosed = job(
  'archiveClosed',
  async ({ site, road }) => {
    const archiveSome = () =>
      road.inTenant(site, async (tx) => {
        const archived = await tx.moveAll(organizationLife.archiveEmpty, isEmpty, {
          set: { archivedFrom: 'approved' },
          tell: ({ id }) => ({ organizationId: id }),
          limit: SLICE,
        })
        return archived.length
      })
    while ((await archiveSome()) === SLICE);
  },
  '25 2 * * *',
)
