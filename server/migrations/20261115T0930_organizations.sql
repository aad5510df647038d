-- Schools, volunteer centres and hosts; which role who has there; and how new organizations and people come in.

-- A name without its legal form, articles, spaces and signs: "Stichting De Wilg" and "wilg (B.V.)" are the same, and so
-- are "'t Hoekje" and "Het Hoekje". A name that is nothing else, such as "De Van", keeps all of it.
create function organization_name_key(name text) returns text
  language sql immutable parallel safe
begin atomic
  select coalesce(
    nullif(regexp_replace(regexp_replace(plain,
      '\m(stichting|vereniging|cooperatie|b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?|de|het|een|t|van|der|den)(?=\W|$)', '', 'g'),
      '[^a-z0-9]+', '', 'g'), ''),
    nullif(regexp_replace(plain, '[^a-z0-9]+', '', 'g'), ''))
  from (select regexp_replace(normalize(lower(name), nfd), U&'[\0300-\036f]', '', 'g') as plain) as t;
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

create table organizations (
  tenant_id      uuid not null default current_tenant(),
  id             uuid not null default gen_random_uuid(),
  type           text not null check (type in ('School', 'VolunteerCenter', 'NonProfit', 'Provider')),
  -- Closing: it stops while students are still there. Nothing new begins, and it goes to the archive after the last
  -- internship.
  status         text not null default 'pending' check (status in ('pending', 'approved', 'denied', 'closing', 'archived')),
  status_reason  text,
  -- What an archived organization was before: one that nobody approved does not come back as approved.
  archived_from  text check (archived_from in ('pending', 'approved', 'denied')),
  -- Who decided last about its status, and when: for a moment they may take it back.
  decided_by_id  uuid,
  decided_at     timestamptz,
  name           text not null,
  website        text,
  city           text,
  description    text,
  email          text,
  phone_number   text,
  street         text,
  house_number   text,
  postal_code    text,
  latitude       double precision,
  longitude      double precision,
  sector         text,
  chamber_number text,
  brin           text,
  center_id      uuid,
  logo_id        uuid,
  -- Columns and not indexes on functions: row-level security keeps those from being used.
  name_key       text generated always as (organization_name_key(name)) stored,
  city_key       text generated always as (lower(city)) stored,
  chamber_key    text generated always as (nullif(regexp_replace(chamber_number, '\D', '', 'g'), '')) stored,
  email_domain   text generated always as (company_domain(email)) stored,
  name_order     text collate "C" not null generated always as (sort_key(name)) stored,
  city_order     text collate "C" generated always as (sort_key(city)) stored,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, center_id) references organizations,
  foreign key (tenant_id, logo_id) references files on delete set null (logo_id),
  foreign key (tenant_id, decided_by_id) references users on delete set null (decided_by_id)
);
create index organizations_by_name on organizations (tenant_id, name, id);
create index organizations_by_status on organizations (tenant_id, status, name);
create index organizations_by_type on organizations (tenant_id, type, name);
create index organizations_by_center on organizations (tenant_id, center_id);
create unique index organizations_by_brin on organizations (tenant_id, upper(brin)) where brin is not null;
create index organizations_by_name_key on organizations (tenant_id, name_key, city_key);
create index organizations_by_chamber on organizations (tenant_id, chamber_key) where chamber_key is not null;
create index organizations_by_domain on organizations (tenant_id, email_domain) where email_domain is not null;
create index organizations_by_name_order on organizations (tenant_id, name_order, id);
create index organizations_by_city_order on organizations (tenant_id, city_order, id);
create index organizations_by_logo on organizations (tenant_id, logo_id) where logo_id is not null;
create index organizations_by_decider on organizations (tenant_id, decided_by_id) where decided_by_id is not null;
create index organizations_by_creation on organizations (tenant_id, created_at, id);
create index organizations_by_change on organizations (tenant_id, updated_at, id);
create trigger touch before update on organizations for each row execute function touch_updated_at();
call protect_tenant_table('organizations', is_large => true);
call keep_sums('organizations', '{center_id,type,status,city}');

-- A role without an organization is that of the platform operator.
create table roles (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  user_id         uuid not null,
  name            text not null check (name in ('admin', 'volunteer', 'student', 'mentor')),
  organization_id uuid,
  created_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  unique nulls not distinct (tenant_id, user_id, name, organization_id)
);
create index roles_by_organization on roles (tenant_id, organization_id, name, user_id);
-- "Has this person a role there?" is asked for every action on every row of a list.
create index roles_by_user on roles (tenant_id, user_id, organization_id, name);
call protect_tenant_table('roles', is_large => true);

-- Whoever is active decides for themselves whether they take on more: a role of administrator or mentor is offered.
create table role_offers (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  user_id         uuid not null,
  name            text not null check (name in ('admin', 'mentor')),
  organization_id uuid not null,
  offered_by_id   uuid,
  status          text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'withdrawn', 'expired')),
  expires_at      timestamptz not null default now() + interval '14 days',
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  foreign key (tenant_id, offered_by_id) references users on delete set null (offered_by_id)
);
create unique index role_offers_open on role_offers (tenant_id, user_id, name, organization_id) where status = 'pending';
create index role_offers_by_user on role_offers (tenant_id, user_id, created_at);
create index role_offers_by_organization on role_offers (tenant_id, organization_id, created_at);
create index role_offers_by_creation on role_offers (tenant_id, created_at, id);
create index role_offers_by_offerer on role_offers (tenant_id, offered_by_id);
create trigger touch before update on role_offers for each row execute function touch_updated_at();
call protect_tenant_table('role_offers');

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
