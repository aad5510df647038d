-- Organizations, people and how they sign in.

create table organizations (
  tenant_id      uuid not null default current_tenant(),
  id             uuid not null default gen_random_uuid(),
  type           text not null check (type in ('School', 'VolunteerCenter', 'NonProfit', 'Provider')),
  status         text not null default 'pending' check (status in ('pending', 'approved', 'denied', 'archived')),
  status_reason  text,
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
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, center_id) references organizations
);
create index organizations_by_name on organizations (tenant_id, name, id);
create index organizations_by_status on organizations (tenant_id, status, name);
create index organizations_by_type on organizations (tenant_id, type, name);
create index organizations_by_center on organizations (tenant_id, center_id);
create unique index organizations_by_brin on organizations (tenant_id, upper(brin)) where brin is not null;
create trigger touch before update on organizations for each row execute function touch_updated_at();
call protect_tenant_table('organizations');

create table users (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  email           text not null,
  -- A column and not an index on lower(email): row-level security keeps indexes on functions from being used.
  email_key       text not null generated always as (lower(email)) stored,
  status          text not null default 'invited' check (status in ('invited', 'active', 'inactive', 'archived')),
  gender          text check (gender in ('male', 'female', 'other')),
  first_name      text not null,
  infix           text,
  last_name       text not null,
  phone_number    text,
  locale          text not null default 'nl' check (locale in ('nl', 'en')),
  invited_at      timestamptz,
  confirmed_at    timestamptz,
  last_sign_in_at timestamptz,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index users_by_email on users (tenant_id, email_key);
create index users_by_name on users (tenant_id, last_name, first_name, id);
create index users_by_status on users (tenant_id, status);
create index users_by_any_tenant_email on users (email_key);
create trigger touch before update on users for each row execute function touch_updated_at();
call protect_tenant_table('users');

-- Apart from users, so that no list, filter or export of people can ever touch a password.
create table credentials (
  tenant_id     uuid not null default current_tenant(),
  user_id       uuid not null,
  password_hash text,
  changed_at    timestamptz not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call protect_tenant_table('credentials');

-- Who somebody is at an identity provider. Never matched by e-mail alone.
create table identities (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  user_id    uuid not null,
  issuer     text not null,
  subject    text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  unique (tenant_id, issuer, subject)
);
create index identities_by_user on identities (tenant_id, user_id);
call protect_tenant_table('identities');

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
call protect_tenant_table('roles');

create table sessions (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  user_id         uuid not null,
  client          text not null,
  uid             text not null,
  token_hash      bytea not null,
  kind            text not null check (kind in ('password', 'passwordless', 'entree', 'reset', 'impersonation')),
  impersonator_id uuid,
  reason          text,
  user_agent      text,
  created_at      timestamptz not null default now(),
  last_used_at    timestamptz not null default now(),
  expires_at      timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, impersonator_id) references users on delete cascade,
  unique (tenant_id, client)
);
create index sessions_by_user on sessions (tenant_id, user_id, expires_at);
create index sessions_by_impersonator on sessions (tenant_id, impersonator_id) where impersonator_id is not null;
create index sessions_by_expiry on sessions (expires_at);
call protect_tenant_table('sessions');

-- Links in mails: random, hashed, for one purpose, once, until a moment.
create table link_tokens (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  user_id    uuid not null,
  purpose    text not null,
  token_hash bytea not null,
  data       jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  unique (tenant_id, token_hash)
);
create index link_tokens_by_user on link_tokens (tenant_id, user_id, purpose, created_at desc);
create index link_tokens_by_expiry on link_tokens (expires_at);
call protect_tenant_table('link_tokens');

-- A sign-in on its way through an identity provider.
create table oidc_logins (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  state_hash bytea not null,
  nonce      text not null,
  verifier   text not null,
  return_to  text,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, state_hash)
);
create index oidc_logins_by_expiry on oidc_logins (expires_at);
call protect_tenant_table('oidc_logins');

-- Counts of attempts. Not per tenant: whoever guesses passwords must not win by going to the next site.
create unlogged table throttles (
  key        text primary key,
  hits       integer not null,
  resets_at  timestamptz not null
);
create index throttles_by_age on throttles (resets_at);
grant select, insert, update, delete on throttles to :system;
