import { roleWord } from '#app/features/users/role-word.ts'
import type { Client } from '#protocol/client.ts'
import { internships } from '#protocol/features/internships.ts'
import { joinRequests } from '#protocol/features/joining.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { users } from '#protocol/features/users.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'

const MOST = 25
const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))
export const nameOf = (person: Record<string, unknown>) =>
  [person.firstName, person.infix, person.lastName].filter(Boolean).join(' ')

/** The page of an organization, with as much around it as the reader may see. */
export async function readOrganization(api: Client, id: string) {
  const row = await api.find(organizations, id, { include: ['profile', 'tags', 'center'] })
  const isKeeper = row.can.updateOrganization === true
  const filter = { organizationIdEq: id }
  const [offered, placed, people, joining] = await Promise.all([
    api.list(vacancies, { filter, page: { size: MOST } }),
    api.list(internships, { filter, include: ['student'], page: { size: MOST } }),
    isKeeper ? api.list(users, { filter, include: ['roles'], page: { size: MOST } }) : [],
    isKeeper ? api.list(joinRequests, { filter: { ...filter, statusEq: 'pending' } }) : [],
  ])
  const { profile } = row
  return {
    organization: {
      id: row.id,
      name: row.name,
      type: row.type,
      status: row.status,
      statusReason: row.statusReason ?? null,
      sector: row.sector ?? null,
      logoId: row.logoId ?? null,
      chamberNumber: isKeeper ? textOf(row.chamberNumber) : '',
      createdAt: row.createdAt,
      can: row.can,
      center: row.center ? { id: row.center.id, name: textOf(row.center.name) } : null,
      tags: row.tags.map((tag) => ({ id: tag.id, name: textOf(tag.name) })),
      description: textOf(profile?.description),
      website: textOf(profile?.website),
      email: textOf(profile?.email),
      phoneNumber: textOf(profile?.phoneNumber),
      street: [textOf(profile?.street), textOf(profile?.houseNumber)].filter(Boolean).join(' '),
      town: [textOf(profile?.postalCode), textOf(profile?.city)].filter(Boolean).join(' '),
      city: textOf(profile?.city),
      latitude: profile?.latitude ?? null,
      longitude: profile?.longitude ?? null,
    },
    vacancies: offered.map(({ id: vacancyId, fullTitle, status, places }) => ({
      id: vacancyId,
      title: fullTitle,
      status,
      places,
    })),
    internships: placed.map((each) => ({
      id: each.id,
      title: each.title,
      status: each.status,
      student: each.student ? nameOf(each.student) : each.studentName,
      isVolunteer: !each.internshipPeriod,
      startDate: each.startDate ?? null,
      endDate: each.endDate ?? null,
    })),
    internshipCount: 'records' in placed ? placed.records : 0,
    people: people.map((user) => ({
      id: user.id,
      name: nameOf(user),
      email: user.email,
      status: user.status,
      roles: user.roles.filter((role) => role.resourceId === id).map(({ name }) => roleWord(name, row.type)),
    })),
    joining: joining.map((each) => ({ id: each.id, name: nameOf(each), email: each.email, createdAt: each.createdAt })),
  }
}
export type OrganizationPage = Awaited<ReturnType<typeof readOrganization>>
