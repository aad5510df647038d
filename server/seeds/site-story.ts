import type { Site } from '#engine/call.ts'
import type { RoleName } from '#engine/judging/me.ts'
import { settleSearchDays } from '#features/standings/search-days.ts'
import { settleRoutes } from '#features/workflows/settle-route.ts'
import { phasesOfPeriod, siteWorkflow } from '#features/workflows/site-workflow.ts'
import { approveOrganization, archiveOrganization } from '#protocol/features/organizations.ts'
import { internshipPeriods, schoolYears } from '#protocol/features/periods.ts'
import { createUser } from '#protocol/features/users.ts'
import { Client } from '../../protocol/src/client.ts'
import type { App } from '../src/app.ts'
import { newcomers } from './data/organizations.ts'
import { addApiKeys } from './demo-api-keys.ts'
import { addApplications } from './demo-applications.ts'
import { addAssignments } from './demo-assignments.ts'
import { addBulkMessages } from './demo-bulk-messages.ts'
import { addCertificates } from './demo-certificates.ts'
import { addContracts } from './demo-contracts.ts'
import { addConversations } from './demo-conversations.ts'
import { addCopies } from './demo-copies.ts'
import { addFormerStudents } from './demo-former.ts'
import { addForms } from './demo-forms.ts'
import { addHosts, type Host, hostDetails, placesNear } from './demo-hosts.ts'
import { addInternships } from './demo-internships.ts'
import { addLastYear } from './demo-last-year.ts'
import { addMailText } from './demo-mail-text.ts'
import { addNotices } from './demo-notices.ts'
import {
  addPeople,
  addStudentDetails,
  type DemoAccount,
  demoPassword,
  type NewPerson,
  type Placed,
  somebody,
} from './demo-people.ts'
import { choosePeriodicMails } from './demo-periodic-mail.ts'
import { addRoute } from './demo-route.ts'
import { addSchoolLife } from './demo-school.ts'
import { addSelfFound } from './demo-self-found.ts'
import { addSignUps } from './demo-sign-ups.ts'
import { addStops } from './demo-stops.ts'
import { addTexts } from './demo-texts.ts'
import { addUndelivered } from './demo-undelivered.ts'
import { addVacancies } from './demo-vacancies.ts'
import { addViews } from './demo-views.ts'
import { addVisits } from './demo-visits.ts'
import { addVolunteers } from './demo-volunteers.ts'
import { addWebhooks } from './demo-webhooks.ts'
import { addYearTurn } from './demo-year-turn.ts'
import { insertRows } from './insert-rows.ts'
import type { Random } from './random.ts'
import { addContent } from './site-content.ts'

export type Story = { app: App; site: Site; random: Random; passwordHash: string; today: Date }

const STUDENTS = 300
const MENTORS = 6

/**
 * One school year at one site: a school, a centre, their hosts, and students at every point of their route. What the
 * product can do is done through the product, as the person who would do it.
 */
export async function tellStory(story: Story): Promise<void> {
  const { app, site, random, today } = story
  const { db } = app.road
  const taken = new Set<string>()
  const next = () => somebody(random, site.key, taken)
  const houses = await addHouses(story)
  const staff = await addStaff(story, houses, next)

  const center = await signIn(story, 'center')
  const contacts: NewPerson[] = []
  const contact = () => {
    const person = next()
    contacts.push(person)
    return person
  }
  const hosts = await addHosts({ client: center, contact }, random, site)
  await addHostStaff(story, hosts)
  await addWaiting(story, center)

  const schoolAdmin = await signIn(story, 'schooladmin')
  const period = await addPeriods(schoolAdmin, houses.schoolId)
  await addRoute(schoolAdmin, await app.road.inTenant(site, siteWorkflow), period.id)
  const students = [staff.student, ...Array.from({ length: STUDENTS - 1 }, next)]
  const mentors = [staff.mentor, ...Array.from({ length: MENTORS - 1 }, next)]
  const route = await app.road.inTenant(site, (tx) => phasesOfPeriod(tx, period.id))
  await db.withTenant(site.id, async (sql) => {
    const at =
      (role: RoleName) =>
      (person: NewPerson): Placed => ({ person, role, organizationId: houses.schoolId })
    const lastSeen = (index: number) =>
      index % 11 === 0 ? null : new Date(today.getTime() - random.int(1, 400) * 3600_000).toISOString()
    await addPeople(
      sql,
      [...mentors.slice(1).map(at('mentor')), ...students.slice(1).map(at('student'))],
      'active',
      lastSeen,
    )
    await addStudentDetails(sql, students, placesNear(site), today)
    await addSchoolLife(sql, random, { id: houses.schoolId, students, mentors, hosts })
    // One student wants to leave; the school has not looked at it yet.
    await insertRows(sql, 'deletion_requests', [
      {
        id: random.uuid(),
        userId: (students[7] as NewPerson).id,
        organizationId: houses.schoolId,
        status: 'pending',
        createdAt: new Date(today.getTime() - 3 * 24 * 3600_000).toISOString(),
        updatedAt: today.toISOString(),
      },
    ])
    const vacancies = await addVacancies(sql, random, hosts, period)
    const open = vacancies.filter(({ isOpen }) => isOpen)
    // Four in five have a place or are looking for one; the others have not begun.
    await addInternships(sql, {
      site,
      random,
      schoolId: houses.schoolId,
      periodId: period.id,
      period,
      students: students.slice(0, STUDENTS * 0.8),
      vacancies: open,
      hosts,
      today,
      route,
    })
  })
  await app.road.inTenant(site, async (tx) => {
    const all = await tx.rows<{ id: string }>('select id from internships')
    await settleRoutes(
      tx,
      all.map(({ id }) => id),
    )
  })
  await inviteSome(schoolAdmin, houses.schoolId, next)
  await addContent(story, schoolAdmin)
  // Last, so that nothing that is drawn before them changes.
  await db.withTenant(site.id, (sql) => addFormerStudents(sql, random, houses.schoolId, today))
  await addSignUps(app, site, random, center, hosts)
  await addSelfFound(app, site, await signIn(story, 'mentor'), period, hosts)
  await addApplications(app, site, random, period.id)
  await addVolunteers(app, site, next(), houses.centerId)
  await db.withTenant(site.id, async (sql) => {
    await addYearTurn(sql, houses.schoolId)
    await addLastYear(sql, houses.schoolId, today)
    await addStops(sql, houses.schoolId, period.id)
    await addTexts(sql, site, today)
    await addCopies(sql, site, today)
  })
  await db.withTenant(site.id, addVisits)
  if (site.flags.evaluationForms) await app.road.inTenant(site, (tx) => addForms(tx, houses.schoolId))
  await app.road.inTenant(site, (tx) => addAssignments(tx, houses.schoolId))
  await db.withTenant(site.id, addConversations)
  await db.withTenant(site.id, choosePeriodicMails)
  await db.withTenant(site.id, addBulkMessages)
  if (site.flags.digitalContracts)
    await app.road.inTenant(site, async (tx) => {
      await addContracts(tx)
      await addCertificates(tx)
      await addMailText(tx, houses.schoolId)
      await addApiKeys(tx, houses.schoolId)
      await addWebhooks(tx, houses.schoolId)
    })
  await db.withTenant(site.id, addUndelivered)
  await db.withTenant(site.id, addNotices)
  await db.withTenant(site.id, (sql) => addViews(sql, houses.schoolId))
  await app.road.inTenant(site, async (tx) => {
    const students = await tx.rows<{ id: string }>(`select distinct user_id as id from roles where name = 'student'`)
    await settleSearchDays(
      tx,
      students.map(({ id }) => id),
    )
  })
}

type Houses = { schoolId: string; centerId: string }

async function addHouses({ app, site, random }: Story): Promise<Houses> {
  const [town] = placesNear(site)
  const [schoolId, centerId] = [random.uuid(), random.uuid()]
  await app.road.db.withTenant(site.id, (sql) =>
    insertRows(sql, 'organizations', [
      {
        id: schoolId,
        type: 'School',
        status: 'approved',
        name: `${site.name} College`,
        city: town?.city,
        latitude: town?.latitude,
        longitude: town?.longitude,
        brin: '11ZZ',
        description: 'Een brede school voor vmbo, havo en vwo.',
        website: 'https://www.school.example',
      },
      {
        id: centerId,
        type: 'VolunteerCenter',
        status: 'approved',
        name: `Vrijwilligerscentrale ${town?.city}`,
        city: town?.city,
        latitude: town?.latitude,
        longitude: town?.longitude,
        brin: null,
        description: 'Wij brengen mensen die iets willen doen bij organisaties die hulp zoeken.',
        website: 'https://www.centrale.example',
      },
    ]),
  )
  return { schoolId, centerId }
}

/** The demo accounts of the school and the centre, all with the demo password. */
async function addStaff(story: Story, { schoolId, centerId }: Houses, next: () => NewPerson) {
  const account = (name: DemoAccount): NewPerson => ({ ...next(), email: `${name}@${story.site.key}.test` })
  const staff = {
    schoolAdmin: account('schooladmin'),
    mentor: account('mentor'),
    student: account('student'),
    center: account('center'),
    volunteer: account('volunteer'),
  }
  await addAccounts(story, [
    { person: staff.schoolAdmin, role: 'admin', organizationId: schoolId },
    { person: staff.mentor, role: 'mentor', organizationId: schoolId },
    { person: staff.student, role: 'student', organizationId: schoolId },
    { person: staff.center, role: 'admin', organizationId: centerId },
    { person: staff.volunteer, role: 'volunteer', organizationId: centerId },
  ])
  return staff
}

async function addAccounts({ app, site, passwordHash }: Story, people: Placed[]): Promise<void> {
  await app.road.db.withTenant(site.id, async (sql) => {
    await addPeople(sql, people, 'active', () => null)
    await insertRows(
      sql,
      'credentials',
      people.map(({ person }) => ({ userId: person.id, passwordHash })),
    )
  })
}

/**
 * Every host has somebody who answers; the first of each kind is a demo account. The one of the non-profit also looks
 * after the next provider, so that there is somebody who can change organizations.
 */
async function addHostStaff(story: Story, hosts: Host[]): Promise<void> {
  for (const [name, kind] of [
    ['nonprofit', 'NonProfit'],
    ['provider', 'Provider'],
  ] as const) {
    const host = hosts.find((candidate) => candidate.kind === kind) as Host
    host.contact.email = `${name}@${story.site.key}.test`
    await addAccounts(story, [{ person: host.contact, role: 'admin', organizationId: host.id }])
  }
  const others = hosts.filter((host) => !/^(nonprofit|provider)@/.test(host.contact.email))
  const twice = hosts.find(({ contact }) => contact.email.startsWith('nonprofit@')) as Host
  const second = others.find(({ kind }) => kind === 'Provider') as Host
  await story.app.road.db.withTenant(story.site.id, async (sql) => {
    await addPeople(
      sql,
      others.map((host) => ({ person: host.contact, role: 'admin', organizationId: host.id })),
      'active',
      () => null,
    )
    await insertRows(sql, 'roles', [{ userId: twice.contact.id, name: 'admin', organizationId: second.id }])
  })
}

/** Six that signed up themselves: some wait, one was approved, one refused with a reason, one archived later. */
async function addWaiting({ app, site, random }: Story, center: Client): Promise<void> {
  const patterns = random.shuffle([...newcomers]).slice(0, 6)
  const rows = patterns.map((pattern) => ({
    id: random.uuid(),
    status: 'pending',
    ...hostDetails(random, pattern, random.pick(placesNear(site))),
  }))
  await app.road.db.withTenant(site.id, (sql) => insertRows(sql, 'organizations', rows))
  const [first, second, third] = rows.map((row) => row.id) as [string, string, string]
  await center.run(approveOrganization, first, {})
  await center.run(approveOrganization, second, {
    status: 'denied',
    statusReason: 'Wij konden het adres niet vinden. Stuur een uittreksel mee.',
  })
  await center.run(archiveOrganization, third)
}

/** Last year is archived, this year is running, next year is being prepared. */
async function addPeriods(schoolAdmin: Client, schoolId: string) {
  const years = await schoolAdmin.list(schoolYears)
  const current = years.findIndex((year) => year.isCurrent)
  const add = (offset: number, status: 'active' | 'archived') => {
    const year = years[current + offset] as (typeof years)[number]
    return schoolAdmin.create(internshipPeriods, {
      name: `Stage ${year.name}`,
      schoolId,
      schoolYearId: year.id,
      status,
      startDate: year.startDate,
      endDate: year.endDate,
      targetHours: 30,
    })
  }
  await add(-1, 'archived')
  const running = await add(0, 'active')
  await add(1, 'active')
  return { id: running.id, startDate: running.startDate, endDate: running.endDate }
}

async function inviteSome(schoolAdmin: Client, organizationId: string, next: () => NewPerson): Promise<void> {
  for (const role of ['student', 'student', 'student', 'mentor'] as const) {
    const { id: _, infix, ...person } = next()
    await schoolAdmin.run(createUser, '', { ...person, infix, gender: person.gender as 'male', role, organizationId })
  }
}

/** A client with a real session of a demo account. */
async function signIn({ app, site }: Story, account: DemoAccount): Promise<Client> {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/auth/sign_in',
    headers: { 'x-tenant': site.key },
    payload: { email: `${account}@${site.key}.test`, password: demoPassword },
  })
  if (answer.statusCode !== 200) throw new Error(`the demo account ${account} could not sign in`)
  const pick = (name: string) => answer.headers[name] as string
  const headers = {
    'x-tenant': site.key,
    'access-token': pick('access-token'),
    client: pick('client'),
    uid: pick('uid'),
  }
  return new Client(async ({ method, path, headers: sent, body }) => {
    const reply = await app.http.inject({ method: method as 'GET', url: path, headers: sent, payload: body })
    return { status: reply.statusCode, headers: reply.headers as Record<string, string>, body: reply.body }
  }, headers)
}
