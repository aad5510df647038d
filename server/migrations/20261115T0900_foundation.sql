-- Roles, tenants and the rules that keep tenants apart.
-- :app and :system are filled in by the migrator: <database>_app (what the server signs in as; owns nothing) and
-- <database>_system (owns the few functions that may look across tenants; nobody signs in as it).

create schema system;
grant usage on schema public, system to :app, :system;
grant create on schema system to :system;

create table tenants (
  id         uuid primary key default gen_random_uuid(),
  key        text not null unique,
  created_at timestamptz not null default now(),
  -- Set while demo data is being made: a site whose making was cut off is emptied and made again.
  seeding    boolean not null default false
);
grant select on tenants to :app, :system;
grant insert, update on tenants to :system;

-- No tenant set: null, which equals nothing, so every table looks empty.
create function current_tenant() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.tenant', true), '')::uuid;

create function today_nl() returns date
  language sql stable parallel safe
  return (now() at time zone 'Europe/Amsterdam')::date;

-- Row-level security on and forced, and the grants of the two roles. Every table with a tenant_id calls this.
create procedure protect_tenant_table(name text, app_rights text default 'select, insert, update, delete')
  language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('create policy own_tenant on %I to %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())',
    name, current_database() || '_app');
  execute format('create policy across_tenants on %I to %I using (true) with check (true)', name, current_database() || '_system');
  execute format('grant %s on %I to %I', app_rights, name, current_database() || '_app');
  execute format('grant select, insert, update, delete on %I to %I', name, current_database() || '_system');
end $$;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- What happened, in the past tense. Append-only: the app may neither change nor remove a line.
create table events (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  name            text not null,
  subject_type    text not null,
  subject_id      uuid not null,
  data            jsonb not null default '{}',
  actor_id        uuid,
  impersonator_id uuid,
  request_id      text,
  created_at      timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index events_by_time on events (tenant_id, created_at desc);
create index events_by_subject on events (tenant_id, subject_type, subject_id, created_at desc);
create index events_by_actor on events (tenant_id, actor_id, created_at desc);
call protect_tenant_table('events', 'select, insert');

-- The answer to a write, kept under the key its caller chose, so that a repeat gets the same answer.
create table idempotency_keys (
  tenant_id    uuid not null default current_tenant(),
  caller       text not null,
  key          text not null,
  request_hash text not null,
  status       integer,
  headers      jsonb,
  body         text,
  created_at   timestamptz not null default now(),
  primary key (tenant_id, caller, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
call protect_tenant_table('idempotency_keys');

-- Mails wait here until the SMTP server has taken them.
create table mails (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  purpose    text not null,
  dedupe_key text not null,
  user_id    uuid,
  recipient  text not null,
  locale     text not null,
  subject    text not null,
  html       text not null,
  body_text  text not null,
  status     text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  error      text,
  created_at timestamptz not null default clock_timestamp(),
  sent_at    timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, dedupe_key)
);
create index mails_by_time on mails (tenant_id, created_at desc);
create index mails_by_age on mails (created_at);
call protect_tenant_table('mails');
