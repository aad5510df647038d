import type { Site } from '#engine/call.ts'
import { reportSelfFound, sendBackSelfFound } from '#protocol/features/self-found.ts'
import type { Client } from '../../protocol/src/client.ts'
import type { App } from '../src/app.ts'
import type { Host } from './demo-hosts.ts'

type Plan = { id: string; startDate: string; endDate: string }

const found = [
  {
    organizationName: 'Fietsenmaker Van Beek',
    contactName: 'Henk van Beek',
    contactPhoneNumber: '06 2345 6789',
    plannedHours: 24,
    weekdays: [3, 6],
    description: 'Banden plakken, fietsen schoonmaken en klanten helpen in de winkel.',
  },
  {
    contactName: 'Saskia Mulder',
    plannedHours: 30,
    weekdays: [1, 2],
    description: 'Ik help bij de activiteiten en zet koffie en thee voor de bezoekers.',
  },
  {
    organizationName: 'Manege De Hoef',
    contactName: 'Els Dijkstra',
    plannedHours: 40,
    weekdays: [7],
    description: 'Stallen uitmesten, paarden poetsen en helpen bij de lessen.',
  },
]

/** Places that students of the demo mentor found: two wait for an answer, one was sent back. */
export async function addSelfFound(app: App, site: Site, mentor: Client, period: Plan, hosts: Host[]): Promise<void> {
  if (!site.flags.selfFoundInternships) return
  const { db } = app.road
  // What is reported already says when and how long, as a form would have asked.
  const students = await db.withTenant(site.id, async (sql) => {
    await sql.run(
      `update internships i set known_organization_id = i.organization_id, city = o.city, planned_hours = 30,
         weekdays = '{3,4}' from organizations o where o.id = i.organization_id and i.self_found`,
    )
    return sql.rows<{ id: string }>(
      `select m.student_id as id from mentored_students m join users u on u.id = m.student_id
       join users t on t.id = m.mentor_id where t.email = $1 and u.status = 'active'
         and not exists (select from internships i where i.student_id = m.student_id)
       order by u.last_name, u.id limit ${found.length}`,
      [`mentor@${site.key}.test`],
    )
  })
  const known = hosts[2] as Host
  for (const [index, student] of students.entries()) {
    const details = found[index] as (typeof found)[number]
    const contact = details.contactName.split(' ')[0]?.toLowerCase()
    const { id } = await mentor.run(reportSelfFound, '', {
      organizationName: known.name,
      city: 'Amersfoort',
      contactEmail: `${contact}@${site.key}.example`,
      motivation: site.flags.motivationField ? 'Ik ken deze plek en wil er graag meer over leren.' : null,
      startDate: period.endDate > today() ? today(period.startDate) : period.endDate,
      endDate: period.endDate,
      ...details,
      internshipPeriodId: period.id,
      studentId: student.id,
    })
    if (index === 2) {
      await mentor.run(sendBackSelfFound, id, {
        reason: 'Kan het ook op een andere dag dan zondag? Vraag het nog even.',
      })
    }
  }
}

/** Today, or the first day when that is later. */
const today = (first = ''): string => {
  const day = new Date().toISOString().slice(0, 10)
  return first > day ? first : day
}
