import type { Client } from '../../../../protocol/src/client.ts'
import type { Row } from '../../../../protocol/src/define.ts'
import { deletionRequests } from '../../../../protocol/src/erasure.ts'
import { mentorships } from '../../../../protocol/src/groups.ts'
import { internships, phases } from '../../../../protocol/src/internships.ts'
import { organizations } from '../../../../protocol/src/organizations.ts'
import { selfFoundInternships } from '../../../../protocol/src/self-found.ts'
import { users } from '../../../../protocol/src/users.ts'
import { vacancies } from '../../../../protocol/src/vacancies.ts'
import type { Session } from '../../lib/session.server.ts'
import { type Chosen, progress } from './progress.data.ts'
import { count, fullName, include, LISTED, listAll, placementOf } from './read.data.ts'

/** How to reach one's own school or centre, as everyone may know it. */
export async function ownOrganization(api: Client, { organization }: Session) {
  if (!organization) return null
  const { name, type, profile } = await api.find(organizations, organization.id, { include: ['profile'] })
  const text = (value: unknown) => (typeof value === 'string' && value ? value : null)
  return { name, type, email: text(profile?.email), phoneNumber: text(profile?.phoneNumber) }
}

/** Whoever looks after a student; the first one when there are more. */
export async function ownMentor(api: Client) {
  const [found] = await api.list(mentorships, { include: ['mentor'], page: { size: 1 } })
  return (found?.mentor?.email ?? null) as string | null
}

const aroundPlace = [...include, 'organization.profile', 'contactPerson', 'internshipPeriod', 'vacancy']

/** Where somebody is and whom they call there. */
function placeOf(row: Row<typeof internships>) {
  const { organization, contactPerson: contact } = row
  return {
    ...placementOf(row),
    /** Found by the student, and the school has not said yes yet. */
    isAsked: row.selfFound && row.status === 'proposed',
    endDate: row.endDate,
    city: organization?.city as string | undefined,
    sector: (row.vacancy?.sector ?? null) as string | null,
    phoneNumber: (row.contactPhoneNumber ?? organization?.profile?.phoneNumber ?? null) as string | null,
    contactName: row.contactName ?? fullName(contact),
    contactEmail: row.contactEmail ?? (contact?.email as string | undefined) ?? null,
  }
}
export type Place = ReturnType<typeof placeOf>

/** The internship that a student is in now, with its course; null for whoever has none yet. */
export async function ownInternship(api: Client, { user }: Session) {
  const found = await api.list(internships, {
    filter: { studentIdEq: user.id, statusNotIn: ['refused', 'stopped'], internshipPeriodIdNotNull: true },
    include: aroundPlace,
    page: { size: 1 },
  })
  const row = found[0]
  if (!row) return null
  const { internshipPeriod: period } = row
  const course = await api.list(phases, { filter: { internshipIdEq: row.id }, page: { size: 50 } })
  return {
    ...placeOf(row),
    hours: row.hours,
    targetHours: (period?.targetHours as number | null | undefined) ?? null,
    period: period && { id: period.id, name: String(period.name) },
    course: course.map(({ id, name, kind, status, dueOn }) => ({ id, name, kind, status, dueOn })),
  }
}

/** Where a volunteer takes part or soon will: more than one place at once is fine. */
export async function ownPlaces(api: Client, { user }: Session): Promise<Place[]> {
  const found = await api.list(internships, {
    filter: { studentIdEq: user.id, statusIn: ['ready', 'running'], internshipPeriodIdNull: true },
    include: aroundPlace,
    sort: 'startDate',
    page: { size: LISTED },
  })
  return found.map(placeOf)
}

export async function schoolNumbers(api: Client, session: Session, chosen: Chosen) {
  const organizationIdEq = session.organization?.id ?? ''
  const [numbers, pending, selfFound, invited, uninvited, mentorshipCount, leaving] = await Promise.all([
    progress(api, session, chosen),
    count(api, organizations, { statusEq: 'pending' }),
    count(api, selfFoundInternships, { reportStateEq: 'waiting' }),
    count(api, users, { organizationIdEq, statusEq: 'invited', invitedAtNotNull: true }),
    count(api, users, { organizationIdEq, statusEq: 'invited', invitedAtNull: true }),
    count(api, mentorships, {}),
    api.list(deletionRequests, {
      filter: { statusEq: 'pending', organizationIdEq },
      sort: 'createdAt',
      page: { size: 1 },
    }),
  ])
  const hasStudents = numbers.students > 0
  const steps = {
    students: hasStudents,
    mentors: mentorshipCount > 0,
    period: numbers.period !== null,
    invitations: hasStudents && uninvited === 0,
  }
  return {
    ...numbers,
    steps,
    uninvited,
    pending,
    selfFound,
    invited,
    leaving: leaving.records,
    firstLeaving: leaving[0]?.id ?? null,
  }
}

/** As many as stand in the queue of vacancies to judge. */
async function countToReview(api: Client): Promise<number> {
  const found = await api.list(vacancies, { filter: { statusEq: 'in_review', managed: true }, page: { size: 50 } })
  return found.filter(({ can }) => can.approveVacancy).length
}

export async function centreNumbers(api: Client) {
  const hosts = { typeIn: ['NonProfit', 'Provider'] }
  const ofStudents = { internshipPeriodIdNotNull: true }
  const [pending, approved, published, inReview, running, starting, volunteers, people] = await Promise.all([
    api.list(organizations, {
      filter: { ...hosts, statusEq: 'pending' },
      include: ['profile'],
      sort: 'createdAt',
      page: { size: LISTED },
    }),
    count(api, organizations, { ...hosts, statusEq: 'approved' }),
    count(api, vacancies, { statusEq: 'published' }),
    countToReview(api),
    count(api, internships, { statusIn: ['running', 'evaluating'], ...ofStudents }),
    count(api, internships, { statusIn: ['approved', 'contracting', 'ready'], ...ofStudents }),
    count(api, internships, { statusIn: ['ready', 'running'], internshipPeriodIdNull: true }),
    api.list(users, {
      filter: { statusEq: 'active', withRole: 'admin' },
      include: ['organizations'],
      sort: '-lastSignInAt',
      page: { size: 12 },
    }),
  ])
  const contacts = people.filter(({ can }) => can.signInAsUser).slice(0, 6)
  return {
    pending: pending.map(({ id, name, city, createdAt, profile }) => ({
      id,
      name,
      city,
      createdAt,
      email: (profile?.email ?? null) as string | null,
    })),
    pendingCount: pending.records,
    contacts: contacts.map((person) => ({
      id: person.id,
      name: fullName(person),
      email: person.email,
      place: (person.organizations as unknown as { name?: string }[]).map(({ name }) => name).join(', '),
    })),
    approved,
    published,
    inReview,
    running,
    starting,
    volunteers,
  }
}

export async function hostNumbers(api: Client, { organization }: Session) {
  const organizationIdEq = organization?.id ?? ''
  const [rows, published] = await Promise.all([
    listAll(api, internships, {
      filter: { organizationIdEq, statusNotIn: ['refused', 'stopped', 'completed'] },
      include,
    }),
    api.list(vacancies, { filter: { organizationIdEq, statusEq: 'published' }, page: { size: LISTED } }),
  ])
  return {
    interns: rows.map(placementOf),
    published: published.records,
    vacancies: published.map(({ id, title, sector, places, city, startDate }) => ({
      id,
      title,
      sector,
      places,
      city: city ?? null,
      startDate: startDate ?? null,
    })),
  }
}
