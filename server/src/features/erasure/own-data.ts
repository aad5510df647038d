/**
 * Everything held about one person, one file each. The columns are named one by one, so that a secret which a table
 * gets later does not travel along. $1 is the person.
 */
export const ownData: { file: string; text: string }[] = [
  {
    file: 'account',
    text: `select id, email, status, first_name, infix, last_name, gender, phone_number, locale, digest, digest_weekday,
        invited_at, confirmed_at, last_sign_in_at, created_at, updated_at from users where id = $1`,
  },
  {
    file: 'roles',
    text: `select r.id, r.name, r.created_at, o.id as organization_id, o.name as organization, o.type as organization_type
      from roles r left join organizations o on o.id = r.organization_id where r.user_id = $1 order by r.created_at`,
  },
  {
    file: 'organizations',
    text: `select id, type, status, name, website, city, email, phone_number, street, house_number, postal_code, sector
      from organizations where id in (select organization_id from roles where user_id = $1) order by name`,
  },
  {
    file: 'sessions',
    text: `select id, kind, user_agent, created_at, last_used_at, expires_at from sessions where user_id = $1
      order by created_at`,
  },
  {
    file: 'sign-in-with-school',
    text: 'select issuer, subject, created_at from identities where user_id = $1 order by created_at',
  },
  {
    file: 'internships',
    text: `select i.id, i.status, i.title, i.description, i.motivation, i.start_date, i.end_date, i.contract_type,
        i.self_found, i.organization_name, i.hours, i.hours_supervisor, i.created_at, i.updated_at,
        s.name as school, o.name as organization, p.name as period,
        (select json_agg(json_build_object('name', f.name, 'kind', f.kind, 'status', f.status, 'dueOn', f.due_on)
           order by f.position) from internship_phases f where f.internship_id = i.id) as phases
      from internships i join organizations s on s.id = i.school_id left join organizations o on o.id = i.organization_id
      join internship_periods p on p.id = i.internship_period_id where i.student_id = $1 order by i.created_at`,
  },
  {
    // Of the student only that there is one: their details are not the data of who guides them.
    file: 'internships-guided',
    text: `select id, status, title, start_date, end_date, created_at, supervisor_id = $1 as is_supervisor
      from internships where contact_person_id = $1 or supervisor_id = $1 order by created_at`,
  },
  {
    file: 'mentorships',
    text: `select id, mentor_id = $1 as is_mentor, created_at from mentorships
      where mentor_id = $1 or student_id = $1 order by created_at`,
  },
  {
    file: 'deletion-requests',
    text: `select id, status, reason, created_at, decided_at from deletion_requests where user_id = $1 order by created_at`,
  },
  {
    // A link in a mail can be a key to the account, so it is left out.
    file: 'mails',
    text: `select id, purpose, recipient, locale, subject, status, created_at, sent_at,
        regexp_replace(body_text, 'https?://\\S+', '…', 'g') as text from mails where user_id = $1 order by created_at`,
  },
  {
    file: 'notifications',
    text: 'select id, kind, detail, path, read_at, created_at from notifications where user_id = $1 order by created_at',
  },
  {
    file: 'events',
    text: `select id, name, subject_type, subject_id, data, actor_id, impersonator_id, created_at from events
      where subject_id = $1 or actor_id = $1 order by created_at`,
  },
]
