-- Matchings: who could have which place, worked out for many students at once, and what came of it.

create table matchings (
  tenant_id            uuid not null default current_tenant(),
  id                   uuid not null default gen_random_uuid(),
  school_id            uuid not null,
  internship_period_id uuid not null,
  status               text not null default 'waiting' check (status in ('waiting', 'solved', 'failed', 'applying', 'applied', 'undoing', 'undone')),
  -- How much each thing counts, from 0 to 3.
  weights              jsonb not null default '{}',
  student_count        integer not null default 0,
  placed_count         integer not null default 0,
  -- Of those who are placed.
  average_km           numeric(6, 1),
  -- How far applying it, or taking it back, has come.
  done_count           integer not null default 0,
  created_by_id        uuid,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, internship_period_id) references internship_periods on delete cascade,
  foreign key (tenant_id, created_by_id) references users on delete set null (created_by_id)
);
create index matchings_by_period on matchings (tenant_id, internship_period_id, created_at, id);
create index matchings_by_school on matchings (tenant_id, school_id, created_at, id);
create index matchings_by_creation on matchings (tenant_id, created_at, id);
create index matchings_by_maker on matchings (tenant_id, created_by_id);
create trigger touch before update on matchings for each row execute function touch_updated_at();
call protect_tenant_table('matchings');

-- One student each: with a place and why that one, or without and why not.
create table matching_pairs (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  matching_id   uuid not null,
  student_id    uuid not null,
  vacancy_id    uuid,
  is_locked     boolean not null default false,
  kilometres    numeric(6, 1),
  reasons       jsonb not null default '[]',
  why_not       text,
  -- What came of it; or why nothing did.
  internship_id uuid,
  problem       text,
  is_done       boolean not null default false,
  primary key (tenant_id, id),
  unique (tenant_id, matching_id, student_id),
  foreign key (tenant_id, matching_id) references matchings on delete cascade,
  foreign key (tenant_id, student_id) references users on delete cascade,
  foreign key (tenant_id, vacancy_id) references vacancies on delete set null (vacancy_id),
  foreign key (tenant_id, internship_id) references internships on delete set null (internship_id)
);
create index matching_pairs_by_student on matching_pairs (tenant_id, student_id);
create index matching_pairs_by_vacancy on matching_pairs (tenant_id, vacancy_id);
create index matching_pairs_by_internship on matching_pairs (tenant_id, internship_id);
call protect_tenant_table('matching_pairs');
