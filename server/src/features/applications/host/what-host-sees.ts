import { lastInitial } from '#features/internships/student-name.ts'

/** What a host may know of a student, in SQL about one application. */

const ofStudent = (t: string, what: string) => `(select ${what} from users u where u.id = ${t}.student_id)`

/** The first name and an initial; the whole name once the student comes. */
export const studentName = (t: string) =>
  ofStudent(
    t,
    `concat_ws(' ', u.first_name, case when ${t}.status = 'accepted' then concat_ws(' ', u.infix, u.last_name)
      else ${lastInitial('u.last_name')} end)`,
  )

/** From acceptance until a month after the end; the place of a volunteer may have none. */
const isReachable = (t: string) => `${t}.status = 'accepted' and not exists (select from internships i
  where i.id = ${t}.internship_id and i.end_date + 30 < today_nl())`
const reachedBy = (column: string) => (t: string) =>
  `case when ${isReachable(t)} then ${ofStudent(t, `u.${column}`)} end`
export const studentEmail = reachedBy('email')
export const studentPhone = reachedBy('phone_number')

export const ageBand = (t: string) => `(select case
    when p.birth_date is null then null
    when p.birth_date > today_nl() - interval '14 years' then 'under_14'
    when p.birth_date > today_nl() - interval '16 years' then '14_15'
    when p.birth_date > today_nl() - interval '18 years' then '16_17'
    else '18_plus' end
  from student_profiles p where p.id = ${t}.student_id)`

export const schoolName = (t: string) => `(select o.name from organizations o where o.id = ${t}.school_id)`

/** Who answers: the colleague it was passed on to, the vacancy's own contact, or whoever has the account. */
export const contactName = (t: string) => `coalesce(${t}.handler_name, (select coalesce(
    (select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = v.contact_person_id),
    v.contact_name) from vacancies v where v.id = ${t}.vacancy_id))`

/**
 * One row about who answers: the colleague it was passed on to, the vacancy's contact while they work there, the address of
 * the vacancy or of the organization, or else an administrator of it. Without a telephone of their own, that of the place.
 */
export const contactOf = (
  t: string,
) => `select c.id, c.email, c.locale, c.name, coalesce(c.phone, o.phone_number) as phone
  from vacancies v join organizations o on o.id = ${t}.organization_id
  left join users u on u.id = v.contact_person_id and u.status in ('active', 'invited')
    and exists (select from roles r where r.user_id = u.id and r.organization_id = o.id)
  left join lateral (select m.* from roles r join users m on m.id = r.user_id
    where r.organization_id = o.id and r.name = 'admin' and m.status = 'active' order by r.created_at limit 1) m on true
  cross join lateral (values
    (1, null::uuid, ${t}.handler_email, null::text, ${t}.handler_name, null::text),
    (2, u.id, u.email, u.locale, u.first_name, u.phone_number),
    (3, null, v.contact_email, null, v.contact_name, null),
    (4, null, o.email, null, o.name, null),
    (5, m.id, m.email, m.locale, m.first_name, m.phone_number)) as c(rank, id, email, locale, name, phone)
  where v.id = ${t}.vacancy_id and c.email is not null order by c.rank limit 1`

/** Whoever is asked to come has to be able to say that it does not suit. */
const toldAtTalk = (what: string) => (t: string) =>
  `case when ${t}.status = 'in_talk' then (select k.${what} from (${contactOf(t)}) k) end`
export const contactEmail = toldAtTalk('email')
export const contactPhone = toldAtTalk('phone')

export const waitingBefore = (t: string) => `case when ${t}.status = 'waiting' then (select count(*)::int
  from applications b where b.vacancy_id = ${t}.vacancy_id and b.status = 'waiting'
    and (b.created_at, b.id) < (${t}.created_at, ${t}.id)) end`
