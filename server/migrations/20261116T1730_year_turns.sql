-- The turn of the school year: where each class and each student goes, planned first, done at once, and taken back.

create table year_turns (
  tenant_id      uuid not null default current_tenant(),
  id             uuid not null default gen_random_uuid(),
  school_id      uuid not null,
  school_year_id uuid not null,
  next_year_id   uuid not null,
  status         text not null default 'draft' check (status in ('draft', 'running', 'done', 'undoing')),
  -- What the turn does, as it was told before it began; after undoing, how many were left alone.
  counts         jsonb not null default '{}',
  -- Classes and mentorships that the turn made, so that undoing finds them.
  made           jsonb not null default '{}',
  row_count      integer not null default 0,
  done_count     integer not null default 0,
  turned_by_id   uuid,
  turned_at      timestamptz,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, school_year_id) references school_years,
  foreign key (tenant_id, next_year_id) references school_years,
  foreign key (tenant_id, turned_by_id) references users on delete set null (turned_by_id),
  unique (tenant_id, school_id, school_year_id)
);
create index year_turns_by_year on year_turns (tenant_id, school_year_id);
create index year_turns_by_next_year on year_turns (tenant_id, next_year_id);
create index year_turns_by_creation on year_turns (tenant_id, created_at, id);
create index year_turns_by_turner on year_turns (tenant_id, turned_by_id);
create trigger touch before update on year_turns for each row execute function touch_updated_at();
call protect_tenant_table('year_turns');

-- What somebody decided about a class; about any other the proposal counts.
create table year_turn_classes (
  tenant_id    uuid not null default current_tenant(),
  year_turn_id uuid not null,
  group_id     uuid not null,
  fate         text not null check (fate in ('moves', 'leaves')),
  target_name  text,
  mentor       text not null default 'along' check (mentor in ('along', 'none', 'other')),
  mentor_id    uuid,
  primary key (tenant_id, year_turn_id, group_id),
  foreign key (tenant_id, year_turn_id) references year_turns on delete cascade,
  foreign key (tenant_id, group_id) references groups on delete cascade,
  foreign key (tenant_id, mentor_id) references users on delete set null (mentor_id)
);
create index year_turn_classes_by_group on year_turn_classes (tenant_id, group_id);
create index year_turn_classes_by_mentor on year_turn_classes (tenant_id, mentor_id);
call protect_tenant_table('year_turn_classes');

-- While it is planned: whom somebody decided about. Once it is done: everybody, with what was done and how it was before.
create table year_turn_students (
  tenant_id    uuid not null default current_tenant(),
  year_turn_id uuid not null,
  student_id   uuid not null,
  -- What somebody decided, and the class where they named one.
  choice       text check (choice in ('moves', 'stays', 'leaves')),
  choice_name  text,
  -- What the turn does, and the classes of the next year.
  fate         text check (fate in ('moves', 'stays', 'leaves')),
  class_names  text[] not null default '{}',
  group_id     uuid,
  before       jsonb,
  after        jsonb,
  applied_at   timestamptz,
  -- When the account of somebody who left was put into the archive.
  closed_at    timestamptz,
  is_kept      boolean not null default false,
  primary key (tenant_id, year_turn_id, student_id),
  foreign key (tenant_id, year_turn_id) references year_turns on delete cascade,
  foreign key (tenant_id, student_id) references users on delete cascade,
  foreign key (tenant_id, group_id) references groups on delete set null (group_id)
);
create index year_turn_students_by_student on year_turn_students (tenant_id, student_id);
create index year_turn_students_by_group on year_turn_students (tenant_id, group_id);
create index year_turn_students_to_do on year_turn_students (tenant_id, year_turn_id, student_id) where applied_at is null;
create index year_turn_students_to_close on year_turn_students (tenant_id, student_id) where fate = 'leaves' and closed_at is null;
call protect_tenant_table('year_turn_students');
