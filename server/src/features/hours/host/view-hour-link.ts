import type { Tx } from '#engine/writing/transaction.ts'
import type { LinkedDay, LinkedHours } from '#protocol/features/hour-links.ts'
import { contactOfHours } from './hour-contact.ts'
import type { HourLink } from './hour-links.ts'

/** Answered longer ago is of no use on a phone at the counter. */
const ANSWERED_DAYS = 7

/** By the same address, whichever of its mails was opened; by code only on the phone that scanned it. */
export const ofHolder = (h: string, link: string) =>
  `(${h}.decided_link_id = ${link} or ${h}.decided_link_id in (select l.id from hour_links l join hour_links o
      on o.internship_id = l.internship_id and lower(o.email) = lower(l.email) where o.id = ${link}))`

type Place = Pick<LinkedHours, 'student' | 'organization' | 'confirmer' | 'handler' | 'byCode' | 'seenAt'>

/** What whoever holds the link may see: names, days, hours and what was done. */
export async function viewHourLink(tx: Tx, link: HourLink): Promise<LinkedHours> {
  const isMail = link.kind === 'mail'
  const days = await tx.rows<LinkedDay>(
    `select h.id, h.day::text as day, to_char(h.starts_at, 'HH24:MI') as "startsAt", to_char(h.ends_at, 'HH24:MI') as "endsAt",
       h.break_minutes as "breakMinutes", h.minutes, h.work, h.status, case when h.decided_as = 'host' then h.note end as note,
       h.other_minutes as "otherMinutes", h.breaches <> '[]' as "needsSchool", h.decided_via as via,
       coalesce((select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = h.decided_by_id),
         h.decided_name) as by,
       h.status in ('approved', 'rejected') and ${ofHolder('h', '$2')} as "canUndo"
     from hour_entries h where h.internship_id = $1 and (h.status = 'submitted'
       or (h.status in ('approved', 'rejected') and h.decided_at > now() - make_interval(days => $3)))
     order by h.day, h.starts_at, h.id limit 500`,
    [link.internshipId, link.id, ANSWERED_DAYS],
  )
  const place = await tx.one<Place>(
    `select concat_ws(' ', u.first_name, u.infix, u.last_name) as student,
       coalesce(o.name, i.organization_name, i.title) as organization,
       case when $3 then (select coalesce(nullif(c.name, ''), c.email) from ${contactOfHours('i')} c)
         else (select h.decided_name from hour_entries h where h.decided_link_id = $2 order by h.decided_at desc limit 1)
       end as confirmer,
       (select h.name from hour_handlers h where h.internship_id = i.id) as handler,
       (select count(*)::int from hour_entries h where h.internship_id = i.id and h.decided_via = 'code'
         and h.status in ('approved', 'rejected')) as "byCode",
       to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "seenAt"
     from internships i join users u on u.id = i.student_id left join organizations o on o.id = i.organization_id
     where i.id = $1`,
    [link.internshipId, link.id, isMail],
  )
  return {
    ...place,
    kind: link.kind,
    byCode: isMail ? place.byCode : 0,
    isOwn: tx.me.id === link.studentId,
    waiting: days.filter(({ status }) => status === 'submitted'),
    answered: days.filter(({ status }) => status !== 'submitted').reverse(),
  }
}
