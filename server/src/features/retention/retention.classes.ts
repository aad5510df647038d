import type { RetentionClass } from '#protocol/features/retention.ts'

/**
 * What is due on a day ($1), per kind. The run and the forecast ask with these same words, so that what the screen
 * promises is what happens. Whoever has a hold waits with everything of theirs.
 */
const notHeld = (user: string) =>
  `not exists (select from retention_holds h where h.user_id = ${user} and h.until > $1::date)`

/**
 * Everybody whose clock may have run out by a day, and a few more: by indexes, which need the very type of
 * their column, so that those who are not due cost nothing. A
 * day more than it takes, because two years after the 29th of February is the 28th.
 */
export const mayBeDue = (day: string) => `array(
  select u.id from users u where u.archived_on <= (${day} - interval '2 years' + interval '1 day')::date
  union all select p.id from student_profiles p where p.departed_on <= (${day} - interval '2 years' + interval '1 day')::date
  union all select w.user_id from inactivity_warnings w where w.warned_on <= ${day} - 30
  union all select u.id from users u where u.status = 'active' and u.seen_at < (${day} - interval '24 months' + interval '2 days')::timestamptz)`

const clock = (step: string) => `select c.id from retention_clocks c
  where c.step = '${step}' and c.due_on <= $1::date and c.id = any(${mayBeDue('$1::date')})`

const endedPeriods = `array(select p.id from internship_periods p where (p.end_date + interval '1 year')::date <= $1::date)`

export const due: Record<RetentionClass, string> = {
  /** Why somebody wanted a place: until a year after the period; of a volunteer after its end, or without one the yes. */
  motivation: `select i.id from internships i
    where i.motivation is not null and (i.internship_period_id = any(${endedPeriods}) or (i.internship_period_id is null
        and (coalesce(i.end_date, (i.created_at at time zone 'Europe/Amsterdam')::date) + interval '1 year')::date <= $1::date))
      and ${notHeld('i.student_id')}`,
  /** That and what came of it: as long; of a volunteer, who has no period, a year after the answer and after the place. */
  application: `select a.id from applications a
    where a.internship_period_id = any(${endedPeriods}) and ${notHeld('a.student_id')}
    union all
    select a.id from applications a left join internships i on i.id = a.internship_id
    where a.internship_period_id is null and ${notHeld('a.student_id')}
      and (greatest((a.decided_at at time zone 'Europe/Amsterdam')::date, i.end_date) + interval '1 year')::date <= $1::date`,
  /**
   * Whom one called about a place, and what it was like: until two years after the student left, or after the end of a
   * volunteer's place, because volunteers come back. Hours stay, as numbers.
   */
  internship: `select i.id from internships i join users u on u.id = i.student_id
      left join student_profiles p on p.id = i.student_id
    where (i.school_id is null or i.student_id = any(${mayBeDue('$1::date')}))
      and num_nonnulls(i.contact_name, i.contact_email, i.contact_phone_number, i.description) > 0
      and (least(u.archived_on, p.departed_on, case when i.school_id is null then i.end_date end)
        + interval '2 years')::date <= $1::date
      and ${notHeld('i.student_id')}`,
  /** What somebody filled in by a public link goes two years later; what is about a student goes with the student. */
  form: `select s.id from form_submissions s
    where s.student_id is null and s.created_at < kept_since($1::date, interval '2 years')`,
  message: `select n.id from notifications n where n.created_at < kept_since($1::date, interval '1 year')`,
  signIn: `select e.id from events e where e.topic = 'session' and e.created_at < kept_since($1::date, interval '12 months')
      and not exists (select from notifications n where n.event_id = e.id)`,
  erase: clock('erase'),
  warn: clock('warn'),
  /** The last administrator of an organization keeps the key until there is another. */
  deactivate: `${clock('deactivate')} and not exists (select from roles r where r.user_id = c.id and r.name = 'admin'
      and not exists (select from roles o join users u on u.id = o.user_id and u.status = 'active'
        where o.organization_id = r.organization_id and o.name = 'admin' and o.user_id <> c.id))`,
}

/** How much of each kind is due on a day, in one statement. */
export const forecastText = `select ${Object.entries(due)
  .map(([name, text]) => `(select count(*) from (${text}) x)::int as "${name}"`)
  .join(', ')}`
