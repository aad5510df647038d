-- Assignments of a school, the work that students hand in for them, and what is said about it (decision 94).

create table assignments (
  tenant_id            uuid not null default current_tenant(),
  id                   uuid not null default gen_random_uuid(),
  school_id            uuid not null,
  title                text not null,
  -- The document of the editor, never HTML.
  instructions         jsonb,
  due_on               date,
  -- For everybody who takes part in it, unless classes or students are named. It also says which internship is meant.
  internship_period_id uuid,
  -- The step on the route that is done by it.
  workflow_phase_id    uuid,
  marking              text not null default 'none' check (marking in ('none', 'mark', 'level')),
  -- Whether the practical supervisor is asked, and whether the answer decides.
  supervisor           text not null default 'none' check (supervisor in ('none', 'looks', 'decides')),
  status               text not null default 'draft' check (status in ('draft', 'published', 'closed')),
  published_at         timestamptz,
  created_by_id        uuid,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, internship_period_id) references internship_periods on delete set null (internship_period_id),
  foreign key (tenant_id, workflow_phase_id) references workflow_phases on delete set null (workflow_phase_id),
  foreign key (tenant_id, created_by_id) references users on delete set null (created_by_id)
);
create index assignments_by_school on assignments (tenant_id, school_id, due_on, id);
create index assignments_by_due on assignments (tenant_id, due_on, id);
create index assignments_by_title on assignments (tenant_id, title, id);
create index assignments_by_age on assignments (tenant_id, created_at, id);
create index assignments_by_period on assignments (tenant_id, internship_period_id);
create index assignments_by_phase on assignments (tenant_id, workflow_phase_id);
create index assignments_by_maker on assignments (tenant_id, created_by_id);
create trigger touch before update on assignments for each row execute function touch_updated_at();
call protect_tenant_table('assignments');

create table assignment_groups (
  tenant_id     uuid not null default current_tenant(),
  assignment_id uuid not null,
  group_id      uuid not null,
  primary key (tenant_id, assignment_id, group_id),
  foreign key (tenant_id, assignment_id) references assignments on delete cascade,
  foreign key (tenant_id, group_id) references groups on delete cascade
);
create index assignment_groups_by_group on assignment_groups (tenant_id, group_id);
call protect_tenant_table('assignment_groups');

create table assignment_students (
  tenant_id     uuid not null default current_tenant(),
  assignment_id uuid not null,
  student_id    uuid not null,
  primary key (tenant_id, assignment_id, student_id),
  foreign key (tenant_id, assignment_id) references assignments on delete cascade,
  foreign key (tenant_id, student_id) references users on delete cascade
);
create index assignment_students_by_student on assignment_students (tenant_id, student_id);
call protect_tenant_table('assignment_students');

-- What one student has to do for one assignment.
create table assignment_works (
  tenant_id           uuid not null default current_tenant(),
  id                  uuid not null default gen_random_uuid(),
  assignment_id       uuid not null,
  student_id          uuid not null,
  school_id           uuid not null,
  -- The internship that it is done at, once there is one.
  internship_id       uuid,
  -- As the assignment says, or later for this student alone.
  due_on              date,
  status              text not null default 'todo' check (status in ('todo', 'handed_in', 'returned', 'accepted')),
  -- Why it was sent back.
  note                text,
  mark                numeric(3, 1) check (mark between 1 and 10),
  level               text check (level in ('insufficient', 'sufficient', 'good')),
  version_count       integer not null default 0,
  first_handed_in_at  timestamptz,
  handed_in_at        timestamptz,
  decided_at          timestamptz,
  decided_by_id       uuid,
  -- Of the practical supervisor, where that decides.
  decided_name        text,
  -- When the practical supervisor was asked, and at which address.
  asked_at            timestamptz,
  asked_email         text,
  -- For which day the student was reminded.
  reminded_for        date,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, assignment_id, student_id),
  foreign key (tenant_id, assignment_id) references assignments on delete cascade,
  foreign key (tenant_id, student_id) references users on delete cascade,
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, internship_id) references internships on delete set null (internship_id),
  foreign key (tenant_id, decided_by_id) references users on delete set null (decided_by_id)
);
create index assignment_works_by_student on assignment_works (tenant_id, student_id, due_on, id);
create index assignment_works_by_school on assignment_works (tenant_id, school_id, due_on, id);
create index assignment_works_by_due on assignment_works (tenant_id, due_on, id);
create index assignment_works_by_hand_in on assignment_works (tenant_id, handed_in_at, id);
create index assignment_works_by_age on assignment_works (tenant_id, created_at, id);
create index assignment_works_waiting on assignment_works (tenant_id, school_id, handed_in_at) where status = 'handed_in';
create index assignment_works_by_internship on assignment_works (tenant_id, internship_id);
create index assignment_works_by_decider on assignment_works (tenant_id, decided_by_id);
create index assignment_works_by_address on assignment_works (tenant_id, lower(asked_email)) where asked_email is not null;
create trigger touch before update on assignment_works for each row execute function touch_updated_at();
call protect_tenant_table('assignment_works');

-- Each time that it was handed in. It stays as it was: nobody may change one.
create table work_versions (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  work_id    uuid not null,
  number     integer not null,
  text       text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, work_id, number),
  foreign key (tenant_id, work_id) references assignment_works on delete cascade
);
create index work_versions_in_order on work_versions (tenant_id, number, id);
call protect_tenant_table('work_versions', 'select, insert');

-- What the school or the practical supervisor said about a version.
create table work_reviews (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  work_id    uuid not null,
  version_id uuid not null,
  side       text not null check (side in ('school', 'supervisor')),
  kind       text not null check (kind in ('accepted', 'returned', 'good', 'notYet')),
  text       text,
  mark       numeric(3, 1),
  level      text check (level in ('insufficient', 'sufficient', 'good')),
  by_id      uuid,
  by_name    text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  -- Whoever thinks of it again says something else in its place.
  unique (tenant_id, version_id, side),
  foreign key (tenant_id, work_id) references assignment_works on delete cascade,
  foreign key (tenant_id, version_id) references work_versions on delete cascade,
  foreign key (tenant_id, by_id) references users on delete set null (by_id)
);
create index work_reviews_by_work on work_reviews (tenant_id, work_id, created_at, id);
create index work_reviews_by_age on work_reviews (tenant_id, created_at, id);
create index work_reviews_by_person on work_reviews (tenant_id, by_id);
call protect_tenant_table('work_reviews');

-- Files of an assignment or of a version of somebody's work. A file that a student hands in again is the same file.
create table assignment_files (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  file_id       uuid not null,
  assignment_id uuid,
  work_id       uuid,
  version_id    uuid,
  position      integer not null default 0,
  created_at    timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references files on delete cascade,
  foreign key (tenant_id, assignment_id) references assignments on delete cascade,
  foreign key (tenant_id, work_id) references assignment_works on delete cascade,
  foreign key (tenant_id, version_id) references work_versions on delete cascade,
  constraint assignment_files_of_one check ((assignment_id is null) = (version_id is not null)
    and (version_id is null) = (work_id is null))
);
create index assignment_files_by_file on assignment_files (tenant_id, file_id);
create index assignment_files_by_assignment on assignment_files (tenant_id, assignment_id, position, id);
create index assignment_files_by_work on assignment_files (tenant_id, work_id, position, id);
create index assignment_files_by_version on assignment_files (tenant_id, version_id);
create index assignment_files_in_order on assignment_files (tenant_id, position, id);
call protect_tenant_table('assignment_files');

-- By which the practical supervisor looks at work without an account: all that waits at this address.
create table assignment_links (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  email      text not null,
  token_hash bytea not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, token_hash)
);
create index assignment_links_by_end on assignment_links (tenant_id, expires_at);
create index assignment_links_by_address on assignment_links (tenant_id, lower(email), created_at);
call protect_tenant_table('assignment_links');

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('logo', 'photo', 'scan', 'workPhoto', 'sealed', 'contractScan', 'workFile'));
drop index files_by_age;
create index files_by_age on files (tenant_id, created_at)
  where kind in ('scan', 'workPhoto', 'sealed', 'contractScan', 'workFile');
-- What somebody sends twice is kept once.
create index files_by_content on files (tenant_id, owner_id, sha256) where kind = 'workFile';
