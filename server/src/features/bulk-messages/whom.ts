import { compile, type Params } from '#engine/judging/condition.ts'
import { type Chosen, chosenRows } from '#engine/writing/bulk.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { writableBy } from '#features/conversations/who-writes-whom.ts'
import { hasLeft } from '#features/groups/has-left.ts'
import { mentorsOf } from '#features/students/student-facts.ts'
import type { Resource } from '#protocol/declaring/define.ts'
import type { BulkAudience, ChosenInternships } from '#protocol/features/bulk-messages.ts'
import { internships } from '#protocol/features/internships.ts'
import { users } from '#protocol/features/users.ts'
import { writesAbout, writesTo } from './bulk-messages.policy.ts'

type Draft = { audience: BulkAudience; chosen: ChosenInternships; organizationId: string }

const nameOf = (u: string) => `concat_ws(' ', ${u}.first_name, ${u}.infix, ${u}.last_name)`
const gone = (student: string) => `(${hasLeft(student)} or exists (select from users x where x.id = ${student}
  and x.status = 'inactive'))`

/** The chosen internships with their students, as far as the sender may write about them at this moment. */
function chosenStatement(tx: Tx, { chosen, organizationId }: Draft, params: Params): string {
  const { internshipIds, studentIds, filter, studentFilter } = chosen
  if (studentIds || studentFilter !== undefined) {
    const which = studentIds
      ? `any(${params.own(studentIds)}::uuid[])`
      : `any(array(${listed(tx, users, { filter: studentFilter ?? '' }, params)}))`
    const may = compile(writesTo(tx.me, organizationId), 'p', params)
    // Somebody without a place is written to as well.
    return `select p.id as student_id, i.id as internship_id from student_profiles p left join lateral (
        select i.id from internships i where i.student_id = p.id and i.school_id = p.school_id and i.status <> 'refused'
        order by i.created_at desc, i.id limit 1) i on true
      where p.id = ${which} and ${may}`
  }
  const rows = listed(tx, internships, internshipIds ? { ids: internshipIds } : { filter: filter ?? '' }, params)
  const may = compile(writesAbout(tx.me, organizationId), 'i', params)
  return `select i.student_id, i.id as internship_id from internships i where i.id in (${rows}) and ${may}`
}

/** What the list shows to whoever asks is the first limit, what one may write about the second. */
function listed(tx: Tx, of: Resource, which: Chosen, params: Params): string {
  const rows = chosenRows(tx, of, which)
  if (params.values.length > 0) throw new Error('the chosen rows number their values from one')
  for (const value of rows.values) params.own(value)
  return rows.text
}

const students = (
  locale: string,
) => `select lower(u.email) as key, u.id as user_id, u.status, u.email, ${nameOf('u')} as name,
    u.first_name, coalesce(u.locale, ${locale}) as locale, b.student_id, b.internship_id, case when ${gone('u.id')} then 'notActive' end as why
  from base b join users u on u.id = b.student_id and u.erased_at is null`

/** Whoever guides it at the host and can be reached, whoever was only named, else who runs the house. */
const hosts = (
  locale: string,
) => `select coalesce(lower(c.email), lower(i.contact_email), lower(a.email), 'none ' || i.id) as key,
    coalesce(c.id, case when i.contact_email is null then a.id end) as user_id, coalesce(c.status, a.status) as status,
    coalesce(c.email, i.contact_email, a.email) as email,
    coalesce(c.name, nullif(i.contact_name, ''), a.name, o.name, i.organization_name, i.title) as name,
    coalesce(c.first_name, nullif(i.contact_name, ''), a.first_name) as first_name,
    coalesce(c.locale, a.locale, ${locale}) as locale, b.student_id, b.internship_id,
    case when i.status in ('proposed', 'refused') then 'notAgreed'
      when i.status = 'stopped' or i.end_date + 30 < today_nl() then 'over'
      when coalesce(c.email, i.contact_email, a.email) is null then 'noAddress' end as why
  from base b join internships i on i.id = b.internship_id left join organizations o on o.id = i.organization_id
  left join lateral (select u.id, u.status, u.email, ${nameOf('u')} as name, u.first_name, u.locale from users u
    where u.id in (i.contact_person_id, i.supervisor_id) and u.status in ('active', 'invited') and u.erased_at is null
    order by (u.id = i.contact_person_id) desc nulls last limit 1) c on true
  left join lateral (select u.id, u.status, u.email, ${nameOf('u')} as name, u.first_name, u.locale from roles r
    join users u on u.id = r.user_id and u.status = 'active' and u.erased_at is null
    where r.organization_id = i.organization_id and r.name = 'admin' order by r.created_at, u.id limit 1) a
    on c.id is null and i.contact_email is null`

/** Of somebody of age nobody writes to the parents. Whose birthday is not known counts as under age. */
const guardians = (locale: string) => `select coalesce(lower(g.email), 'none ' || p.id) as key, null::uuid as user_id,
    null::text as status, g.email, coalesce(nullif(g.name, ''), ${nameOf('u')}) as name, nullif(g.name, '') as first_name,
    ${locale} as locale, b.student_id, b.internship_id,
    case when ${gone('p.id')} then 'notActive'
      when p.birth_date <= (today_nl() - interval '18 years')::date then 'adult'
      when g.email is null then 'noAddress' end as why
  from base b join student_profiles p on p.id = b.student_id join users u on u.id = p.id and u.erased_at is null
  cross join lateral (
    select p.guardian_name as name, nullif(p.guardian_email, '') as email
      where nullif(p.guardian_email, '') is not null or nullif(p.second_guardian_email, '') is null
    union all
    select p.second_guardian_name, nullif(p.second_guardian_email, '') where nullif(p.second_guardian_email, '') is not null) g`

const peopleOf: Record<BulkAudience, (locale: string) => string> = { students, hosts, guardians }

/**
 * The people whom a draft reaches, one line each: `reached(key, user_id, email, name, first_name, locale, student_ids,
 * internship_ids, left_out, talks)`. About whom the host may not know yet is in none of the lists. `talks`: they get it in
 * the product too.
 */
export function reachedBy(tx: Tx, draft: Draft, params: Params): string {
  const base = chosenStatement(tx, draft, params)
  const people = peopleOf[draft.audience](`${params.own(tx.site.locale)}::text`)
  const first = (column: string) => `(array_agg(p.${column} order by p.why nulls first, p.user_id nulls last))[1]`
  return `base as (${base}), people as (${people}), grouped as (
      select p.key, ${first('user_id')} as user_id, ${first('status')} as status, ${first('email')} as email,
        ${first('name')} as name, ${first('first_name')} as first_name, ${first('locale')} as locale, ${first('why')} as why,
        coalesce(array_agg(distinct p.student_id) filter (where p.why is null), '{}') as student_ids,
        coalesce(array_agg(distinct p.internship_id) filter (where p.why is null and p.internship_id is not null), '{}')
          as internship_ids
      from people p group by p.key),
    writable as materialized (${writableBy(`${params.own(tx.me.requireId())}::uuid`)}),
    reached as materialized (
      select g.key, g.user_id, g.email, g.name, g.first_name, g.locale, g.student_ids, g.internship_ids,
        case when g.why is null and w.id is null and g.status = 'active' and ${params.own(draft.audience)}::text = 'students'
          then 'notAllowed' else g.why end as left_out, w.id is not null as talks
      from grouped g left join writable w on w.id = g.user_id)`
}

/** What differs for one line of `reached`, or of the recipients that were made of it. `sender` is SQL for a name. */
export const valuesFor = (t: string, sender: string): string => `jsonb_build_object(
  'firstName', nullif(${t}.first_name, ''),
  'student', (select string_agg(${nameOf('s')}, ', ' order by s.last_name_order) from users s
    where s.id = any(${t}.student_ids) and s.erased_at is null),
  'host', (select string_agg(distinct coalesce(o.name, i.organization_name), ', ') from internships i
    left join organizations o on o.id = i.organization_id where i.id = any(${t}.internship_ids)),
  'class', (select string_agg(distinct g.name, ', ') from group_memberships m join groups g on g.id = m.group_id
    where m.student_id = any(${t}.student_ids) and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity')),
  'step', ${ofOne(t, 'h.name')}, 'stepEn', ${ofOne(t, 'h.name_en')}, 'dueDate', ${ofOne(t, 'h.due_on::text')},
  'hours', ${ofOne(t, 'i.hours')},
  'mentor', case when cardinality(${t}.student_ids) = 1 then ${mentorsOf(`${t}.student_ids[1]`)} end,
  'sender', ${sender})`

/** Of who has several students around them there is no one step. */
const ofOne = (t: string, what: string) => `(select ${what} from internships i
  left join internship_phases h on h.id = i.current_phase_id
  where i.id = ${t}.internship_ids[1] and cardinality(${t}.internship_ids) = 1)`

/** How somebody is called, as SQL for the place of their id. */
export const personName = (id: string) => `(select ${nameOf('u')} from users u where u.id = ${id})`
