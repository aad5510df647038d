import { Readable } from 'node:stream'
import type { Statement } from '#db/batch.ts'
import { parseReadPlan, type ReadPlan } from '#engine/asking/read-plan.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import { type AnyCondition, compile, every, isNever, Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Road } from '#engine/road.ts'
import { membershipPolicy } from '#features/groups/groups.policy.ts'
import { studentProfilePolicy } from '#features/students/students.policy.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import * as protocol from '#protocol/features/users.ts'
import { echoSession } from '#server/http/session-headers.ts'
import { csvLine, csvStart } from './csv-line.ts'
import { managedUsers, rolePolicy } from './users.policy.ts'

const SLICE = 1000
const headings: Record<Locale, string[]> = {
  nl: [
    'Voornaam',
    'Tussenvoegsel',
    'Achternaam',
    'E-mailadres',
    'Telefoonnummer',
    'Status',
    'Rollen',
    'Leerlingnummer',
    'Klas',
    'Uitgenodigd op',
    'Laatst ingelogd op',
  ],
  en: [
    'First name',
    'Infix',
    'Last name',
    'Email address',
    'Phone number',
    'Status',
    'Roles',
    'Student number',
    'Class',
    'Invited on',
    'Last signed in on',
  ],
}

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
    student: 'Student',
  },
}

/** The list of people as it is filtered, as a file. Only those whom one looks after; it is written down who took it. */
export function exportUsersRoute(road: Road): HandledRoute {
  return route('GET /api/v1/users/export.csv', 'session', async ({ call, request, reply }) => {
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
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="${call.site.key}-${call.me.locale === 'nl' ? 'mensen' : 'people'}.csv"`,
      )
      .header('cache-control', 'no-store')
    return reply.send(request.method === 'HEAD' ? '' : Readable.from(linesOf(road, call, plan)))
  })
}

type Person = { id: string; firstName: string; lastName: string; cells: string[] }

/** A slice at a time: however many there are, no more than that are in memory. */
async function* linesOf(road: Road, call: Call, plan: ReadPlan): AsyncGenerator<string> {
  yield csvStart + csvLine(headings[call.me.locale])
  for (let last: Person | undefined, more = true; more; ) {
    const people: Person[] = await road.rows<Person>(call, slice(plan, call.me, last))
    if (people.length > 0) yield people.map(({ cells }) => csvLine(cells)).join('')
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
  const text = `select t.id, t.first_name as "firstName", t.last_name as "lastName", array[
      t.first_name, t.infix, t.last_name, t.email, t.phone_number, ${wordOf(`(${status})`)},
      (select string_agg(concat_ws(' ', ${wordOf('r.name::text')}, o.name), ', ' order by r.created_at) from roles r
        left join organizations o on o.id = r.organization_id
        where r.user_id = t.id and ${rule(rolePolicy.read(me), 'r')}),
      (select p.student_number from student_profiles p
        where p.id = t.id and ${rule(studentProfilePolicy.read(me), 'p')}),
      (select string_agg(g.name, ', ' order by g.name) from group_memberships m join groups g on g.id = m.group_id
        where m.student_id = t.id and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity')
          and ${rule(membershipPolicy.read(me), 'm')}),
      to_char(t.invited_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD'),
      to_char(t.last_sign_in_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI')] as cells
    from users t where ${where}${after} order by t.last_name, t.first_name, t.id limit ${SLICE}`
  return { text, values: params.values }
}
