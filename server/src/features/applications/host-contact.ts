import type { Tx } from '#engine/transaction.ts'
import type { Recipient } from '#mail/queue.ts'

/**
 * Who answers an application: the colleague it was passed on to, the vacancy's contact while they work there, the address of the vacancy or of
 * the organization, or else an administrator of it. Nobody when there is no address at all.
 */
export async function hostContact(tx: Tx, applicationId: string): Promise<Recipient | undefined> {
  return tx.row<Recipient>(
    `select c.id, c.email, coalesce(c.locale, 'nl') as locale, coalesce(c.name, '') as "firstName"
     from applications a
     join vacancies v on v.id = a.vacancy_id
     join organizations o on o.id = a.organization_id
     left join users u on u.id = v.contact_person_id and u.status in ('active', 'invited')
       and exists (select from roles r where r.user_id = u.id and r.organization_id = o.id)
     left join lateral (select m.id, m.email, m.locale, m.first_name from roles r join users m on m.id = r.user_id
       where r.organization_id = o.id and r.name = 'admin' and m.status = 'active' order by r.created_at limit 1) m on true
     cross join lateral (values
       (1, null::uuid, a.handler_email, null::text, a.handler_name),
       (2, u.id, u.email, u.locale, u.first_name),
       (3, null, v.contact_email, null, v.contact_name),
       (4, null, o.email, null, o.name),
       (5, m.id, m.email, m.locale, m.first_name)) as c(rank, id, email, locale, name)
     where a.id = $1 and c.email is not null order by c.rank limit 1`,
    [applicationId],
  )
}

/** People at the host with an account, who are told inside the product: the contact, else the administrators. */
export async function hostAccounts(tx: Tx, applicationId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select distinct u.id from applications a join vacancies v on v.id = a.vacancy_id
     join roles r on r.organization_id = a.organization_id join users u on u.id = r.user_id and u.status = 'active'
     where a.id = $1 and (u.id = v.contact_person_id or (r.name = 'admin' and not exists (
       select from roles c join users x on x.id = c.user_id and x.status = 'active'
       where c.organization_id = a.organization_id and c.user_id = v.contact_person_id)))`,
    [applicationId],
  )
  return rows.map(({ id }) => id)
}
