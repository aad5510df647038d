-- Organizations that sign up themselves: how two of the same are recognised, who asked, who wants to join, and logos.

-- A name without its legal form, spaces and signs: "Stichting De Wilg" and "de wilg (B.V.)" are the same.
create function organization_name_key(name text) returns text
  language sql immutable parallel safe
begin atomic
  select nullif(regexp_replace(
    regexp_replace(
      regexp_replace(normalize(lower(name), nfd), U&'[\0300-\036f]', '', 'g'),
      '\m(stichting|vereniging|cooperatie|b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?)(?=\W|$)', '', 'g'),
    '[^a-z0-9]+', '', 'g'), '');
end;

-- The domain of an address that says whose it is; with a free provider it says nothing.
create function company_domain(email text) returns text
  language sql immutable parallel safe
begin atomic
  select case when split_part(lower(email), '@', 2) = any(array['', 'gmail.com', 'googlemail.com', 'hotmail.com',
    'hotmail.nl', 'live.nl', 'live.com', 'outlook.com', 'outlook.nl', 'msn.com', 'icloud.com', 'me.com', 'mac.com',
    'yahoo.com', 'yahoo.nl', 'proton.me', 'protonmail.com', 'gmx.net', 'gmx.com', 'ziggo.nl', 'kpnmail.nl', 'kpnplanet.nl',
    'planet.nl', 'hetnet.nl', 'home.nl', 'casema.nl', 'upcmail.nl', 'chello.nl', 'xs4all.nl', 'telfort.nl', 'tele2.nl',
    'online.nl', 'solcon.nl', 'zonnet.nl', 'caiway.nl', 'quicknet.nl'])
    then null else split_part(lower(email), '@', 2) end;
end;

create table files (
  tenant_id    uuid not null default current_tenant(),
  id           uuid not null default gen_random_uuid(),
  -- Who put it here.
  owner_id     uuid,
  kind         text not null check (kind in ('logo')),
  name         text not null,
  content_type text not null,
  size         integer not null check (size >= 0),
  sha256       bytea not null,
  created_at   timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references users on delete set null (owner_id)
);
create index files_by_owner on files (tenant_id, owner_id);
call protect_tenant_table('files');

-- Columns and not indexes on functions: row-level security keeps those from being used.
alter table organizations
  add column name_key      text generated always as (organization_name_key(name)) stored,
  add column city_key      text generated always as (lower(city)) stored,
  add column chamber_key   text generated always as (nullif(regexp_replace(chamber_number, '\D', '', 'g'), '')) stored,
  add column email_domain  text generated always as (company_domain(email)) stored,
  add column logo_id       uuid,
  -- Who decided last about its status, and when: for a moment they may take it back.
  add column decided_by_id uuid,
  add column decided_at    timestamptz,
  add foreign key (tenant_id, logo_id) references files on delete set null (logo_id),
  add foreign key (tenant_id, decided_by_id) references users on delete set null (decided_by_id);
create index organizations_by_name_key on organizations (tenant_id, name_key, city_key);
create index organizations_by_chamber on organizations (tenant_id, chamber_key) where chamber_key is not null;
create index organizations_by_domain on organizations (tenant_id, email_domain) where email_domain is not null;
create index organizations_by_logo on organizations (tenant_id, logo_id) where logo_id is not null;
create index organizations_by_decider on organizations (tenant_id, decided_by_id) where decided_by_id is not null;
create index organizations_by_creation on organizations (tenant_id, created_at, id);
create index organizations_by_change on organizations (tenant_id, updated_at, id);

-- The contact as typed at sign-up. The account may have been there before, under another name.
create table organization_registrations (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  user_id         uuid,
  first_name      text not null,
  infix           text,
  last_name       text not null,
  email           text not null,
  phone_number    text,
  locale          text not null default 'nl' check (locale in ('nl', 'en')),
  created_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade,
  unique (tenant_id, organization_id)
);
create index organization_registrations_by_user on organization_registrations (tenant_id, user_id);
create index organization_registrations_by_creation on organization_registrations (tenant_id, created_at, id);
call protect_tenant_table('organization_registrations');

-- Somebody works at an organization that is here already; its administrators decide.
create table join_requests (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  first_name      text not null,
  infix           text,
  last_name       text not null,
  email           text not null,
  email_key       text not null generated always as (lower(email)) stored,
  phone_number    text,
  locale          text not null default 'nl' check (locale in ('nl', 'en')),
  status          text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
  reason          text,
  decided_by_id   uuid,
  decided_at      timestamptz,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  foreign key (tenant_id, decided_by_id) references users on delete set null (decided_by_id)
);
create unique index join_requests_open on join_requests (tenant_id, organization_id, email_key) where status = 'pending';
create index join_requests_by_organization on join_requests (tenant_id, organization_id, created_at, id);
create index join_requests_by_creation on join_requests (tenant_id, created_at, id);
create index join_requests_by_decider on join_requests (tenant_id, decided_by_id) where decided_by_id is not null;
create trigger touch before update on join_requests for each row execute function touch_updated_at();
call protect_tenant_table('join_requests');
