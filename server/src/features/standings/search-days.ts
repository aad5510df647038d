import { job } from '#engine/feature.ts'
import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { cameOn, dueFor, searchDue } from '#features/internships/search-due.ts'
import { inScope, takesPart } from '#features/periods/periods-in-scope.ts'
import type { EventType } from '#protocol/declaring/define.ts'
import { studentJoinedGroup, studentLeftGroup, studentMoveUndone } from '#protocol/features/groups.ts'
import { importFinished } from '#protocol/features/imports.ts'
import { periodCreated, periodsCopied, periodUpdated } from '#protocol/features/periods.ts'
import { studentUpdated } from '#protocol/features/students.ts'
import { userCreated } from '#protocol/features/users.ts'
import { workflowUndone, workflowUpdated } from '#protocol/features/workflows.ts'
import { yearTurned, yearTurnedBack } from '#protocol/features/year-turn.ts'

/** So few that nobody waits for the rows of people that are held meanwhile. */
const SLICE = 100
const NAME = 'settleSearchDays'

/** The period in which each of them looks for a place now, and by which day its route wants one to be found. */
const wanted = `select distinct on (r.user_id, ip.school_id) r.user_id as student_id, ip.school_id, ip.id as period_id,
    ${dueFor('ip.day', 'c.day', 'ip')} as day
  from (select p.*, ${searchDue('p')} as day from internship_periods p where ${inScope('p')} offset 0) ip
  join roles r on r.organization_id = ip.school_id and r.name = 'student' and r.user_id = any($1::uuid[])
  cross join lateral (select ${cameOn('r.user_id', 'ip.school_id')} as day) c
  where ${takesPart('ip', 'r.user_id')}
  order by r.user_id, ip.school_id, ip.end_date < today_nl(), ip.start_date, ip.id`

/** Writes down what changed for them. Doing it twice changes nothing. */
export const settleSearchDays = (tx: Tx, studentIds: readonly string[]) =>
  tx.run(
    `with wanted as materialized (${wanted}), gone as (
       delete from search_days s where s.student_id = any($1::uuid[])
         and not exists (select from wanted w where w.student_id = s.student_id and w.school_id = s.school_id))
     insert into search_days as s (student_id, school_id, period_id, day) select * from wanted
     on conflict (tenant_id, student_id, school_id) do update set period_id = excluded.period_id, day = excluded.day
       where (s.period_id, s.day) is distinct from (excluded.period_id, excluded.day)`,
    [studentIds],
  )

async function settleSome(tx: Tx, after: string): Promise<string | undefined> {
  const found = await tx.rows<{ id: string }>(
    `select distinct user_id as id from roles where name = 'student' and user_id > $1::uuid order by 1 limit ${SLICE}`,
    [after],
  )
  const ids = found.map(({ id }) => id)
  if (ids.length > 0) await settleSearchDays(tx, ids)
  return ids.length === SLICE ? ids.at(-1) : undefined
}

/** After a change that is about many, and every night: a period begins and another one ends without anybody doing something. */
export const settleAllSearchDays = job(
  NAME,
  async ({ site, road }) => {
    let after: string | undefined = '00000000-0000-0000-0000-000000000000'
    while (after) {
      const from: string = after
      after = await road.inTenant(site, (tx) => settleSome(tx, from))
    }
  },
  '20 23 * * *',
)

const ofMany: EventType[] = [
  ...[periodCreated, periodUpdated, periodsCopied, workflowUpdated, workflowUndone],
  ...[importFinished, yearTurned, yearTurnedBack],
]
const ofOne: EventType[] = [studentJoinedGroup, studentLeftGroup, studentMoveUndone, studentUpdated, userCreated]

export const searchDayReactions = [
  ...ofMany.map((type) =>
    on(`settleSearchDaysAfter.${type.name}`, type, async ({ tx }) => {
      tx.enqueue({ identifier: NAME, payload: {}, key: `${NAME}:${tx.site.id}` })
    }),
  ),
  ...ofOne.map((type) =>
    on(`settleSearchDayAfter.${type.name}`, type, async ({ event, tx }) => {
      await settleSearchDays(tx, [event.subjectId])
    }),
  ),
]
