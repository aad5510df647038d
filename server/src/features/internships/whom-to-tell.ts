import type { Tx } from '#engine/writing/transaction.ts'
import { type Account, adminsOf, mentorsOf } from '#features/mentorships/who-looks-after.ts'
import type { Recipient } from '#mail/queue.ts'

export type Told = {
  id: string
  status: string
  title: string
  studentId: string
  schoolId: string | null
  organizationId: string | null
  student: string
  organization: string
  contactName: string | null
  contactEmail: string | null
  contactPersonId: string | null
  supervisorId: string | null
  startDate: string | null
  endDate: string | null
  plannedHours: number | null
  weekdays: number[]
  endedReason: string | null
  up: string | null
  currentPhaseId: string | null
  stopAskedBy: 'student' | 'host' | null
  stopAskedReason: string | null
  createdAt: Date
}

/** The internship as it is now, with what is told of it. */
export const toldOf = (tx: Tx, id: string) =>
  tx.row<Told>(
    `select i.id, i.status, i.title, i.student_id as "studentId", i.school_id as "schoolId", i.organization_id as "organizationId",
       concat_ws(' ', u.first_name, u.infix, u.last_name) as student, coalesce(o.name, i.organization_name, i.title) as organization,
       i.contact_name as "contactName", i.contact_email as "contactEmail", i.contact_person_id as "contactPersonId",
       i.supervisor_id as "supervisorId", i.start_date::text as "startDate", i.end_date::text as "endDate",
       i.planned_hours as "plannedHours", i.weekdays, i.ended_reason as "endedReason", i.up, i.current_phase_id as "currentPhaseId",
       i.stop_asked_by as "stopAskedBy", i.stop_asked_reason as "stopAskedReason", i.created_at as "createdAt"
     from internships i join users u on u.id = i.student_id left join organizations o on o.id = i.organization_id where i.id = $1`,
    [id],
  )

const people = (tx: Tx, where: string, values: unknown[]) =>
  tx.rows<Account>(
    `select distinct u.id, u.email, u.locale, u.first_name as "firstName" from users u
     where u.status = 'active' and ${where}`,
    values,
  )

export const theStudent = (tx: Tx, { studentId }: Told): Promise<Account[]> => people(tx, 'u.id = $1', [studentId])

/** Whoever guides them at the host and has an account; else who runs the house. */
export async function hostPeople(tx: Tx, { supervisorId, contactPersonId, organizationId }: Told): Promise<Account[]> {
  const guides = await people(tx, 'u.id = any($1::uuid[])', [[supervisorId, contactPersonId].filter(Boolean)])
  if (guides.length > 0 || !organizationId) return guides
  return adminsOf(tx, organizationId)
}

/** Somebody who was only named gets a mail; without an account there is nothing to open. */
export function namedContact(tx: Tx, { contactName, contactEmail }: Told): Recipient | undefined {
  if (!contactEmail) return undefined
  return { id: null, email: contactEmail, locale: tx.site.locale, firstName: contactName ?? '' }
}

/** Who decides about it: the mentor or else the school; of a volunteer the host. */
export async function deciders(tx: Tx, told: Told): Promise<Account[]> {
  const { studentId, schoolId } = told
  return schoolId ? mentorsOf(tx, { studentId, schoolId }) : hostPeople(tx, told)
}

/** Whoever's turn it is now. */
export async function peopleUp(tx: Tx, told: Told, up: string | null): Promise<Account[]> {
  if (up === 'student') return theStudent(tx, told)
  if (up === 'host') return hostPeople(tx, told)
  if (up === 'mentor') return deciders(tx, told)
  return up === 'school' && told.schoolId ? adminsOf(tx, told.schoolId) : []
}
