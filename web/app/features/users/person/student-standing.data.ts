import { standingsOf } from '#app/features/standings/standings.data.ts'
import { visitsOf } from '#app/features/visits/visits.data.ts'
import { orElse } from '#lib/or-else.ts'
import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import { applications } from '#protocol/features/applications.ts'
import { internships } from '#protocol/features/internships.ts'

/** Where a student stands, whom one calls about it, and what they asked for. */
export async function blockSources(api: Client, studentId: string) {
  const [standings, asked] = await Promise.all([standingsOf(api, [studentId]), readApplications(api, studentId)])
  const standing = standings.get(studentId) ?? null
  const internshipId = standing?.internshipId
  const [contact, visits] = internshipId
    ? await Promise.all([readContact(api, internshipId), visitsOf(api, internshipId)])
    : [null, []]
  return { standing, contact, visits, applications: asked }
}

async function readApplications(api: Client, studentIdEq: string) {
  const found = await api.list(applications, {
    filter: { studentIdEq },
    include: ['vacancy', 'organization'],
    page: { size: 10 },
  })
  return found.map(({ id, status, createdAt, vacancy, organization }) => ({
    id,
    status,
    createdAt,
    title: String(vacancy?.title ?? ''),
    sector: vacancy?.sector ?? null,
    host: String(organization?.name ?? ''),
  }))
}

/** Who guides them at the host. */
async function readContact(api: Client, internshipId: string) {
  const found = await orElse(api.find(internships, internshipId, { include: ['supervisor', 'contactPerson'] }), null)
  if (!found) return null
  const { supervisor, contactPerson, contactName, contactEmail, contactPhoneNumber } = found
  const person = supervisor ?? contactPerson
  const name = contactName || (person ? personName({ ...person }) : '')
  return name ? { name, email: contactEmail ?? person?.email ?? null, phone: contactPhoneNumber ?? null } : null
}
