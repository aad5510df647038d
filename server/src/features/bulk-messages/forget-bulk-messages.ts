import { job } from '#engine/feature.ts'

/** After a year, as the messages themselves; a draft that nobody touched for three months goes before that. */
export const forgetBulkMessages = job(
  'forgetBulkMessages',
  ({ site, road }) =>
    road.inTenant(site, async (tx) => {
      await tx.run(
        `delete from bulk_messages where created_at < now() - interval '1 year'
           or (status = 'draft' and updated_at < now() - interval '3 months')`,
      )
    }),
  '47 2 * * *',
)
