-- School years, periods, and the internships that happen in them.

create table school_years (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  name       text not null,
  start_date date not null,
  end_date   date not null,
  primary key (tenant_id, id),
  unique (tenant_id, start_date),
  constraint school_years_date_order check (start_date < end_date)
);
call protect_tenant_table('school_years');

create table internship_periods (
  tenant_id      uuid not null default current_tenant(),
  id             uuid not null default gen_random_uuid(),
  school_id      uuid not null,
  school_year_id uuid not null,
  name           text not null,
  start_date     date not null,
  end_date       date not null,
  status         text not null default 'active' check (status in ('active', 'archived')),
  target_hours   integer,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, school_year_id) references school_years,
  constraint internship_periods_date_order check (start_date <= end_date)
);
create index internship_periods_by_school on internship_periods (tenant_id, school_id, start_date, id);
create index internship_periods_by_year on internship_periods (tenant_id, school_year_id);
create index internship_periods_by_start on internship_periods (tenant_id, start_date, id);
create trigger touch before update on internship_periods for each row execute function touch_updated_at();
call protect_tenant_table('internship_periods');

create table mentorships (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  school_id  uuid not null,
  mentor_id  uuid not null,
  student_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, mentor_id) references users on delete cascade,
  foreign key (tenant_id, student_id) references users on delete cascade,
  unique (tenant_id, mentor_id, student_id)
);
create index mentorships_by_student on mentorships (tenant_id, student_id);
create index mentorships_by_school on mentorships (tenant_id, school_id);
call protect_tenant_table('mentorships');

create table vacancies (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  title           text not null,
  description     text,
  status          text not null default 'draft' check (status in ('draft', 'published', 'paused', 'closed', 'archived')),
  sector          text,
  places          integer not null default 1 check (places >= 0),
  hours           integer,
  minimum_age     integer,
  weekdays        smallint[] not null default '{}',
  start_date      date,
  end_date        date,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations
);
create index vacancies_by_organization on vacancies (tenant_id, organization_id, status);
create index vacancies_by_status on vacancies (tenant_id, status, title, id);
create index vacancies_by_title on vacancies (tenant_id, title, id);
create trigger touch before update on vacancies for each row execute function touch_updated_at();
call protect_tenant_table('vacancies');

create table internships (
  tenant_id              uuid not null default current_tenant(),
  id                     uuid not null default gen_random_uuid(),
  school_id              uuid not null,
  student_id             uuid not null,
  organization_id        uuid,
  vacancy_id             uuid,
  internship_period_id   uuid not null,
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
  contract_type          text not null default 'paper' check (contract_type in ('digital', 'paper')),
  self_found             boolean not null default false,
  organization_name      text,
  contact_name           text,
  contact_email          text,
  contact_phone_number   text,
  hours                  numeric(7, 2) not null default 0,
  hours_supervisor       numeric(7, 2),
  updating_hours_allowed boolean generated always as (status in ('running', 'evaluating')) stored,
  created_at             timestamptz not null default now(),
  updated_at             timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, student_id) references users,
  foreign key (tenant_id, organization_id) references organizations,
  foreign key (tenant_id, vacancy_id) references vacancies,
  foreign key (tenant_id, internship_period_id) references internship_periods,
  foreign key (tenant_id, contact_person_id) references users,
  foreign key (tenant_id, supervisor_id) references users
);
create index internships_by_student on internships (tenant_id, student_id);
create index internships_by_school on internships (tenant_id, school_id, created_at, id);
create index internships_by_organization on internships (tenant_id, organization_id, created_at, id);
create index internships_by_period on internships (tenant_id, internship_period_id, created_at, id);
create index internships_by_vacancy on internships (tenant_id, vacancy_id);
create index internships_by_contact on internships (tenant_id, contact_person_id);
create index internships_by_supervisor on internships (tenant_id, supervisor_id);
create index internships_by_phase on internships (tenant_id, current_phase_id);
create index internships_by_creation on internships (tenant_id, created_at, id);
create index internships_by_change on internships (tenant_id, updated_at, id);
create index internships_by_start on internships (tenant_id, start_date, id);
create index internships_by_title on internships (tenant_id, title, id);
create trigger touch before update on internships for each row execute function touch_updated_at();
call protect_tenant_table('internships');

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
call protect_tenant_table('internship_phases');
alter table internships add foreign key (tenant_id, current_phase_id) references internship_phases;
