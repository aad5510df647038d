import type { Tx } from '#engine/writing/transaction.ts'

/** The tags as they are from now on; one that was removed or merged meanwhile is left out. */
export async function setTags(tx: Tx, organizationId: string, tagIds: readonly string[]): Promise<void> {
  await tx.run('delete from organization_tags where organization_id = $1 and tag_id <> all($2::uuid[])', [
    organizationId,
    tagIds,
  ])
  await tx.run(
    `insert into organization_tags (organization_id, tag_id) select $1, id from tags where id = any($2::uuid[])
     on conflict do nothing`,
    [organizationId, tagIds],
  )
}
