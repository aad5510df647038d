import type { Tx } from '#engine/writing/transaction.ts'
import { finishPhase } from '#features/workflows/finish-phase.ts'
import { settleRoutes } from '#features/workflows/settle-route.ts'

/**
 * How the step stands, in a word of which `contractPhase` knows what it means; none: no contract is under way. Where the one that
 * was signed does not hold any more, a new one has to be made.
 */
const stand = `case when c.id is null then (select 'make' from contracts v where v.internship_id = p.internship_id
    and v.amends_id is null and v.status = 'void' and v.signed_at is not null limit 1)
  when c.status in ('draft', 'in_check') then 'check' when c.status = 'awaiting_host' then 'fill'
  when c.status in ('ready', 'partly_signed') then c.waits_for when c.status in ('declined', 'expired') then c.status end`

type Standing = { id: string; isSigned: boolean; stand: string | null; stood: string | null }

/**
 * After a contract of these internships has changed: signed by all it brings the step to an end; before that, what is written
 * down tells who is up. What is agreed on beside a signed one changes nothing about the route.
 */
export async function settleContracts(tx: Tx, internshipIds: readonly string[]): Promise<void> {
  if (internshipIds.length === 0) return
  const found = await tx.rows<Standing>(
    `select p.internship_id as id, coalesce(c.status in ('signed', 'signed_external'), false) as "isSigned", ${stand} as stand,
       p.stand as stood
     from internship_phases p left join lateral (select c.* from contracts c where c.internship_id = p.internship_id
       and c.amends_id is null and c.status <> 'void' order by c.created_at desc, c.id desc limit 1) c on true
     where p.internship_id = any($1::uuid[]) and p.kind = 'contract' and p.removed_at is null and not p.by_hand
       and p.status not in ('approved', 'skipped') order by p.internship_id`,
    [internshipIds],
  )
  const signed = found.filter(({ isSigned }) => isSigned).map(({ id }) => id)
  if (signed.length > 0) await finishPhase(tx, signed, 'contract')
  const changed = found.filter((each) => !each.isSigned && each.stand !== each.stood)
  for (const [now, those] of Map.groupBy(changed, (each) => each.stand)) {
    const ids = those.map(({ id }) => id)
    await Promise.all([
      tx.run(
        `update internship_phases set stand = $2, moved_at = now() where internship_id = any($1::uuid[]) and kind = 'contract'
           and status not in ('approved', 'skipped')`,
        [ids, now],
      ),
      settleRoutes(tx, ids),
    ])
  }
}
