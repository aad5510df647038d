import { failField } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { minutesOf } from '#protocol/features/visit-round.ts'

export type Visited = {
  id: string
  studentId: string
  schoolId: string | null
  organizationId: string | null
  isGoing: boolean
  student: string
  startDate: string | null
  endDate: string | null
}

/** Held in the order of their ids, so that nobody plans the same day for one of them meanwhile. */
export const holdVisited = (tx: Tx, ids: readonly string[]) =>
  tx.rows<Visited>(
    `select i.id, i.student_id as "studentId", i.school_id as "schoolId", i.organization_id as "organizationId",
       i.status in ('approved', 'contracting', 'ready', 'running', 'evaluating') as "isGoing", i.start_date::text as "startDate",
       i.end_date::text as "endDate", concat_ws(' ', u.first_name, u.infix, u.last_name) as student
     from internships i join users u on u.id = i.student_id where i.id = any($1::uuid[]) order by i.id for no key update of i`,
    [ids],
  )

export type Moment = { day: string; time: string; minutes: number }

export function requireTime(time: string): number {
  const minutes = minutesOf(time)
  if (minutes === undefined) throw failField('visit.time', 'time')
  return minutes
}

/** What was yesterday cannot be planned. On the day itself it is the time that is wrong. */
export async function requireAhead(tx: Tx, { day, time }: Moment): Promise<void> {
  const { isPast, isToday } = await tx.one<{ isPast: boolean; isToday: boolean }>(
    `select ($1::date + $2::time) at time zone 'Europe/Amsterdam' <= now() as "isPast", $1::date = today_nl() as "isToday"`,
    [day, time],
  )
  if (isPast) throw failField('visit.past', isToday ? 'time' : 'day')
}

const dayText = (day: string | null) => (day ? day.split('-').reverse().join('-') : '…')

/** Somebody has a place there, on that day. */
export function requireUnderWay({ isGoing, student, startDate, endDate }: Visited, { day }: Moment): void {
  if (!isGoing) throw failField('visit.over', 'internshipIds', { student })
  if ((startDate && day < startDate) || (endDate && day > endDate))
    throw failField('visit.outside', 'day', { student, from: dayText(startDate), until: dayText(endDate) })
}

/** Who goes there works at the school of the student. */
export async function requireColleague(tx: Tx, userId: string | null, schoolId: string | null): Promise<void> {
  const found = await tx.row(
    `select 1 from roles r join users u on u.id = r.user_id where r.user_id = $1 and r.organization_id = $2
       and r.name in ('admin', 'mentor') and u.status in ('active', 'invited') limit 1`,
    [userId, schoolId],
  )
  if (!found) throw failField('relation.missing', 'visitorId', { name: 'visitor' })
}

type Planned = Moment & { visitorId: string | null; visited: Visited; except?: string }

/**
 * Nobody is at two hosts at once; two students of one host are seen in one go. And one student is not visited twice on a
 * day, which is what two colleagues, or one who presses twice, would otherwise do.
 */
export async function requireFree(tx: Tx, { day, time, minutes, visitorId, visited, except }: Planned): Promise<void> {
  if (visitorId)
    await tx.run(`select pg_advisory_xact_lock(hashtextextended('visitor ' || current_tenant() || $1, 0))`, [visitorId])
  const others = await tx.rows<{ isSame: boolean; host: string; time: string }>(
    `select v.internship_id = $1 as "isSame", coalesce(o.name, i.organization_name, i.title) as host, v.time
     from visits v join internships i on i.id = v.internship_id left join organizations o on o.id = i.organization_id
     where v.status = 'planned' and v.day = $2 and v.id is distinct from $3
       and (v.internship_id = $1 or v.visitor_id = $4 and (i.organization_id is null or i.organization_id is distinct from $7)
         and ($2::date + v.time::time, make_interval(mins => v.minutes)) overlaps ($2::date + $5::time, make_interval(mins => $6::int)))
     order by 1 desc, v.time limit 1`,
    [visited.id, day, except ?? null, visitorId, time, minutes, visited.organizationId],
  )
  const [other] = others
  if (!other) return
  const { student } = visited
  if (other.isSame) throw failField('visit.twice', 'day', { student, time: other.time })
  throw failField('visit.busy', 'time', { host: other.host, time: other.time })
}
