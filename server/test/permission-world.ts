import { randomUUID } from 'node:crypto'
import { inDays } from '#protocol/shared/days.ts'
import { type Api, apiOf } from './json-api.ts'
import { randomEmail } from './setup.ts'
import { everyFeature, organization, person, world } from './world.ts'

export const roleNames = {
  guest: 'guest',
  student: 'student',
  mentor: 'mentor',
  schoolAdmin: 'school admin',
  centerAdmin: 'centre admin',
  nonProfitAdmin: 'non-profit admin',
  providerAdmin: 'provider admin',
  volunteer: 'volunteer',
  operator: 'operator',
} as const
export type Role = keyof typeof roleNames
export type Caller = { role: Role; id: string | null; api: Api }
export type PermissionWorld = Awaited<ReturnType<typeof permissionWorld>>

/**
 * A site in which everybody meets what is theirs and what is not: two schools, two centres, hosts of each and of none,
 * and rows of every kind between them.
 */
export async function permissionWorld() {
  const w = await world({ flags: everyFeature })
  const { app, site, school, center, nonProfit, provider } = w
  const host = (name: string, values: object) => organization(app, site, 'NonProfit', { name, ...values })
  const otherSchool = await organization(app, site, 'School', { name: 'Other College' })
  const otherCenter = await organization(app, site, 'VolunteerCenter', { name: 'Other Centre' })
  const otherHost = await host('Other host', { center_id: otherCenter.id })
  const freeHost = await host('Host of nobody', {})
  const schoolHost = await host('Host of the school', { center_id: school.id })
  const pendingHost = await host('Pending host', { center_id: center.id, status: 'pending' })
  const places = {
    school,
    otherSchool,
    center,
    otherCenter,
    nonProfit,
    provider,
    otherHost,
    schoolHost,
    freeHost,
    pendingHost,
  }

  const someone = async (role: 'admin' | 'mentor' | 'student' | 'volunteer', place: { id: string }) =>
    (await person(app, site, [[role, place.id]])).id
  const people = {
    mentored: w.student.id,
    pupil: await someone('student', school),
    inClass: await someone('student', school),
    colleague: await someone('mentor', school),
    volunteer: w.volunteer.id,
    otherVolunteer: await someone('volunteer', otherCenter),
    worker: await someone('volunteer', nonProfit),
    baker: await someone('volunteer', provider),
    stranger: await someone('volunteer', otherHost),
    otherPupil: await someone('student', otherSchool),
    operator: w.operator.id,
  }

  const insert = async (table: string, values: Record<string, unknown>): Promise<string> => {
    const names = Object.keys(values)
    const places = names.map((_, i) => `$${i + 1}`).join(', ')
    const text = `insert into ${table} (${names.join(', ')}) values (${places}) returning id`
    const row = await app.road.db.withTenant(site.id, (sql) => sql.row<{ id: string }>(text, Object.values(values)))
    return row?.id as string
  }
  await insert('mentorships', { school_id: school.id, mentor_id: w.mentor.id, student_id: people.mentored })
  const [year] = await app.road.db.withTenant(site.id, (sql) =>
    sql.rows<{ id: string }>('select id from school_years where today_nl() between start_date and end_date'),
  )
  const [menu] = await app.road.db.withTenant(site.id, (sql) => sql.rows<{ id: string }>('select id from menus'))
  const schoolYear = year?.id as string
  const period = (of: { id: string }) =>
    insert('internship_periods', {
      school_id: of.id,
      school_year_id: schoolYear,
      name: 'Period',
      start_date: inDays(-60),
      end_date: inDays(30),
    })
  const periods = { own: await period(school), other: await period(otherSchool) }
  const vacancy = (of: { id: string }, status: string) =>
    insert('vacancies', { organization_id: of.id, title: 'Help', status })
  /** Without a school it is the place of a volunteer. */
  const internship = async (studentId: string, of: { id: string } | null, at: { id: string }, contactId?: string) => {
    const id = await insert('internships', {
      school_id: of?.id ?? null,
      student_id: studentId,
      organization_id: at.id,
      internship_period_id: of && (of === school ? periods.own : periods.other),
      title: 'Internship',
      contact_person_id: contactId ?? null,
      // The school has agreed, so that a host knows who it is.
      status: 'approved',
    })
    const names = { name: 'Search', name_en: 'Search' }
    await insert('internship_phases', {
      internship_id: id,
      student_id: studentId,
      position: 1,
      step: 1,
      kind: 'search',
      ...names,
    })
    return id
  }
  const session = (userId: string) =>
    insert('sessions', {
      user_id: userId,
      client: randomUUID(),
      uid: randomEmail(),
      token_hash: Buffer.from(randomUUID()),
      kind: 'password',
      expires_at: new Date(Date.now() + 3_600_000),
    })
  const event = (subjectType: string, subjectId: string) =>
    insert('events', { name: 'user.updated', subject_type: subjectType, subject_id: subjectId })
  const notification = async (userId: string) =>
    insert('notifications', { user_id: userId, event_id: await event('users', userId), kind: 'signedInAs' })
  const deletionRequest = (userId: string, of: { id: string }) =>
    insert('deletion_requests', { user_id: userId, organization_id: of.id })
  const menuItem = () => insert('menu_items', { menu_id: menu?.id, title: 'Item' })
  const contentPage = (status: 'draft' | 'published' | 'scheduled') =>
    insert('content_pages', {
      kind: 'page',
      slug: randomUUID(),
      status,
      title_nl: 'Page',
      published_at: new Date(Date.now() + (status === 'scheduled' ? 24 : -24) * 3_600_000),
    })

  const callers: Caller[] = Object.keys(roleNames).map((name) => {
    const role = name as Role
    if (role === 'guest') return { role, id: null, api: apiOf(app, { 'x-tenant': site.key }) }
    return { role, id: w[role].id, api: apiOf(app, w[role].credentials) }
  })
  const ids = async (table: string, of: Record<string, string> = {}) => {
    const conditions = Object.keys(of).map((column, i) => ` and ${column} = $${i + 1}`)
    const text = `select id from ${table} where true${conditions.join('')}`
    const rows = await app.road.db.withTenant(site.id, (sql) => sql.rows<{ id: string }>(text, Object.values(of)))
    return rows.map(({ id }) => id)
  }
  return {
    app,
    site,
    places,
    people,
    periods,
    period,
    insert,
    somebody: someone,
    vacancy,
    internship,
    session,
    deletionRequest,
    event,
    notification,
    menuItem,
    contentPage,
    schoolYear,
    menu,
    callers,
    ids,
  }
}
