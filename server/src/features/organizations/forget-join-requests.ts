import { job } from '#engine/feature.ts'

/**
 * Names and addresses of people who wanted to join are kept no longer than they are of use: thirty days after the
 * decision, or after asking when nobody ever decided.
 */
export const forgetJoinRequests = job(
  'forgetJoinRequests',
  ({ site, road }) =>
    road.inTenant(site, async (tx) => {
      await tx.run(
        `delete from join_requests where created_at < now() - interval '30 days'
           and coalesce(decided_at, created_at) < now() - interval '30 days'`,
      )
    }),
  '30 2 * * *',
)
