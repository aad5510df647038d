/** What a host may know of a student, in SQL about one application. */

const ofStudent = (t: string, what: string) => `(select ${what} from users u where u.id = ${t}.student_id)`

/** The first name and an initial; the whole name once the student comes. */
export const studentName = (t: string) =>
  ofStudent(
    t,
    `concat_ws(' ', u.first_name, case when ${t}.status = 'accepted' then concat_ws(' ', u.infix, u.last_name)
      else nullif(left(u.last_name, 1), '') || '.' end)`,
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

export const waitingBefore = (t: string) => `case when ${t}.status = 'waiting' then (select count(*)::int
  from applications b where b.vacancy_id = ${t}.vacancy_id and b.status = 'waiting'
    and (b.created_at, b.id) < (${t}.created_at, ${t}.id)) end`
