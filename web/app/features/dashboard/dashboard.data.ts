import type { Client, ReadOptions } from '../../../../protocol/src/client.ts'
import type { Related, Resource, Row } from '../../../../protocol/src/define.ts'
import { deletionRequests } from '../../../../protocol/src/erasure.ts'
import { mentorships } from '../../../../protocol/src/groups.ts'
import { internships, phases } from '../../../../protocol/src/internships.ts'
import { organizations } from '../../../../protocol/src/organizations.ts'
import { selfFoundInternships } from '../../../../protocol/src/self-found.ts'
import { users } from '../../../../protocol/src/users.ts'
import { vacancies } from '../../../../protocol/src/vacancies.ts'
import { today } from '../../lib/dates.ts'
import type { Session } from '../../lib/session.server.ts'
import type { ChosenPeriod } from '../periods/chosen-period.server.ts'
import { isLate, isWaiting, type Placement, stagesOf } from './stages.ts'

const PAGE = 200
/** So many people are listed; more than that is no list to read. */
const LISTED = 40

/** Every row of a list: the first page says how many there are, the others come together. */
async function listAll<R extends Resource>(api: Client, resource: R, options: ReadOptions): Promise<Row<R>[]> {
  const first = await api.list(resource, { ...options, page: { size: PAGE } })
  const left = Math.ceil(first.records / PAGE) - 1
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, left) }, (_, index) =>
      api.list(resource, { ...options, page: { size: PAGE, number: index + 2 } }),
    ),
  )
  return [first, ...rest].flatMap((page) => [...page])
}

const count = async (api: Client, resource: Resource, filter: ReadOptions['filter']) =>
  (await api.list(resource, { filter, page: { size: 1 } })).records

const fullName = (person: Related | null | undefined) =>
  [person?.firstName, person?.infix, person?.lastName].filter(Boolean).join(' ')

function placementOf(row: Row<typeof internships>): Placement {
  const { currentPhase: phase, student, organization } = row
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    startDate: row.startDate,
    student: {
      id: student?.id ?? '',
      name: fullName(student),
      email: null,
      canSignInAs: student?.can?.signInAsUser === true,
    },
    place: organization?.name ?? row.organizationName ?? '',
    phase: phase && { kind: phase.kind, name: phase.name, status: phase.status, dueOn: phase.dueOn ?? null },
  }
}

const include = ['student', 'organization', 'currentPhase']

/** With the addresses of the students, as far as one may know them. */
async function withEmail(api: Client, placements: Placement[]): Promise<Placement[]> {
  if (placements.length === 0) return []
  const found = await api.list(users, {
    filter: { idIn: placements.map(({ student }) => student.id) },
    page: { size: PAGE },
  })
  const emails = new Map(found.map(({ id, email }) => [id, email]))
  return placements.map((each) => ({
    ...each,
    student: { ...each.student, email: emails.get(each.student.id) ?? null },
  }))
}

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

/** The internship that a person is in now, with its course; null for whoever has none yet. */
export async function ownInternship(api: Client, { user }: Session) {
  const found = await api.list(internships, {
    filter: { studentIdEq: user.id, statusNotIn: ['refused', 'stopped'] },
    include: [...include, 'organization.profile', 'contactPerson', 'internshipPeriod', 'vacancy'],
    page: { size: 1 },
  })
  const row = found[0]
  if (!row) return null
  const { organization, contactPerson: contact, internshipPeriod: period } = row
  const course = await api.list(phases, { filter: { internshipIdEq: row.id }, page: { size: 50 } })
  return {
    ...placementOf(row),
    /** Found by the student, and the school has not said yes yet. */
    isAsked: row.selfFound && row.status === 'proposed',
    endDate: row.endDate,
    hours: row.hours,
    targetHours: (period?.targetHours as number | null | undefined) ?? null,
    period: period && { id: period.id, name: String(period.name) },
    city: organization?.city as string | undefined,
    sector: (row.vacancy?.sector ?? null) as string | null,
    phoneNumber: (row.contactPhoneNumber ?? organization?.profile?.phoneNumber ?? null) as string | null,
    contactName: row.contactName ?? fullName(contact),
    contactEmail: row.contactEmail ?? (contact?.email as string | undefined) ?? null,
    course: course.map(({ id, name, kind, status, dueOn }) => ({ id, name, kind, status, dueOn })),
  }
}

type Chosen = { periods: ChosenPeriod[]; period: ChosenPeriod | null }

/** How the students of a school, or those of one mentor, are doing in one period. */
export async function progress(api: Client, { organization }: Session, { periods, period }: Chosen) {
  const schoolId = organization?.id ?? ''
  const [students, rows] = await Promise.all([
    count(api, users, { withRole: 'student', organizationIdEq: schoolId, statusIn: ['active', 'invited'] }),
    period ? listAll(api, internships, { filter: { internshipPeriodIdEq: period.id }, include }) : [],
  ])
  const placements = rows.map(placementOf)
  const now = today()
  const late = placements.filter((each) => isLate(each, now))
  const waiting = placements.filter((each) => isWaiting(each) && !isLate(each, now))
  late.sort((a, b) => (a.phase?.dueOn ?? '').localeCompare(b.phase?.dueOn ?? ''))
  const [listedLate, listedWaiting] = await Promise.all([
    withEmail(api, late.slice(0, LISTED)),
    withEmail(api, waiting.slice(0, LISTED)),
  ])
  return {
    periods,
    period,
    ...stagesOf(placements, students),
    late: listedLate,
    lateCount: late.length,
    waiting: listedWaiting,
    waitingCount: waiting.length,
  }
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
  const [pending, approved, published, inReview, running, starting, people] = await Promise.all([
    api.list(organizations, {
      filter: { ...hosts, statusEq: 'pending' },
      include: ['profile'],
      sort: 'createdAt',
      page: { size: LISTED },
    }),
    count(api, organizations, { ...hosts, statusEq: 'approved' }),
    count(api, vacancies, { statusEq: 'published' }),
    countToReview(api),
    count(api, internships, { statusIn: ['running', 'evaluating'] }),
    count(api, internships, { statusIn: ['approved', 'contracting', 'ready'] }),
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
