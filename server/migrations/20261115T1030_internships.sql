-- Internships: where somebody is, when and with whom; their phases; and how students come to them by applying.

create table internships (
  tenant_id              uuid not null default current_tenant(),
  id                     uuid not null default gen_random_uuid(),
  -- A volunteer has a place as a student has, without a school and without a period: both or neither.
  school_id              uuid,
  internship_period_id   uuid,
  student_id             uuid not null,
  organization_id        uuid,
  vacancy_id             uuid,
  contact_person_id      uuid,
  supervisor_id          uuid,
  current_phase_id       uuid,
  status                 text not null default 'proposed' check (status in ('proposed', 'approved', 'refused', 'contracting',
                           'ready', 'running', 'evaluating', 'completed', 'stopped')),
  title                  text not null,
  description            text,
  motivation             text,
  start_date             date,
  end_date               date,
  weekdays               smallint[] not null default '{}',
  contract_type          text not null default 'paper' check (contract_type in ('digital', 'paper')),
  -- Reported by a student: what was planned and where, and what the school said about it.
  self_found             boolean not null default false,
  organization_name      text,
  -- The organization that the student says it is. It becomes the internship's own only when the school agrees: until
  -- then the host sees nothing of the student.
  known_organization_id  uuid,
  city                   text,
  website                text,
  contact_name           text,
  contact_email          text,
  contact_phone_number   text,
  planned_hours          integer,
  decision               text,
  decided_by_id          uuid,
  decided_at             timestamptz,
  -- The school asks for a correction; why is in `decision`.
  sent_back_at           timestamptz,
  report_state           text generated always as (
    case when not self_found then null
      when status = 'proposed' and sent_back_at is not null then 'sent_back'
      when status = 'proposed' then 'waiting'
      when status = 'refused' then 'refused'
      else 'approved' end) stored,
  organization_name_key  text generated always as (organization_name_key(organization_name)) stored,
  hours                  numeric(7, 2) not null default 0,
  hours_supervisor       numeric(7, 2),
  updating_hours_allowed boolean generated always as (status in ('running', 'evaluating')) stored,
  created_at             timestamptz not null default now(),
  updated_at             timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, student_id) references users,
  foreign key (tenant_id, organization_id) references organizations,
  foreign key (tenant_id, known_organization_id) references organizations on delete set null (known_organization_id),
  foreign key (tenant_id, vacancy_id) references vacancies,
  foreign key (tenant_id, internship_period_id) references internship_periods,
  foreign key (tenant_id, contact_person_id) references users,
  foreign key (tenant_id, supervisor_id) references users,
  foreign key (tenant_id, decided_by_id) references users on delete set null (decided_by_id),
  constraint internships_school_with_period check ((school_id is null) = (internship_period_id is null)),
  -- What somebody found themselves is reported to a school.
  constraint internships_self_found_for_school check (school_id is not null or not self_found)
);
create index internships_by_student on internships (tenant_id, student_id);
create index internships_by_school on internships (tenant_id, school_id, created_at, id);
create index internships_by_organization on internships (tenant_id, organization_id, created_at, id);
create index internships_by_known_organization on internships (tenant_id, known_organization_id);
create index internships_by_period on internships (tenant_id, internship_period_id, created_at, id);
create index internships_by_vacancy on internships (tenant_id, vacancy_id);
create index internships_by_contact on internships (tenant_id, contact_person_id);
create index internships_by_supervisor on internships (tenant_id, supervisor_id);
create index internships_by_phase on internships (tenant_id, current_phase_id);
create index internships_by_decider on internships (tenant_id, decided_by_id);
create index internships_by_creation on internships (tenant_id, created_at, id);
create index internships_by_change on internships (tenant_id, updated_at, id);
create index internships_by_start on internships (tenant_id, start_date, id);
create index internships_by_organization_name on internships (tenant_id, internship_period_id, organization_name_key)
  where organization_name_key is not null;
create index internships_with_motivation on internships (tenant_id, internship_period_id) where motivation is not null;
create index internships_by_school_report on internships (tenant_id, school_id, report_state, created_at, id) where self_found;
create index internships_by_school_report_change on internships (tenant_id, school_id, report_state, updated_at, id) where self_found;
create index internships_by_title on internships (tenant_id, title, id);
create index internships_by_report on internships (tenant_id, report_state, created_at, id) where self_found;
-- Every night: whose first day has come, and whose last day is over.
create index internships_of_volunteers on internships (tenant_id, status, end_date) where school_id is null;
create trigger touch before update on internships for each row execute function touch_updated_at();
call protect_tenant_table('internships', is_large => true);
call keep_sums('internships', '{school_id,report_state}');

-- A running internship keeps its own copy of the phases, so that changing a workflow never loses progress.
create table internship_phases (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  internship_id uuid not null,
  position      integer not null,
  kind          text not null check (kind in ('search', 'approval', 'contract', 'hours', 'assignment', 'form', 'evaluation', 'completion')),
  name          text not null,
  status        text not null default 'upcoming' check (status in ('upcoming', 'open', 'submitted', 'approved', 'returned', 'skipped')),
  due_on        date,
  primary key (tenant_id, id),
  foreign key (tenant_id, internship_id) references internships on delete cascade,
  unique (tenant_id, internship_id, position)
);
call protect_tenant_table('internship_phases', is_large => true);
-- Here, because each of the two tables names the other.
alter table internships add foreign key (tenant_id, current_phase_id) references internship_phases;

-- Where every student stands in every period they have a place in, and in all periods of the school together: then the school
-- is what it is about. The stages are those of protocol/src/progress.ts by number: without, asking, agreed, running,
-- reviewing, completed. A proposal that is still being looked for is no place yet; one that waits for a yes is nearly one.
create view student_standings_now with (security_invoker = true) as
  select i.tenant_id, a.about_id, i.student_id, o.school_id,
    max(case i.status when 'proposed' then case when p.kind = 'search' then 0 else 1 end
      when 'approved' then 2 when 'contracting' then 2 when 'ready' then 2 when 'running' then 3
      when 'evaluating' then 4 when 'completed' then 5 else 0 end)::smallint as stage,
    -- After this day they are late: the current step should have been done and is not handed in.
    min(p.due_on) filter (where i.status not in ('completed', 'refused', 'stopped') and p.status <> 'submitted') as due_on,
    coalesce(bool_or(i.status not in ('completed', 'refused', 'stopped') and p.status = 'submitted'), false) as handed_in,
    exists (select from roles r where r.tenant_id = i.tenant_id and r.user_id = i.student_id
      and r.organization_id = o.school_id and r.name = 'student') as is_student,
    u.status, u.last_name_order,
    (select s.departed_on from student_profiles s where s.tenant_id = i.tenant_id and s.id = i.student_id) as departed_on
  from internships i
  join users u on u.tenant_id = i.tenant_id and u.id = i.student_id
  join internship_periods o on o.tenant_id = i.tenant_id and o.id = i.internship_period_id
  cross join lateral (values (o.id), (o.school_id)) a (about_id)
  left join internship_phases p on p.tenant_id = i.tenant_id and p.id = i.current_phase_id
  group by i.tenant_id, a.about_id, i.student_id, o.school_id, u.status, u.last_name_order;
grant select on student_standings_now to :app, :system;

create table student_standings (
  tenant_id       uuid not null default current_tenant(),
  -- A period, or the school for all of its periods.
  about_id        uuid not null,
  student_id      uuid not null,
  school_id       uuid not null,
  stage           smallint not null,
  due_on          date,
  handed_in       boolean not null,
  is_student      boolean not null,
  status          text not null,
  last_name_order text collate "C" not null,
  departed_on     date,
  primary key (tenant_id, about_id, student_id),
  foreign key (tenant_id, student_id) references users on delete cascade,
  foreign key (tenant_id, school_id) references organizations on delete cascade
);
create index student_standings_by_student on student_standings (tenant_id, student_id);
create index student_standings_by_school on student_standings (tenant_id, school_id);
create index student_standings_by_stage on student_standings (tenant_id, about_id, stage, last_name_order, student_id);
create index student_standings_by_name on student_standings (tenant_id, about_id, last_name_order, student_id);
create index student_standings_by_day on student_standings (tenant_id, about_id, due_on, student_id);
call protect_tenant_table('student_standings', 'select', is_large => true);
call keep_rows('student_standings', 'student_id');
call keep_sums('student_standings', '{about_id,school_id,stage,due_on,handed_in,is_student,status,departed_on}');

call keep_after('users', '{update}', 'tenant_id, id, status, last_name_order', 'select tenant_id, id as person from changed', '{student_standings}');
call keep_after('roles', '{insert,update,delete}', 'tenant_id, user_id, organization_id, name',
  'select tenant_id, user_id as person from changed', '{student_standings}');
call keep_after('student_profiles', '{insert,update,delete}', 'tenant_id, id, departed_on',
  'select tenant_id, id as person from changed where departed_on is not null', '{student_standings}');
call keep_after('internships', '{insert,update,delete}', 'tenant_id, id, student_id, internship_period_id, status, current_phase_id',
  'select tenant_id, student_id as person from changed where internship_period_id is not null', '{student_standings}');
call keep_after('internship_phases', '{update}', 'tenant_id, id, kind, status, due_on',
  'select i.tenant_id, i.student_id as person
   from changed c join internships i on i.tenant_id = c.tenant_id and i.current_phase_id = c.id', '{student_standings}');

create table applications (
  tenant_id            uuid not null default current_tenant(),
  id                   uuid not null default gen_random_uuid(),
  vacancy_id           uuid not null,
  -- Of the vacancy and of the student, kept here so that lists need no look elsewhere.
  organization_id      uuid not null,
  student_id           uuid not null,
  -- None for a volunteer.
  school_id            uuid,
  internship_period_id uuid,
  internship_id        uuid,
  status               text not null check (status in ('submitted', 'with_host', 'read', 'in_talk', 'waiting', 'offered',
                         'accepted', 'declined', 'refused', 'withdrawn', 'expired')),
  motivation           text,
  weekdays             smallint[] not null default '{}',
  -- Of the mentor who refused, the host who declined, or the student who withdrew.
  reason               text,
  -- Nobody withdrew it: the vacancy was closed, over or taken down. For who reads the application afterwards.
  ended_with_vacancy   boolean not null default false,
  talk_at              timestamptz,
  talk_place           text,
  talk_note            text,
  -- Of the student, to the moment that was proposed last.
  talk_answer          text check (talk_answer in ('comes', 'other_moment')),
  talk_wish            text,
  -- A colleague whom the host passed it on to.
  handler_name         text,
  handler_email        text,
  -- When the host got it: from then on it is the host's to see, and the days to answer count.
  sent_at              timestamptz,
  -- When it expires by itself: the host's answer, or the student's to an offer.
  expires_at           timestamptz,
  extended_at          timestamptz,
  -- Days (7, 14) on which the host was reminded.
  reminders            smallint[] not null default '{}',
  read_at              timestamptz,
  -- The address of whoever answered through a link, without an account.
  answered_by          text,
  decided_at           timestamptz,
  decided_by_id        uuid,
  created_by_id        uuid,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, vacancy_id) references vacancies,
  foreign key (tenant_id, organization_id) references organizations,
  foreign key (tenant_id, student_id) references users,
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, internship_period_id) references internship_periods,
  foreign key (tenant_id, internship_id) references internships on delete set null (internship_id),
  foreign key (tenant_id, decided_by_id) references users on delete set null (decided_by_id),
  foreign key (tenant_id, created_by_id) references users on delete set null (created_by_id)
);
-- One application at a time for the same place.
create unique index applications_open on applications (tenant_id, student_id, vacancy_id)
  where status in ('submitted', 'with_host', 'read', 'in_talk', 'waiting', 'offered', 'accepted');
create index applications_by_student on applications (tenant_id, student_id, created_at, id);
create index applications_by_vacancy on applications (tenant_id, vacancy_id, status, created_at);
create index applications_by_organization on applications (tenant_id, organization_id, created_at, id);
create index applications_by_school on applications (tenant_id, school_id, created_at, id);
create index applications_by_state on applications (tenant_id, school_id, status, created_at, id);
create index applications_by_period on applications (tenant_id, internship_period_id);
create index applications_by_internship on applications (tenant_id, internship_id);
create index applications_by_decider on applications (tenant_id, decided_by_id);
create index applications_by_creator on applications (tenant_id, created_by_id);
create index applications_by_creation on applications (tenant_id, created_at, id);
create index applications_by_change on applications (tenant_id, updated_at, id);
create index applications_by_expiry on applications (tenant_id, expires_at)
  where status in ('with_host', 'read', 'in_talk', 'offered');
create index applications_in_line on applications (tenant_id, vacancy_id, created_at, id) where status = 'waiting';
create index applications_to_remind on applications (tenant_id, sent_at)
  where status in ('with_host', 'read', 'in_talk');
create index applications_open_in_period on applications (tenant_id, internship_period_id)
  where status in ('submitted', 'with_host', 'read', 'in_talk', 'waiting', 'offered');
create trigger touch before update on applications for each row execute function touch_updated_at();
call protect_tenant_table('applications', is_large => true);
call keep_sums('applications', '{school_id,status}');

-- The link in a mail with which somebody without an account answers one application.
create table application_links (
  tenant_id      uuid not null default current_tenant(),
  id             uuid not null default gen_random_uuid(),
  application_id uuid not null,
  email          text not null,
  token_hash     bytea not null,
  expires_at     timestamptz not null,
  created_at     timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, application_id) references applications on delete cascade
);
create index application_links_by_application on application_links (tenant_id, application_id);
create index application_links_by_creation on application_links (tenant_id, created_at, id);
call protect_tenant_table('application_links');

-- What a host or a school wrote about a student beside an event goes with the student; that it happened stays.
create function system.forget_application_texts(tenant uuid, person uuid) returns void
  language sql security definer set search_path = public
  begin atomic
    update events set data = data - 'reason'
    where tenant_id = tenant and topic = 'application' and data->>'studentId' = person::text and data ? 'reason';
  end;
call run_as_system('system.forget_application_texts');
