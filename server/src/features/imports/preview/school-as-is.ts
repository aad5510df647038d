import type { Statement } from '#db/batch.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { ImportKind, ImportSettings } from '#protocol/features/imports.ts'
import type { Present } from './preview-work.ts'

type Of = { organizationId: string; kind: ImportKind; settings: ImportSettings }

const students = `select coalesce(json_agg(json_build_object('id', u.id, 'email', u.email, 'status', u.status,
    'firstName', u.first_name, 'infix', u.infix, 'lastName', u.last_name, 'phoneNumber', u.phone_number,
    'gender', u.gender, 'number', p.student_number, 'eckId', p.eck_id, 'birthDate', p.birth_date,
    'postalCode', p.postal_code, 'level', l.name, 'guardianName', p.guardian_name, 'guardianEmail', p.guardian_email,
    'guardianPhone', p.guardian_phone, 'secondGuardianName', p.second_guardian_name,
    'secondGuardianEmail', p.second_guardian_email, 'departedOn',
    case when p.departed_on <= today_nl() then p.departed_on end, 'classes', coalesce(c.classes, '[]'))), '[]')
  from roles r
  join users u on u.id = r.user_id
  join student_profiles p on p.id = u.id
  left join levels l on l.id = p.level_id
  left join (
    select m.student_id, json_agg(json_build_object('id', g.id, 'name', g.name, 'yearId', g.school_year_id,
      'level', gl.name) order by m.started_on) as classes
    from group_memberships m join groups g on g.id = m.group_id left join levels gl on gl.id = g.level_id
    where g.school_id = $1 and coalesce(m.ended_on, 'infinity') >= today_nl() group by m.student_id) c
    on c.student_id = u.id
  where r.organization_id = $1 and r.name = 'student'`

const staff = `select coalesce(json_agg(json_build_object('id', u.id, 'email', u.email, 'status', u.status,
    'firstName', u.first_name, 'infix', u.infix, 'lastName', u.last_name, 'phoneNumber', u.phone_number,
    'codes', coalesce((select json_agg(s.code_key) from staff_codes s where s.school_id = $1 and s.user_id = u.id), '[]'))), '[]')
  from users u where u.status <> 'archived' and exists (
    select 1 from roles r where r.user_id = u.id and r.organization_id = $1 and r.name in ('mentor', 'admin'))`

const groups = `select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'yearId', g.school_year_id,
    'level', l.name)), '[]') from groups g left join levels l on l.id = g.level_id where g.school_id = $1`

const hosts = `select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'city', o.city, 'street', o.street,
    'houseNumber', o.house_number, 'postalCode', o.postal_code, 'email', o.email, 'phoneNumber', o.phone_number,
    'website', o.website, 'chamberNumber', o.chamber_number, 'sector', o.sector, 'description', o.description,
    'isManaged', o.center_id is not distinct from $1)), '[]')
  from organizations o where o.type in ('NonProfit', 'Provider')`

const years = `select coalesce(json_agg(json_build_object('id', id, 'startYear', extract(year from start_date)::int)), '[]')
  from school_years`

/**
 * Whose addresses the others are: of people of this school who have another role there. Whoever has an account elsewhere is
 * taken like somebody new, so that a file does not tell who that is. The addresses are a table to join with: as a list in a filter each of them would be compared with each account.
 */
const taken = `with addressed as materialized (
    select u.id, u.email_key, concat_ws(' ', u.first_name, u.infix, u.last_name) as name
    from unnest($2::text[]) as a(email) join users u on u.email_key = a.email)
  select coalesce(json_agg(json_build_object('email', a.email_key,
    'person', json_build_object('id', a.id, 'name', a.name))), '[]')
  from addressed a where a.id = any(array(select r.user_id from roles r where r.organization_id = $1
    group by r.user_id having not bool_or(r.name = any($3))))`

/** What `presentOf` wrote. */
export const presentIn = (text: string): Present => JSON.parse(text) as Present

/** What is asked about the school: only what this kind of file is compared with. */
export function questionsOf({ organizationId, kind }: Of, emails: string[]): Statement[] {
  const isSchool = kind !== 'organizations'
  const own = [organizationId]
  const roles = kind === 'staff' ? ['mentor', 'admin'] : ['student']
  const ask = (text: string, values: unknown[], isAsked: boolean) => ({
    text: isAsked ? text : `select '[]'`,
    values: isAsked ? values : [],
    raw: true,
  })
  return [
    ask(`select to_json(today_nl()::text)`, [], true),
    ask(years, [], isSchool),
    ask(students, own, kind === 'students'),
    ask(staff, own, isSchool),
    ask(groups, own, isSchool),
    ask(hosts, own, kind === 'organizations'),
    ask(taken, [organizationId, emails, roles], kind === 'students' || kind === 'staff'),
  ]
}

/** The school as it is now, as JSON: for most schools too much to take apart here, so the thread does it. */
export async function presentOf(tx: Tx, of: Of, emails: string[]): Promise<string> {
  const results = await tx.batch(questionsOf(of, emails))
  const [today, allYears, people, members, classes, organizations, takenEmails] = results.map(
    ({ raw }) => raw[0]?.[0] ?? '[]',
  )
  const { schoolYearId = null, emailPattern = null, makesClasses = true } = of.settings
  const context = `{"today":${today},"years":${allYears},"schoolYearId":${JSON.stringify(schoolYearId)},"emailPattern":${JSON.stringify(emailPattern)}}`
  const school = `{"students":${people},"takenEmails":${takenEmails},"groups":${classes},"makesClasses":${makesClasses},"hasPattern":${emailPattern !== null}}`
  return `{"context":${context},"school":${school},"staff":${members},"takenEmails":${takenEmails},"groups":${classes},"hosts":${organizations}}`
}
