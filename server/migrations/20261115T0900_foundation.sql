-- Tenants, the rules that keep them apart, and what every table leans on.
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

-- Row-level security on and forced, and the grants of the two roles. Every table with a tenant_id calls this. A subselect
-- is asked once per statement, a function once per row: where lists and counts go through very many rows, is_large. A plan is
-- made once and kept: with a function PostgreSQL makes it for the tenant that asked first, and if that is a small one, the plan
-- goes through all rows of a large one; with a subselect it knows no tenant and makes the same plan for all.
create procedure protect_tenant_table(name text, app_rights text default 'select, insert, update, delete',
    is_large boolean default false)
  language plpgsql as $$
declare
  app constant text := current_database() || '_app';
  system constant text := current_database() || '_system';
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('create policy own_tenant on %I to %I using (tenant_id = %s) with check (tenant_id = current_tenant())',
    name, app, case when is_large then '(select current_tenant())' else 'current_tenant()' end);
  execute format('create policy across_tenants on %I to %I using (true) with check (true)', name, system);
  execute format('grant %s on %I to %I', app_rights, name, app);
  execute format('grant select, insert, update, delete on %I to %I', name, system);
end $$;

-- For the functions of the schema system, the only ways to look across tenants: each does one thing, runs as the system
-- role and may be called by the app.
create procedure run_as_system(name regproc)
  language plpgsql as $$
begin
  execute format('revoke all on function %s from public', name::regprocedure);
  execute format('alter function %s owner to %I', name::regprocedure, current_database() || '_system');
  execute format('grant execute on function %s to %I', name::regprocedure, current_database() || '_app');
end $$;

create function today_nl() returns date
  language sql stable parallel safe
  return (now() at time zone 'Europe/Amsterdam')::date;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Names in the order of the alphabet, whatever signs they carry: Çelik stands between Cats and Claus, not after Zon.
create function sort_key(value text) returns text
  language sql immutable parallel safe
  return regexp_replace(normalize(lower(value), nfd), U&'[\0300-\036f]', '', 'g');

-- The words of a text in small letters without accents: whoever types "joel" finds Joël.
create function search_terms(texts text) returns setof text
  language sql immutable parallel safe
begin atomic
  select distinct w from regexp_split_to_table(
    regexp_replace(normalize(lower(texts), nfd), U&'[\0300-\036f]', '', 'g'), '[^[:alnum:]]+') w
  where w <> '';
end;
