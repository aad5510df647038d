import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { breachesOfMany } from '#features/working-time/breaches-of.ts'
import * as protocol from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'
import type { Breach } from '#protocol/features/working-time-breaches.ts'
import { mayLog } from './hours.policy.ts'
import { type WorkedDay, workedDay } from './hours.rules.ts'

type Stored = WorkedDay & { id: string; internshipId: string; studentId: string; status: string }

const columns = `h.id, h.internship_id as "internshipId", h.student_id as "studentId", h.day::text as day,
  left(h.starts_at::text, 5) as "startsAt", left(h.ends_at::text, 5) as "endsAt", h.break_minutes as "breakMinutes",
  h.minutes, h.status`

/**
 * A rule looks at the four weeks around a day, whoever's internship it is of. Student by student, and the days only together
 * with the student: while PostgreSQL takes the table for a small one it would go through all hours of a site for them.
 */
export const hoursAround = (tx: Tx, studentIds: readonly string[], first: string, last: string) =>
  tx.rows<Stored>(
    `select ${columns} from unnest($1::uuid[]) s (id) cross join lateral (
       select h.* from hour_entries h where h.student_id = s.id and (h.student_id, h.day) >= (s.id, $2::date - 35)
         and (h.student_id, h.day) <= (s.id, $3::date + 35) offset 0) h`,
    [studentIds, first, last],
  )

/** What was sent back was not worked so. */
export const wasWorked = ({ status }: Stored) => status !== 'rejected'

/** The days that keep not all rules, and whether that was not known yet of one of them. */
type Judged = { broken: string[]; isNews: boolean }

/** Works out anew which rules these days do not keep, and writes it down. */
export async function judgeHours(tx: Tx, ids: readonly string[]): Promise<Judged> {
  const entries = await tx.rows<Stored>(`select ${columns} from hour_entries h where h.id = any($1::uuid[])`, [ids])
  const days = entries.map(({ day }) => day).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return { broken: [], isNews: false }
  const students = [...new Set(entries.map(({ studentId }) => studentId))]
  const all = (await hoursAround(tx, students, first, last)).filter(wasWorked)
  const found = await breachesOfMany(
    tx,
    entries.map((entry) => ({
      internshipId: entry.internshipId,
      entry,
      others: all.filter(({ id, studentId }) => id !== entry.id && studentId === entry.studentId),
    })),
  )
  const judged = entries.map(({ id }, at) => ({ id, breaches: found[at] ?? [] }))
  const written = await tx.rows<{ id: string }>(
    `update hour_entries h set breaches = j.breaches from jsonb_to_recordset($1::jsonb) as j(id uuid, breaches jsonb)
     where h.id = j.id and h.breaches is distinct from j.breaches returning h.id`,
    [JSON.stringify(judged)],
  )
  const broken = judged.filter(({ breaches }) => breaches.length > 0).map(({ id }) => id)
  return { broken, isNews: written.some(({ id }) => broken.includes(id)) }
}

/** While somebody is still typing: what is not complete yet breaks nothing. */
export const checkHours = handle(
  protocol.checkHours,
  async ({ input: { internshipId, entryId, ...worked }, tx }) => {
    const { studentId } = await tx.find(internships, internshipId)
    const entry = workedDay(worked)
    let breaches: Breach[] = []
    if (!('code' in entry)) {
      const all = await hoursAround(tx, [studentId], entry.day, entry.day)
      const others = all.filter((other) => other.id !== entryId && wasWorked(other))
      ;[breaches = []] = await breachesOfMany(tx, [{ internshipId, entry, others }])
    }
    return { status: 200, body: metaDocument({ breaches }) }
  },
  mayLog,
)
