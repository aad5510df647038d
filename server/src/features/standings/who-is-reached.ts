import type { Tx } from '#engine/writing/transaction.ts'
import { hostAccounts } from '#features/applications/host/host-contact.ts'
import type { Recipient } from '#mail/queue.ts'
import type { turns } from '#protocol/features/internships.ts'

export type Waiting = {
  studentId: string
  schoolId: string
  block: string
  up: (typeof turns)[number]
  internshipId: string | null
  applicationId: string | null
}

const people = (where: string) =>
  `select u.id, u.email, u.locale, u.first_name as "firstName" from users u where u.status = 'active' and ${where} order by u.id`

/** The people who can take the step, as far as they sign in here. */
export async function whoIsReached(tx: Tx, waiting: Waiting): Promise<(Recipient & { id: string })[]> {
  const { up, studentId, schoolId, internshipId, applicationId } = waiting
  const find = (where: string, values: unknown[]) => tx.rows<Recipient & { id: string }>(people(where), values)
  if (up === 'student') return find('u.id = $1', [studentId])
  if (up === 'mentor')
    return find(
      `exists (select from mentored_students m where m.mentor_id = u.id and m.student_id = $1)
       and exists (select from roles r where r.user_id = u.id and r.organization_id = $2 and r.name = 'mentor')`,
      [studentId, schoolId],
    )
  if (up === 'school')
    return find(`exists (select from roles r where r.user_id = u.id and r.organization_id = $1 and r.name = 'admin')`, [
      schoolId,
    ])
  if (up !== 'host') return []
  if (applicationId) return hostAccounts(tx, applicationId)
  // Whoever guides the student; without one, who runs the house.
  const guides = await find(
    'exists (select from internships i where i.id = $1 and u.id in (i.supervisor_id, i.contact_person_id))',
    [internshipId],
  )
  if (guides.length > 0) return guides
  return find(
    `exists (select from internships i join roles r on r.organization_id = i.organization_id and r.name = 'admin'
       where i.id = $1 and r.user_id = u.id)`,
    [internshipId],
  )
}
