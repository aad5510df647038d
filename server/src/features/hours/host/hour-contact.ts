import type { Tx } from '#engine/writing/transaction.ts'
import type { Recipient } from '#mail/queue.ts'

export type HourContact = Recipient & { name: string }

const fullName = `concat_ws(' ', u.first_name, u.infix, u.last_name)`
const account = (rank: number, id: string) =>
  `select ${rank} as rank, u.id, u.email, u.locale, u.first_name as "firstName", ${fullName} as name
   from users u where u.id = ${id} and u.status = 'active'`
const named = (rank: number, name: string, email: string, from: string) =>
  `select ${rank}, null::uuid, ${email}, null, coalesce(${name}, ''), coalesce(${name}, '') ${from}`

/**
 * Who confirms the hours of an internship: a colleague who took over, whoever guides the student, the contact of the host,
 * and else somebody who runs the house. Never the student, nor an address of theirs.
 */
export const contactOfHours = (i: string) => `(select c.* from (
    ${named(0, 'h.name', 'h.email', `from hour_handlers h where h.internship_id = ${i}.id`)}
    union all ${account(1, `${i}.supervisor_id`)}
    union all ${account(2, `${i}.contact_person_id`)}
    union all ${named(3, `${i}.contact_name`, `${i}.contact_email`, `where ${i}.contact_email is not null`)}
    union all (select 4, u.id, u.email, u.locale, u.first_name, ${fullName} from users u
      join roles r on r.user_id = u.id and r.name = 'admin' and r.organization_id = ${i}.organization_id
      where u.status = 'active' order by u.id limit 1)) c (rank, id, email, locale, "firstName", name)
  where not exists (select from users s where s.id = ${i}.student_id and (s.id = c.id or lower(s.email) = lower(c.email)))
  order by c.rank limit 1)`

export async function hourContact(tx: Tx, internshipId: string): Promise<HourContact | undefined> {
  const found = await tx.row<Omit<HourContact, 'locale'> & { locale: HourContact['locale'] | null }>(
    `select c.id, c.email, c.locale, c."firstName", c.name from internships i cross join lateral ${contactOfHours('i')} c
     where i.id = $1`,
    [internshipId],
  )
  return found && { ...found, locale: found.locale ?? tx.site.locale }
}
