import type { Tx } from '#engine/writing/transaction.ts'

/** How many leave in an hour in the name of one school or centre, as with invitations (decision 41). */
export const hourLimits = { School: 5000, VolunteerCenter: 500 }
/** More than that nobody writes to at once. */
export const mostPeople = 20_000

/** How many more may leave now. One at a time: two would count the same room twice. */
export async function roomNow(tx: Tx, organizationId: string): Promise<number> {
  await tx.run(`select pg_advisory_xact_lock(hashtextextended('bulk messages ' || $1::text, 0))`, [organizationId])
  const { room } = await tx.one<{ room: number }>(
    `select (case o.type when 'School' then $2::int else $3::int end - (
       select count(*) from bulk_message_recipients r join bulk_messages b on b.id = r.bulk_message_id
       where b.organization_id = o.id and r.sent_at > now() - interval '1 hour'))::int as room
     from organizations o where o.id = $1`,
    [organizationId, hourLimits.School, hourLimits.VolunteerCenter],
  )
  return room
}
