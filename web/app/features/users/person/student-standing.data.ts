import { readAbsences } from '#app/features/absences/absences.data.ts'
import { standingsOf } from '#app/features/standings/standings.data.ts'
import { visitsOf } from '#app/features/visits/visits.data.ts'
import { orElse } from '#lib/or-else.ts'
import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import { applications } from '#protocol/features/applications.ts'
import { internships } from '#protocol/features/internships.ts'

/** Where a student stands, whom one calls about it, and what they asked for. */
export async function blockSources(api: Client, studentId: string) {
  const [standings, asked, absences] = await Promise.all([
    standingsOf(api, [studentId]),
    readApplications(api, studentId),
    readAbsences(api, { studentIdEq: studentId }, { number: 1, size: 5 }),
  ])
  const standing = standings.get(studentId) ?? null
  const internshipId = standing?.internshipId
  const [{ contact, reportAbsenceTo }, visits] = await Promise.all([
    readPlace(api, internshipId),
    internshipId ? visitsOf(api, internshipId) : [],
  ])
  return { standing, contact, visits, applications: asked, absences: absences.rows, reportAbsenceTo }
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

/** Who guides them at the host, and where one reports that they do not come. */
async function readPlace(api: Client, id: string | null | undefined) {
  const include = ['supervisor', 'contactPerson'] as const
  const found = id ? await orElse(api.find(internships, id, { include }), null) : null
  if (!found) return { contact: null, reportAbsenceTo: null }
  const { supervisor, contactPerson, contactName, contactEmail, contactPhoneNumber, contactUndelivered, can } = found
  const person = supervisor ?? contactPerson
  const name = contactName || (person ? personName({ ...person }) : '')
  return {
    contact: name
      ? {
          name,
          email: contactEmail ?? person?.email ?? null,
          phone: contactPhoneNumber ?? null,
          undelivered: contactUndelivered,
        }
      : null,
    reportAbsenceTo: can.reportAbsence ? `/internships/${found.id}/afwezig` : null,
  }
}
