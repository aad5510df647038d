import { Readable } from 'node:stream'
import type { Statement } from '#db/batch.ts'
import { parseReadPlan, type ReadPlan } from '#engine/asking/read-plan.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, type RouteContext, route } from '#engine/feature.ts'
import { type AnyCondition, compile, every, isNever, Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Road } from '#engine/road.ts'
import { membershipPolicy } from '#features/groups/groups.policy.ts'
import { levelOf, mentorsOf } from '#features/students/student-facts.ts'
import { studentProfilePolicy } from '#features/students/students.policy.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import * as protocol from '#protocol/features/users.ts'
import type { FileCells, FileColumn } from '#protocol/shared/table-files/file-rows.ts'
import { type TableFile, tableFiles } from '#protocol/shared/table-files/table-file.ts'
import { echoSession } from '#server/http/session-headers.ts'
import { managedUsers, rolePolicy } from './users.policy.ts'

const SLICE = 1000
/** What each cell of a line is called; in the order of `slice`. */
const columns: readonly (Omit<FileColumn, 'heading'> & Record<Locale, string>)[] = [
  { nl: 'Voornaam', en: 'First name' },
  { nl: 'Tussenvoegsel', en: 'Infix' },
  { nl: 'Achternaam', en: 'Last name' },
  { nl: 'E-mailadres', en: 'Email address', isWide: true },
  { nl: 'Telefoonnummer', en: 'Phone number' },
  { nl: 'Status', en: 'Status' },
  { nl: 'Rollen', en: 'Roles', isWide: true },
  { nl: 'Leerlingnummer', en: 'Student number' },
  { nl: 'Klas', en: 'Class' },
  { nl: 'Niveau', en: 'Level' },
  { nl: 'Mentor', en: 'Mentor', isWide: true },
  { nl: 'Uitgenodigd op', en: 'Invited on', kind: 'day' },
  { nl: 'Laatst ingelogd op', en: 'Last signed in on', kind: 'moment' },
]

/** Status and roles as the screens say them; whoever has no invitation yet waits for it. */
const said: Record<Locale, Record<string, string>> = {
  nl: {
    active: 'Actief',
    waiting: 'Niet uitgenodigd',
    invited: 'Uitgenodigd',
    inactive: 'Geblokkeerd',
    archived: 'Archief',
    admin: 'Beheerder',
    mentor: 'Mentor',
    volunteer: 'Medewerker',
    helper: 'Vrijwilliger',
    student: 'Leerling',
  },
  en: {
    active: 'Active',
    waiting: 'Not invited',
    invited: 'Invited',
    inactive: 'Blocked',
    archived: 'Archive',
    admin: 'Administrator',
    mentor: 'Mentor',
    volunteer: 'Staff member',
    helper: 'Volunteer',
    student: 'Student',
  },
}

/** The list of people as it is filtered, as a file. Only those whom one looks after; it is written down who took it. */
export const exportUsersRoutes = (road: Road): HandledRoute[] => [
  route('GET /api/v1/users/export.csv', 'session', (asked) => sendPeople(road, asked, 'csv')),
  route('GET /api/v1/users/export.xlsx', 'session', (asked) => sendPeople(road, asked, 'xlsx')),
]

async function sendPeople(road: Road, { call, request, reply }: RouteContext, kind: TableFile) {
  const query = request.url.split('?')[1] ?? ''
  const plan = parseReadPlan(road.registry, road.registry.get('users'), query, true)
  await road.write(call, 'session', null, async (tx) => {
    if (tx.me.isImpersonated) throw fail('impersonation.forbidden')
    if (isNever(managedUsers(tx.me))) throw fail('access.forbidden')
    const userId = tx.me.requireId()
    if (request.method === 'GET')
      tx.emit(protocol.usersExported, { userId, query: query.slice(0, 500) }, { type: 'users', id: userId })
    return { status: 200, body: null }
  })
  echoSession(reply, call)
  const { locale } = call.me
  const { type, write } = tableFiles[kind]
  reply
    .header('content-type', type)
    .header(
      'content-disposition',
      `attachment; filename="${call.site.key}-${locale === 'nl' ? 'mensen' : 'people'}.${kind}"`,
    )
    .header('cache-control', 'no-store')
  if (request.method === 'HEAD') return reply.send('')
  const named = columns.map(({ nl, en, ...column }) => ({ ...column, heading: locale === 'nl' ? nl : en }))
  return reply.send(Readable.from(write(named, slicesOf(road, call, plan))))
}

type Person = { id: string; firstName: string; lastName: string; cells: (string | null)[] }

/** A slice at a time: however many there are, no more than that are in memory. */
async function* slicesOf(road: Road, call: Call, plan: ReadPlan): AsyncGenerator<FileCells[]> {
  for (let last: Person | undefined, more = true; more; ) {
    const people: Person[] = await road.rows<Person>(call, slice(plan, call.me, last))
    if (people.length > 0) yield people.map(({ cells }) => cells)
    last = people.at(-1)
    more = people.length === SLICE
  }
}

function slice(plan: ReadPlan, me: Me, last: Person | undefined): Statement {
  const params = new Params()
  const rule = (condition: AnyCondition, alias: string) => {
    const text = compile(condition, alias, params)
    return typeof text === 'boolean' ? String(text) : text
  }
  const scoped = plan.served.scopes?.(plan.scopes, me) ?? true
  const where = rule(every(managedUsers(me), ...plan.filters, scoped), 't')
  const after = last
    ? ` and (t.last_name, t.first_name, t.id) > (${params.own(last.lastName)}, ${params.own(last.firstName)}, ${params.own(last.id)})`
    : ''
  const words = `${params.own(JSON.stringify(said[me.locale]))}::jsonb`
  const wordOf = (code: string) => `coalesce(${words} ->> ${code}, ${code})`
  const status = `case when t.status = 'invited' and t.invited_at is null then 'waiting' else t.status::text end`
  const role = `case when r.name = 'volunteer' and o.type = 'VolunteerCenter' then 'helper' else r.name::text end`
  const text = `select t.id, t.first_name as "firstName", t.last_name as "lastName", array[
      t.first_name, t.infix, t.last_name, t.email, t.phone_number, ${wordOf(`(${status})`)},
      (select string_agg(concat_ws(' ', ${wordOf(`(${role})`)}, o.name), ', ' order by r.created_at) from roles r
        left join organizations o on o.id = r.organization_id
        where r.user_id = t.id and ${rule(rolePolicy.read(me), 'r')}),
      (select p.student_number from student_profiles p
        where p.id = t.id and ${rule(studentProfilePolicy.read(me), 'p')}),
      (select string_agg(g.name, ', ' order by g.name) from group_memberships m join groups g on g.id = m.group_id
        where m.student_id = t.id and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity')
          and ${rule(membershipPolicy.read(me), 'm')}),
      (select ${levelOf('p.id')} from student_profiles p
        where p.id = t.id and ${rule(studentProfilePolicy.read(me), 'p')}),
      (select ${mentorsOf('p.id')} from student_profiles p
        where p.id = t.id and ${rule(studentProfilePolicy.read(me), 'p')}),
      to_char(t.invited_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD'),
      to_char(t.last_sign_in_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI')] as cells
    from users t where ${where}${after} order by t.last_name, t.first_name, t.id limit ${SLICE}`
  return { text, values: params.values }
}
