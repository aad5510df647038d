/**
 * Everything held about one person, one file each. The columns are named one by one, so that a secret which a table
 * gets later does not travel along. $1 is the person.
 */
type OwnFile = {
  file: string
  /** Which columns that point at a person it tells about. */
  about: string[]
  text: string
}
export const ownData: OwnFile[] = [
  {
    file: 'account',
    about: [],
    text: `select id, email, status, first_name, infix, last_name, gender, phone_number, locale, digest, digest_weekday,
        invited_at, confirmed_at, last_sign_in_at, created_at, updated_at from users where id = $1`,
  },
  {
    file: 'roles',
    about: ['roles.user_id'],
    text: `select r.id, r.name, r.created_at, o.id as organization_id, o.name as organization, o.type as organization_type
      from roles r left join organizations o on o.id = r.organization_id where r.user_id = $1 order by r.created_at`,
  },
  {
    file: 'organizations',
    about: [],
    text: `select id, type, status, name, website, city, email, phone_number, street, house_number, postal_code, sector
      from organizations where id in (select organization_id from roles where user_id = $1) order by name`,
  },
  {
    file: 'sessions',
    about: ['sessions.user_id'],
    text: `select id, kind, user_agent, created_at, last_used_at, expires_at from sessions where user_id = $1
      order by created_at`,
  },
  {
    file: 'sign-in-with-school',
    about: ['identities.user_id'],
    text: 'select issuer, subject, created_at from identities where user_id = $1 order by created_at',
  },
  {
    file: 'internships',
    about: ['internships.student_id'],
    text: `select i.id, i.status, i.title, i.description, i.motivation, i.start_date, i.end_date, i.contract_type,
        i.self_found, i.organization_name, i.city, i.planned_hours, i.weekdays, i.decision, i.hours, i.hours_supervisor, i.created_at, i.updated_at,
        s.name as school, o.name as organization, p.name as period,
        (select json_agg(json_build_object('name', f.name, 'kind', f.kind, 'status', f.status, 'dueOn', f.due_on)
           order by f.position) from internship_phases f where f.internship_id = i.id) as phases
      from internships i left join organizations s on s.id = i.school_id left join organizations o on o.id = i.organization_id
      left join internship_periods p on p.id = i.internship_period_id where i.student_id = $1 order by i.created_at`,
  },
  {
    file: 'proposals',
    about: ['vacancy_proposals.student_id'],
    text: `select p.id, v.title as vacancy, o.name as organization, p.note, p.status, p.created_at
      from vacancy_proposals p join vacancies v on v.id = p.vacancy_id join organizations o on o.id = v.organization_id
      where p.student_id = $1 order by p.created_at`,
  },
  {
    file: 'applications',
    about: ['applications.student_id'],
    text: `select a.id, v.title as vacancy, o.name as organization, a.status, a.motivation, a.weekdays, a.reason,
        a.talk_at, a.talk_place, a.talk_note, a.sent_at, a.read_at, a.decided_at, a.created_at, a.updated_at
      from applications a join vacancies v on v.id = a.vacancy_id join organizations o on o.id = a.organization_id
      where a.student_id = $1 order by a.created_at`,
  },
  {
    // Of the student only that there is one: their details are not the data of who guides them.
    file: 'internships-guided',
    about: ['internships.contact_person_id', 'internships.supervisor_id'],
    text: `select id, status, title, start_date, end_date, created_at, supervisor_id = $1 as is_supervisor
      from internships where contact_person_id = $1 or supervisor_id = $1 order by created_at`,
  },
  {
    file: 'mentorships',
    about: ['mentorships.mentor_id', 'mentorships.student_id'],
    // Who looks after the person is theirs to know; whom they look after is not their own data.
    text: `select m.id, m.mentor_id = $1 as is_mentor, m.created_at, g.name as class,
        case when m.mentor_id <> $1 then concat_ws(' ', u.first_name, u.infix, u.last_name) end as mentor
      from mentorships m join users u on u.id = m.mentor_id left join groups g on g.id = m.group_id
      where m.mentor_id = $1 or m.student_id = $1 or m.group_id in (select x.group_id from group_memberships x
        where x.student_id = $1 and today_nl() between x.started_on and coalesce(x.ended_on, 'infinity'))
      order by m.created_at`,
  },
  {
    file: 'student-profile',
    about: ['student_profiles.id'],
    text: `select p.student_number, p.eck_id, p.birth_date, p.postal_code, l.name as level, s.name as school,
        p.weekdays as free_weekdays,
        p.guardian_name, p.guardian_email, p.guardian_phone, p.second_guardian_name, p.second_guardian_email,
        p.access_needs, p.departed_on, p.created_at, p.updated_at
      from student_profiles p join organizations s on s.id = p.school_id left join levels l on l.id = p.level_id
      where p.id = $1`,
  },
  {
    file: 'classes',
    about: ['group_memberships.student_id'],
    text: `select g.name as class, y.name as school_year, m.started_on, m.ended_on from group_memberships m
      join groups g on g.id = m.group_id join school_years y on y.id = g.school_year_id
      where m.student_id = $1 order by m.started_on`,
  },
  {
    file: 'interests',
    about: ['student_interests.student_id'],
    text: `select t.name from student_interests i join tags t on t.id = i.tag_id where i.student_id = $1 order by t.name`,
  },
  {
    file: 'favourites',
    about: ['favourites.user_id'],
    text: `select v.title, o.name as organization, f.created_at from favourites f
      join vacancies v on v.id = f.vacancy_id join organizations o on o.id = v.organization_id
      where f.user_id = $1 order by f.created_at`,
  },
  {
    file: 'saved-searches',
    about: ['saved_searches.user_id'],
    text: `select name, search, alert, created_at, updated_at from saved_searches where user_id = $1 order by created_at`,
  },
  {
    file: 'saved-views',
    about: ['saved_views.user_id'],
    text: `select name, list, query, created_at, updated_at from saved_views where user_id = $1 order by created_at`,
  },
  {
    file: 'role-offers',
    about: ['role_offers.user_id'],
    text: `select r.name as role, o.name as organization, r.status, r.created_at, r.expires_at from role_offers r
      join organizations o on o.id = r.organization_id where r.user_id = $1 order by r.created_at`,
  },
  {
    file: 'organization-registrations',
    about: ['organization_registrations.user_id'],
    text: `select o.name as organization, r.first_name, r.infix, r.last_name, r.email, r.phone_number, r.created_at
      from organization_registrations r join organizations o on o.id = r.organization_id
      where r.user_id = $1 order by r.created_at`,
  },
  {
    file: 'staff-codes',
    about: ['staff_codes.user_id'],
    text: `select c.code_key as code, s.name as school from staff_codes c join organizations s on s.id = c.school_id
      where c.user_id = $1 order by s.name`,
  },
  {
    // Lines of files in which a school sent details of this person; the file itself is gone after thirty days.
    file: 'imports-about-me',
    about: ['import_rows.subject_id'],
    text: `select i.created_at, i.kind, o.name as organization, r.name, r.data, r.outcome, r.state from import_rows r
      join imports i on i.id = r.import_id join organizations o on o.id = i.organization_id
      where r.subject_id = $1 order by i.created_at`,
  },
  {
    file: 'imports-done',
    about: ['imports.importer_id'],
    text: `select id, kind, source, status, file_name, row_count, created_at, finished_at from imports
      where importer_id = $1 order by created_at`,
  },
  {
    file: 'bulk-actions',
    about: ['bulk_actions.user_id', 'bulk_action_items.row_id'],
    text: `select b.id, b.action, b.status, b.created_at, b.finished_at, b.user_id = $1 as is_started_by_me
      from bulk_actions b where b.user_id = $1
        or b.id in (select x.bulk_action_id from bulk_action_items x where x.row_id = $1) order by b.created_at`,
  },
  {
    file: 'files',
    about: ['files.owner_id'],
    text: 'select id, kind, name, content_type, size, created_at from files where owner_id = $1 order by created_at',
  },
  {
    file: 'retention',
    about: ['retention_holds.user_id', 'inactivity_warnings.user_id'],
    text: `select c.step, c.since, c.due_on, c.held_until,
        (select h.reason from retention_holds h where h.user_id = $1 order by h.until desc limit 1) as reason,
        (select w.warned_on from inactivity_warnings w where w.user_id = $1) as warned_on
      from retention_clocks c where c.id = $1`,
  },
  {
    file: 'deletion-requests',
    about: ['deletion_requests.user_id'],
    text: `select id, status, reason, created_at, decided_at from deletion_requests where user_id = $1 order by created_at`,
  },
  {
    // A link in a mail can be a key to the account, so it is left out.
    file: 'mails',
    about: ['mails.user_id'],
    text: `select id, purpose, recipient, locale, subject, status, created_at, sent_at,
        regexp_replace(body_text, 'https?://\\S+', '…', 'g') as text from mails where user_id = $1 order by created_at`,
  },
  {
    // What somebody began or answers for; the vacancy itself is its organization's.
    file: 'vacancies',
    about: ['vacancies.contact_person_id', 'vacancies.created_by_id'],
    text: `select v.id, v.title, v.status, o.name as organization, v.created_at from vacancies v
      join organizations o on o.id = v.organization_id where v.contact_person_id = $1 or v.created_by_id = $1
      order by v.created_at`,
  },
  {
    file: 'vacancy-reports',
    about: ['vacancy_reports.reporter_id'],
    text: `select r.id, v.title, r.reason, r.explanation as description, r.email, r.status, r.created_at
      from vacancy_reports r join vacancies v on v.id = r.vacancy_id where r.reporter_id = $1 order by r.created_at`,
  },
  {
    file: 'notifications',
    about: ['notifications.user_id'],
    text: 'select id, kind, detail, path, read_at, created_at from notifications where user_id = $1 order by created_at',
  },
  {
    file: 'events',
    about: ['events.actor_id', 'events.impersonator_id'],
    text: `select id, name, subject_type, subject_id, data, actor_id, impersonator_id, created_at from events
      where subject_id = $1 or actor_id = $1 or impersonator_id = $1 order by created_at`,
  },
]

const ofSomebodyElse = 'a decision about somebody or something else; that it was made is in events'
/** What points at a person and is not in their file, with the reason. */
export const notExported: Record<string, string> = {
  'credentials.user_id': 'a password is kept as a fingerprint only, and is a key to the account',
  'alert_stop_keys.user_id': 'a link in a mail is a key to stop those mails',
  'link_tokens.user_id': 'a link in a mail is a key to the account',
  'oidc_logins.user_id': 'a sign-in that is on its way, for minutes',
  'sessions.impersonator_id': 'the session of somebody else; that it was borrowed is in events',
  'user_words.user_id': 'the words of the name, once more, to search by',
  'role_offers.offered_by_id': ofSomebodyElse,
  'deletion_requests.decided_by_id': ofSomebodyElse,
  'retention_holds.created_by_id': ofSomebodyElse,
  'applications.decided_by_id': ofSomebodyElse,
  'applications.created_by_id': ofSomebodyElse,
  'internships.decided_by_id': ofSomebodyElse,
  'vacancy_proposals.proposed_by_id': ofSomebodyElse,
  'organizations.decided_by_id': ofSomebodyElse,
  'join_requests.decided_by_id': ofSomebodyElse,
  'content_pages.updated_by': ofSomebodyElse,
  'site_settings.updated_by': ofSomebodyElse,
  'vacancy_reports.handled_by_id': ofSomebodyElse,
}
