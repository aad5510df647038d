-- Files of people, classes and organizations on their way in: what was sent, what each line would do, what it did.

create table imports (
  tenant_id           uuid not null default current_tenant(),
  id                  uuid not null default gen_random_uuid(),
  organization_id     uuid not null,
  importer_id         uuid,
  kind                text not null check (kind in ('students', 'staff', 'groups', 'organizations')),
  source              text not null default 'csv' check (source in ('csv', 'magister', 'somtoday')),
  status              text not null default 'uploaded' check (status in ('uploaded', 'parsed', 'mapped', 'previewed', 'running',
                        'completed', 'completed_with_errors', 'failed', 'undoing', 'undone', 'cancelled')),
  file_name           text not null,
  file_size           integer not null,
  file_hash           bytea not null,
  format              text,
  heading_key         text,
  columns             jsonb not null default '[]',
  settings            jsonb not null default '{}',
  mentors             jsonb not null default '[]',
  counts              jsonb not null default '{}',
  -- Classes, levels, mentors and mentorships that the run made, so that undoing finds them.
  made                jsonb not null default '{}',
  row_count           integer not null default 0,
  done_count          integer not null default 0,
  failure             text,
  repeats_id          uuid,
  started_at          timestamptz,
  finished_at         timestamptz,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations,
  foreign key (tenant_id, importer_id) references users on delete set null (importer_id),
  foreign key (tenant_id, repeats_id) references imports on delete set null (repeats_id)
);
create index imports_by_organization on imports (tenant_id, organization_id, created_at desc);
create index imports_by_time on imports (tenant_id, created_at, id);
create index imports_by_importer on imports (tenant_id, importer_id);
create index imports_by_repeat on imports (tenant_id, repeats_id) where repeats_id is not null;
create trigger touch before update on imports for each row execute function touch_updated_at();
call protect_tenant_table('imports');

-- Apart, so that no list of imports ever drags a file along; erased after thirty days.
create table import_files (
  tenant_id  uuid not null default current_tenant(),
  import_id  uuid not null,
  content    bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, import_id),
  foreign key (tenant_id, import_id) references imports on delete cascade
);
create index import_files_by_age on import_files (tenant_id, created_at);
call protect_tenant_table('import_files');

create table import_rows (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  import_id  uuid not null,
  number     integer,
  name       text not null default '',
  -- Only the columns that were given a meaning: what a school need not send, we do not keep.
  cells      jsonb,
  data       jsonb,
  problems   jsonb not null default '[]',
  changes    jsonb not null default '[]',
  candidates jsonb not null default '[]',
  outcome    text not null check (outcome in ('new', 'changed', 'moved', 'unchanged', 'conflict', 'departed', 'error')),
  -- What somebody should look at stands first in the list of rows: also a row without a class, or with more than one. The
  -- codes are those of the warnings in protocol/src/import-problems.ts.
  urgency    integer not null generated always as (case
    when outcome = 'conflict' then 3
    when outcome = 'error' then 2
    when problems @> '[{"code":"classNew"}]' or problems @> '[{"code":"leftOut"}]'
      or problems @> '[{"code":"noClass"}]' or problems @> '[{"code":"moreClasses"}]' then 1
    else 0 end) stored,
  -- Who is missing in the file has no line in it: they stand by class and name.
  place      text not null generated always as (coalesce(cells->>'className', '') || ' ' || name) stored,
  decision   text check (decision in ('use', 'skip', 'new', 'link', 'both', 'address', 'depart')),
  choice_id  uuid,
  is_open    boolean not null default false,
  -- Rows of one file that are about one person, class or organization have the same key.
  person_key text,
  -- What the run does: settled when it is confirmed.
  action     text check (action in ('create', 'update', 'join', 'depart', 'none')),
  subject_id uuid,
  before     jsonb,
  state      text not null default 'waiting' check (state in ('waiting', 'done', 'skipped', 'failed', 'undone', 'kept')),
  applied_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, import_id) references imports on delete cascade
);
create index import_rows_by_number on import_rows (tenant_id, import_id, number, id);
create index import_rows_by_outcome on import_rows (tenant_id, import_id, outcome, number, id);
create index import_rows_open on import_rows (tenant_id, import_id, number, id) where is_open;
create index import_rows_waiting on import_rows (tenant_id, import_id, action, number, id) where state = 'waiting';
create index import_rows_by_person on import_rows (tenant_id, import_id, person_key);
create index import_rows_in_order on import_rows (tenant_id, number, id);
create index import_rows_by_urgency on import_rows (tenant_id, import_id, urgency desc, number, id);
create index import_rows_by_place on import_rows (tenant_id, import_id, place, id);
call protect_tenant_table('import_rows');

-- What a school said about a set of headings the last time.
create table import_mappings (
  tenant_id       uuid not null default current_tenant(),
  organization_id uuid not null,
  kind            text not null,
  heading_key     text not null,
  fields          jsonb not null,
  settings        jsonb not null default '{}',
  updated_at      timestamptz not null default now(),
  primary key (tenant_id, organization_id, kind, heading_key),
  foreign key (tenant_id, organization_id) references organizations on delete cascade
);
call protect_tenant_table('import_mappings');

-- The short codes by which files call teachers: known from a staff list, or because somebody said once who it is.
create table staff_codes (
  tenant_id uuid not null default current_tenant(),
  school_id uuid not null,
  code_key  text not null,
  user_id   uuid not null,
  primary key (tenant_id, school_id, code_key),
  foreign key (tenant_id, school_id) references organizations on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index staff_codes_by_user on staff_codes (tenant_id, user_id);
call protect_tenant_table('staff_codes');
