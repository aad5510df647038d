-- Workflows: the route that students of a period go, phase by phase; and where each internship stands on its own copy of it.

create table workflows (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  -- None: the route of the site, which a school copies and makes its own.
  school_id  uuid,
  name       text not null,
  status     text not null default 'active' check (status in ('active', 'archived')),
  -- Counts how often its phases were saved.
  version    integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations
);
create unique index workflows_of_site on workflows (tenant_id) where school_id is null;
create index workflows_by_school on workflows (tenant_id, school_id, name, id);
create index workflows_by_name on workflows (tenant_id, name, id);
create trigger touch before update on workflows for each row execute function touch_updated_at();
call protect_tenant_table('workflows');

create table workflow_phases (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  workflow_id     uuid not null,
  position        integer not null,
  -- Phases with the same step run side by side.
  step            integer not null,
  kind            text not null check (kind in ('search', 'approval', 'contract', 'hours', 'assignment', 'form', 'evaluation', 'completion')),
  name            text not null,
  name_en         text not null,
  explanation     text,
  explanation_en  text,
  actor           text not null check (actor in ('student', 'mentor', 'school', 'host')),
  due_rule        text not null default 'none' check (due_rule in ('none', 'date', 'previous', 'start', 'end')),
  due_date        date,
  due_days        integer,
  -- Staff tick it, also where its kind would come to an end by itself.
  by_hand         boolean not null default false,
  -- So many days before it is due.
  remind_days     smallint[] not null default '{}',
  only_self_found boolean not null default false,
  only_minors     boolean not null default false,
  level_ids       uuid[] not null default '{}',
  -- It is on the route no more. It is kept, because somebody may have done it and the change can be undone.
  removed_at      timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, workflow_id) references workflows on delete cascade
);
create index workflow_phases_in_order on workflow_phases (tenant_id, workflow_id, position, id) where removed_at is null;
create index workflow_phases_by_workflow on workflow_phases (tenant_id, workflow_id);
call protect_tenant_table('workflow_phases');

-- How it was before each change of its phases, so that a change can be undone.
create table workflow_versions (
  tenant_id   uuid not null default current_tenant(),
  id          uuid not null default gen_random_uuid(),
  workflow_id uuid not null,
  version     integer not null,
  name        text not null,
  phases      jsonb not null,
  saved_by_id uuid,
  created_at  timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, workflow_id, version),
  foreign key (tenant_id, workflow_id) references workflows on delete cascade,
  foreign key (tenant_id, saved_by_id) references users on delete set null (saved_by_id)
);
create index workflow_versions_by_person on workflow_versions (tenant_id, saved_by_id);
call protect_tenant_table('workflow_versions');

-- None: the route of the site.
alter table internship_periods add workflow_id uuid;
alter table internship_periods add foreign key (tenant_id, workflow_id) references workflows;
create index internship_periods_by_workflow on internship_periods (tenant_id, workflow_id);

-- What an internship has copied of its route, and who moved it last.
alter table internship_phases
  drop constraint internship_phases_tenant_id_internship_id_position_key,
  add workflow_phase_id uuid,
  add student_id      uuid,
  add step            integer,
  add name_en         text,
  add explanation     text,
  add explanation_en  text,
  add actor           text not null default 'student' check (actor in ('student', 'mentor', 'school', 'host')),
  add due_rule        text not null default 'none' check (due_rule in ('none', 'date', 'previous', 'start', 'end')),
  add due_date        date,
  add due_days        integer,
  -- Somebody set the day for this student: no rule changes it.
  add due_by_hand     boolean not null default false,
  add by_hand         boolean not null default false,
  add opened_at       timestamptz,
  add moved_at        timestamptz not null default now(),
  add moved_by_id     uuid,
  -- Why it was sent back or left out.
  add note            text,
  add removed_at      timestamptz,
  add foreign key (tenant_id, workflow_phase_id) references workflow_phases,
  add foreign key (tenant_id, student_id) references users,
  add foreign key (tenant_id, moved_by_id) references users on delete set null (moved_by_id);
update internship_phases p set student_id = i.student_id, step = p.position, name_en = p.name,
  opened_at = case when p.status <> 'upcoming' then i.created_at end, moved_at = i.updated_at
  from internships i where i.tenant_id = p.tenant_id and i.id = p.internship_id;
alter table internship_phases alter student_id set not null, alter step set not null, alter name_en set not null;
create index internship_phases_in_order on internship_phases (tenant_id, internship_id, position);
create index internship_phases_by_workflow_phase on internship_phases (tenant_id, workflow_phase_id, status);
create index internship_phases_by_student on internship_phases (tenant_id, student_id);
create index internship_phases_by_mover on internship_phases (tenant_id, moved_by_id);

-- What stands in the way, in one word; whose turn it is and since when. Written wherever the route moves.
alter table internships
  add block        text,
  add up           text check (up in ('student', 'mentor', 'school', 'host', 'calendar', 'nobody')),
  add up_since     timestamptz,
  add ended_reason text,
  add ended_by     text check (ended_by in ('student', 'host', 'school', 'noShow')),
  add ended_by_id  uuid,
  add foreign key (tenant_id, ended_by_id) references users on delete set null (ended_by_id);
create index internships_by_ender on internships (tenant_id, ended_by_id);
create index internships_by_turn on internships (tenant_id, school_id, up, up_since, id);
-- Every night: whose first day has come, and whose last day is over.
create index internships_going on internships (tenant_id, status, start_date) where status in ('ready', 'running');
