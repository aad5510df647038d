import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { deletionRequests } from '#protocol/features/erasure.ts'
import { internships } from '#protocol/features/internships.ts'
import { mentorships, unmentoredStudents } from '#protocol/features/mentorships.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'
import { selfFoundInternships } from '#protocol/features/self-found.ts'
import { users } from '#protocol/features/users.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { count, fullName, LISTED } from './placements.data.ts'
import { type Chosen, progress } from './staff/progress.data.ts'

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
  return found?.mentor?.email ?? null
}

/** Does somebody of the school agree with an application before the host gets it, in the period one may apply for? */
export async function isAgreedFirst(api: Client) {
  const periods = await api.list(internshipPeriods, { filter: { inScope: true }, page: { size: 20 } })
  return periods.find(({ mayApply }) => mayApply)?.needsMentorApproval === true
}

export async function schoolNumbers(api: Client, session: Session, chosen: Chosen, hasSelfFound: boolean) {
  const organizationIdEq = session.organization?.id ?? ''
  const [numbers, pending, selfFound, invited, uninvited, unmentored, leaving] = await Promise.all([
    progress(api, session, chosen),
    count(api, organizations, { statusEq: 'pending' }),
    hasSelfFound ? count(api, selfFoundInternships, { reportStateEq: 'waiting' }) : 0,
    count(api, users, { organizationIdEq, statusEq: 'invited', invitedAtNotNull: true }),
    count(api, users, { organizationIdEq, statusEq: 'invited', invitedAtNull: true }),
    api.askAll(unmentoredStudents, { page: { size: 1 } }),
    api.list(deletionRequests, {
      filter: { statusEq: 'pending', organizationIdEq },
      sort: 'createdAt',
      page: { size: 1 },
    }),
  ])
  const hasStudents = numbers.students > 0
  const steps = {
    students: hasStudents,
    // A few who came later do not bring the beginning of the year back.
    mentors: hasStudents && unmentored.records <= numbers.students / 20,
    period: numbers.period !== null,
    invitations: hasStudents && uninvited === 0,
  }
  return {
    ...numbers,
    steps,
    left: { mentors: unmentored.records, invitations: uninvited },
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

export async function centreNumbers(api: Client, centreId?: string) {
  const hosts = { typeIn: ['NonProfit', 'Provider'] } as const
  const ofStudents = { internshipPeriodIdNotNull: true }
  const here = ['active', 'invited'] as const
  const [pending, approved, published, inReview, running, volunteers, people] = await Promise.all([
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
    api.list(users, {
      // Whoever has the same role at a host works there.
      filter: { statusIn: [...here], withRole: 'volunteer', ...(centreId && { organizationIdEq: centreId }) },
      sort: '-createdAt',
      page: { size: 6 },
    }),
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
      email: profile?.email ?? null,
    })),
    pendingCount: pending.records,
    contacts: contacts.map((person) => ({
      id: person.id,
      name: fullName(person),
      email: person.email,
      place: person.organizations.map(({ name }) => name).join(', '),
    })),
    approved,
    published,
    inReview,
    running,
    centreId,
    volunteers: volunteers.records,
    newVolunteers: volunteers.map((person) => ({
      id: person.id,
      name: fullName(person),
      email: person.email,
      createdAt: person.createdAt,
    })),
    people: people.records,
  }
}
