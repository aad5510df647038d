-- Who registered as a volunteer and has not confirmed their address. One is kept for every address that is typed, so that
-- nobody outside can tell which of them have an account; the account itself is made when the link in the mail is used.
create table volunteer_registrations (
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
  password_hash   text not null,
  token_hash      bytea,
  -- The page of this site where the person goes on afterwards.
  next_path       text,
  created_at      timestamptz not null default now(),
  expires_at      timestamptz not null default now() + interval '3 days',
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  unique (tenant_id, email_key),
  unique (tenant_id, token_hash)
);
create index volunteer_registrations_by_organization on volunteer_registrations (tenant_id, organization_id);
call protect_tenant_table('volunteer_registrations');
