-- Forms: what somebody asks, and every version of it that was published.

create table forms (
  tenant_id         uuid not null default current_tenant(),
  id                uuid not null default gen_random_uuid(),
  organization_id   uuid not null,
  name              text not null,
  purpose           text not null default 'other' check (purpose in ('evaluation_student', 'evaluation_host',
                      'evaluation_mentor', 'reflection', 'intake', 'satisfaction', 'other')),
  status            text not null default 'draft' check (status in ('draft', 'published', 'closed')),
  -- As it is being built.
  content           jsonb not null,
  -- Counts how often it was saved: whoever changes it says which one they saw.
  revision          integer not null default 1,
  -- None: nobody can answer it yet.
  published_version integer,
  published_at      timestamptz,
  -- Anybody who has one of these can answer: they stand on posters, so they are no secret of the house.
  is_public         boolean not null default false,
  public_token      text,
  public_code       text,
  opens_on          date,
  closes_on         date,
  max_submissions   integer,
  -- The fixed simple form of a site that has it.
  is_legacy         boolean not null default false,
  created_by_id     uuid,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, public_token),
  unique (tenant_id, public_code),
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  foreign key (tenant_id, created_by_id) references users on delete set null (created_by_id),
  constraint forms_days check (closes_on >= opens_on)
);
create index forms_by_organization on forms (tenant_id, organization_id, name, id);
create index forms_by_name on forms (tenant_id, name, id);
create index forms_by_change on forms (tenant_id, updated_at, id);
create index forms_by_person on forms (tenant_id, created_by_id);
create unique index forms_legacy on forms (tenant_id, organization_id, purpose) where is_legacy;
create trigger touch before update on forms for each row execute function touch_updated_at();
call protect_tenant_table('forms');

-- What was published once stays: answers keep the version they were given to.
create table form_versions (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  form_id         uuid not null,
  number          integer not null,
  content         jsonb not null,
  -- What is other than in the one before.
  changes         jsonb,
  published_by_id uuid,
  published_at    timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, form_id, number),
  foreign key (tenant_id, form_id) references forms on delete cascade,
  foreign key (tenant_id, published_by_id) references users on delete set null (published_by_id)
);
create index form_versions_by_person on form_versions (tenant_id, published_by_id);
call protect_tenant_table('form_versions');
create trigger stays before update of form_id, number, content, published_at on form_versions
  for each row execute function stays_as_it_was();
