/** An internship in which host and student know each other: the school has agreed, and it is not over for long. */
const together = (i: string) =>
  `${i}.status not in ('proposed', 'refused', 'stopped') and coalesce(${i}.end_date + 30 >= today_nl(), true)`
/** An application that the host has in hand, or said yes to. */
const atHost = (a: string) =>
  `${a}.sent_at is not null and ${a}.status in ('with_host', 'read', 'in_talk', 'waiting', 'offered', 'accepted')`

/** House by house: joined, PostgreSQL goes through everybody of a site who has such a role. */
const peopleOf = (house: string, which: string) =>
  `cross join lateral (select r.user_id from roles r where r.organization_id = ${house}.id and ${which} offset 0) r`
/** Places go on in the books of who is no student any more. */
const isPlaced = (u: string) =>
  `exists (select from roles r where r.user_id = ${u} and r.name in ('student', 'volunteer'))`
const isActive = (u: string) => `${u}.status = 'active' and ${u}.erased_at is null`

/**
 * To whom somebody may write, as a statement for their ids: staff of a school and its students, those and the people of
 * the places where they are or apply, those people and the school, a centre with its volunteers and its hosts. Nobody else,
 * so no stranger reaches somebody under age. Whoever stands in another's list has that one in theirs. All roles count,
 * wherever somebody works now: a conversation is of the person.
 */
export const writableBy = (person: string) =>
  `select w.id from (${linkedTo(person)}) w join users u on u.id = w.id and ${isActive('u')}`

const linkedTo = (person: string) => `
  with houses as (
    select r.organization_id as id, r.name, o.type from roles r join organizations o on o.id = r.organization_id
    where r.user_id = ${person}
  ), pupils as (
    select m.student_id as id from mentored_students m where m.mentor_id = ${person}
      and exists (select from houses h where h.name = 'mentor') and ${isPlaced('m.student_id')}
    union
    select r.user_id from houses h ${peopleOf('h', `r.name = 'student'`)} where h.type = 'School' and h.name = 'admin'
  ), trainees as (
    select t.id from (
      select i.student_id as id from houses h
        cross join lateral (select i.* from internships i where i.organization_id = h.id offset 0) i
      where h.name = 'admin' and h.type in ('NonProfit', 'Provider') and ${together('i')}
      union
      select i.student_id from internships i where i.supervisor_id = ${person} and ${together('i')}
        and exists (select from houses h where h.type in ('NonProfit', 'Provider'))
      union
      select i.student_id from internships i where i.contact_person_id = ${person} and ${together('i')}
        and exists (select from houses h where h.type in ('NonProfit', 'Provider'))
      union
      select a.student_id from applications a join vacancies v on v.id = a.vacancy_id
      where a.organization_id in (select id from houses h where h.type in ('NonProfit', 'Provider')
          and (h.name = 'admin' or v.contact_person_id = ${person}))
        and ${atHost('a')}
    ) t where ${isPlaced('t.id')}
  ), guided as (
    select id from pupils union select ${person} where exists (select from houses where name in ('student', 'volunteer'))
  ), hosts as (
    select r.user_id as id from internships i join roles r on r.organization_id = i.organization_id and r.name = 'admin'
      join organizations o on o.id = r.organization_id and o.type in ('NonProfit', 'Provider')
    where i.student_id in (select id from guided) and ${together('i')}
    union
    select r.user_id from internships i join roles r on r.user_id in (i.supervisor_id, i.contact_person_id)
      join organizations o on o.id = r.organization_id and o.type in ('NonProfit', 'Provider')
    where i.student_id in (select id from guided) and ${together('i')}
    union
    select r.user_id from applications a join vacancies v on v.id = a.vacancy_id
      join roles r on r.organization_id = a.organization_id and (r.name = 'admin' or r.user_id = v.contact_person_id)
      join organizations o on o.id = r.organization_id and o.type in ('NonProfit', 'Provider')
    where a.student_id in (select id from guided) and ${atHost('a')}
  ), taught as (
    select id from trainees union select ${person} where exists (select from houses where name = 'student')
  ), teachers as (
    select m.mentor_id as id from mentored_students m join roles r on r.user_id = m.mentor_id and r.name = 'mentor'
    where m.student_id in (select id from taught)
    union
    select r.user_id from taught t
      cross join lateral (select s.organization_id from roles s where s.user_id = t.id and s.name = 'student' offset 0) s
      join organizations o on o.id = s.organization_id and o.type = 'School' ${peopleOf('o', `r.name = 'admin'`)}
  ), colleagues as (
    select r.user_id as id from houses h ${peopleOf('h', `r.name in ('admin', 'mentor')`)}
    where h.type = 'School' and h.name in ('admin', 'mentor')
  ), centres as (
    select r.user_id as id from houses h ${peopleOf('h', `r.name = 'volunteer'`)}
    where h.type = 'VolunteerCenter' and h.name = 'admin'
    union
    select r.user_id from houses h ${peopleOf('h', `r.name = 'admin'`)}
    where h.type = 'VolunteerCenter' and h.name = 'volunteer'
    union
    select r.user_id from houses h join organizations o on o.center_id = h.id ${peopleOf('o', `r.name = 'admin'`)}
    where h.type = 'VolunteerCenter' and h.name = 'admin' and o.type in ('NonProfit', 'Provider')
    union
    select r.user_id from houses h join organizations o on o.id = h.id
      join organizations c on c.id = o.center_id and c.type = 'VolunteerCenter' ${peopleOf('c', `r.name = 'admin'`)}
    where h.name = 'admin' and h.type in ('NonProfit', 'Provider')
  )
  select w.id from (
    select id from pupils union select id from trainees union select id from hosts union select id from teachers
    union select id from colleagues union select id from centres
  ) w where w.id <> ${person}`

const leadsSchool = (
  person: string,
) => `exists (select from roles r join organizations o on o.id = r.organization_id and o.type = 'School'
  where r.user_id = ${person} and r.name = 'admin')`

/**
 * The same of two people. A school's administrator may write to thousands, and nearly everybody else to few: so the list of the
 * other one is looked at, and of two who lead schools first whether they are colleagues.
 */
export const mayWrite = (person: string, other: string) => `
  (exists (select from users u where u.id = ${other} and ${isActive('u')}) and ${person} <> ${other}
    and case when not ${leadsSchool(other)} then ${person} in (${linkedTo(other)})
      when exists (select from roles r join roles c on c.organization_id = r.organization_id and c.name = 'admin'
          join organizations o on o.id = r.organization_id and o.type = 'School'
        where r.user_id = ${person} and r.name in ('admin', 'mentor') and c.user_id = ${other}) then true
      else ${other} in (${linkedTo(person)}) end)`
