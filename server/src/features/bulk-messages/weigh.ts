import type { RowOf } from '#db/tables.ts'
import { handle } from '#engine/feature.ts'
import { Params } from '#engine/judging/condition.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/bulk-messages.ts'
import { personName, reachedBy, valuesFor } from './whom.ts'

const PAGE = 20

/** The readers of a draft as they are now; from the one asked for on. */
export async function reachOf(
  tx: Tx,
  draft: RowOf<typeof protocol.bulkMessages>,
  offset: number,
): Promise<protocol.BulkReach> {
  const params = new Params()
  const reached = reachedBy(tx, draft, params)
  const sender = personName(`${params.own(draft.senderId)}::uuid`)
  return tx.one<protocol.BulkReach>(
    `with ${reached}, shown as (
       select r.name, r.locale, r.talks as "hasAccount", ${valuesFor('r', sender)} as values from reached r
       where r.left_out is null order by r.name, r.key limit ${PAGE} offset ${params.own(offset)}::int),
     left_out as (
       select r.left_out as reason, count(*)::int as count, (array_agg(r.name order by r.name))[1:20] as names
       from reached r where r.left_out is not null group by r.left_out)
     select count(*) filter (where r.left_out is null)::int as total,
       count(*) filter (where r.left_out is null and r.talks)::int as "withAccount",
       count(*) filter (where r.left_out is null and r.locale = 'en')::int as english,
       (select count(distinct m.group_id)::int from group_memberships m
         where m.student_id in (select unnest(x.student_ids) from reached x where x.left_out is null)
           and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity')) as classes,
       (select count(distinct i.organization_id)::int from internships i
         where i.id in (select unnest(x.internship_ids) from reached x where x.left_out is null)) as hosts,
       (select coalesce(json_agg(l order by l.count desc, l.reason), '[]') from left_out l) as "leftOut",
       (select coalesce(json_agg(s), '[]') from shown s) as readers
     from reached r`,
    params.values,
  )
}

export const weighBulkMessage = handle(protocol.weighBulkMessage, async ({ subject, input, tx }) => ({
  status: 200,
  body: metaDocument(await reachOf(tx, subject, input.offset ?? 0)),
}))
