import { job } from '#engine/feature.ts'
import { quietMove } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { userLife } from '#protocol/features/users.ts'
import { undoUntil } from './turn-years.ts'

const MOST = 5000

/**
 * Who left is in no list and no number from that day on, because the date says so. Their account is closed here, a day later at
 * most: of who is nothing but a student, and whose internships are over.
 */
export async function closeAccounts(tx: Tx): Promise<void> {
  const rows = await tx.rows<{ id: string }>(
    `select s.student_id as id from year_turn_students s join year_turns t on t.id = s.year_turn_id
     join student_profiles p on p.id = s.student_id
     where t.status = 'done' and s.fate = 'leaves' and s.closed_at is null and p.departed_on <= today_nl()
       and not exists (select from roles r
         where r.user_id = s.student_id and not (r.name = 'student' and r.organization_id = t.school_id))
       and not exists (select from internships i
         where i.student_id = s.student_id and i.status not in ('refused', 'completed', 'stopped'))
     limit ${MOST}`,
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.batch([
    { text: 'delete from sessions where user_id = any($1)', values: [ids] },
    quietMove(userLife.depart, { id: ids }, {}),
    {
      text: `update year_turn_students set closed_at = now() where fate = 'leaves' and closed_at is null and student_id = any($1)`,
      values: [ids],
    },
  ])
}

/**
 * Every night, so that a night without it is made up by the next one. What is written down about students goes when the turn cannot be
 * taken back any more, and everybody who left is closed.
 */
export const tendYearTurns = job(
  'yearTurnTend',
  async ({ site, road }) => {
    await road.inTenant(site, async (tx) => {
      await closeAccounts(tx)
      await tx.run(
        `delete from year_turn_students s using year_turns t join school_years n on n.id = t.next_year_id
         where t.id = s.year_turn_id and today_nl() > ${undoUntil('n')}
           and (s.fate is distinct from 'leaves' or s.closed_at is not null or t.status = 'draft')`,
      )
    })
  },
  '15 1 * * *',
)
