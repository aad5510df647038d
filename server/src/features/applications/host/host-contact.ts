import type { Tx } from '#engine/writing/transaction.ts'
import type { Account } from '#features/mentorships/who-looks-after.ts'
import type { Recipient } from '#mail/queue.ts'
import { contactOf } from './what-host-sees.ts'

/** Who answers an application, and nobody when there is no address at all. */
export async function hostContact(tx: Tx, applicationId: string): Promise<Recipient | undefined> {
  return tx.row<Recipient>(
    `select c.id, c.email, coalesce(c.locale, 'nl') as locale, coalesce(c.name, '') as "firstName"
     from applications a cross join lateral (${contactOf('a')}) c where a.id = $1`,
    [applicationId],
  )
}

/** People at the host with an account, who are told inside the product: the contact, else the administrators. */
export const hostAccounts = (tx: Tx, applicationId: string) =>
  tx.rows<Account>(
    `select distinct u.id, u.email, u.locale, u.first_name as "firstName" from applications a join vacancies v on v.id = a.vacancy_id
     join roles r on r.organization_id = a.organization_id join users u on u.id = r.user_id and u.status = 'active'
     where a.id = $1 and (u.id = v.contact_person_id or (r.name = 'admin' and not exists (
       select from roles c join users x on x.id = c.user_id and x.status = 'active'
       where c.organization_id = a.organization_id and c.user_id = v.contact_person_id)))`,
    [applicationId],
  )
