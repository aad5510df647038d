import type { Tx } from '#engine/writing/transaction.ts'
import type { Recipient } from '#mail/queue.ts'
import { openApplicationStatuses } from '#protocol/features/applications.ts'
import { toldApart } from './told-apart.ts'

export type Vacancy = {
  id: string
  title: string
  status: string
  organizationId: string
  organization: string
  centerId: string | null
  contactPersonId: string | null
  contactName: string | null
  contactEmail: string | null
}

export const vacancyOf = (tx: Tx, id: string) =>
  tx.row<Vacancy>(
    `select v.id, ${toldApart('v')} as title, v.status, v.organization_id as "organizationId", o.name as organization,
       o.center_id as "centerId", v.contact_person_id as "contactPersonId", v.contact_name as "contactName",
       v.contact_email as "contactEmail"
     from vacancies v join organizations o on o.id = v.organization_id where v.id = $1`,
    [id],
  )

const person = `u.id, u.email, u.locale, u.first_name as "firstName"`

/** Who runs the organization and who answers; not whoever just did it themselves. */
export async function hostPeople(tx: Tx, vacancy: Vacancy, actorId: string | null): Promise<Recipient[]> {
  const people = await tx.rows<Recipient>(
    `select ${person} from users u where u.status = 'active' and u.id is distinct from $3 and (u.id = $2
       or u.id in (select r.user_id from roles r where r.name = 'admin' and r.organization_id = $1))`,
    [vacancy.organizationId, vacancy.contactPersonId, actorId],
  )
  const { contactEmail: email, contactName } = vacancy
  const isNew = email && !people.some((each) => each.email.toLowerCase() === email.toLowerCase())
  const { locale } = tx.site
  return isNew ? [...people, { id: null, email, locale, firstName: contactName ?? vacancy.organization }] : people
}

/** Whoever looks after the organization, else every centre and school of the site. */
export const judgesOf = (tx: Tx, { centerId }: Vacancy) =>
  tx.rows<Recipient>(
    `select distinct ${person} from roles r join users u on u.id = r.user_id
       join organizations m on m.id = r.organization_id
     where r.name = 'admin' and u.status = 'active' and m.status = 'approved'
       and case when $1::uuid is null then m.type in ('VolunteerCenter', 'School') else m.id = $1 end`,
    [centerId],
  )

/** Who still waits for an answer. */
export const applicantsOf = (tx: Tx, vacancyId: string) =>
  tx.rows<Recipient & { applicationId: string }>(
    `select ${person}, a.id as "applicationId" from applications a join users u on u.id = a.student_id
     where a.vacancy_id = $1 and a.status = any($2) and u.status in ('active', 'invited')`,
    [vacancyId, openApplicationStatuses],
  )
