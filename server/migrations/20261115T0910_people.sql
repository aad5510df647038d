-- People: who they are at a site, and the files they put there.

create table users (
  tenant_id        uuid not null default current_tenant(),
  id               uuid not null default gen_random_uuid(),
  email            text not null,
  -- A column and not an index on lower(email): row-level security keeps indexes on functions from being used.
  email_key        text not null generated always as (lower(email)) stored,
  status           text not null default 'invited' check (status in ('invited', 'active', 'inactive', 'archived')),
  -- Why somebody cannot sign in, in the words of whoever decided it; empty again once they can.
  status_reason    text,
  gender           text check (gender in ('male', 'female', 'other')),
  first_name       text not null,
  infix            text,
  last_name        text not null,
  -- Who shares a family name stands by first name, and the other way round. A name that goes on where another one ends
  -- stands after it: Aydin before Aydin II. A tab comes before everything that a name is made of.
  last_name_order  text collate "C" not null generated always as (sort_key(last_name || E'\t' || first_name)) stored,
  first_name_order text collate "C" not null generated always as (sort_key(first_name || E'\t' || last_name)) stored,
  phone_number     text,
  locale           text not null default 'nl' check (locale in ('nl', 'en')),
  -- How often somebody wants a summary by mail; for a weekly one the day, 1 is Monday.
  digest           text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
  digest_weekday   smallint not null default 1 check (digest_weekday between 1 and 7),
  invited_at       timestamptz,
  confirmed_at     timestamptz,
  last_sign_in_at  timestamptz,
  archived_on      date,
  -- Set once: whoever was erased does not come back, not even as an archived account that is opened again.
  erased_at        timestamptz,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  -- Since when the account may lie idle.
  seen_at          timestamptz not null generated always as (coalesce(last_sign_in_at, confirmed_at, created_at)) stored,
  primary key (tenant_id, id)
);
create unique index users_by_email on users (tenant_id, email_key);
create index users_by_any_tenant_email on users (email_key);
create index users_by_name on users (tenant_id, last_name, first_name, id);
create index users_by_last_name_order on users (tenant_id, last_name_order, id);
create index users_by_first_name_order on users (tenant_id, first_name_order, id);
create index users_by_address on users (tenant_id, email, id);
create index users_by_status on users (tenant_id, status, id);
create index users_by_sign_in on users (tenant_id, last_sign_in_at, id);
create index users_by_last_seen on users (tenant_id, seen_at) where status = 'active';
create index users_by_creation on users (tenant_id, created_at, id);
create index users_by_change on users (tenant_id, updated_at, id);
create index users_by_archiving on users (tenant_id, archived_on) where archived_on is not null;
call protect_tenant_table('users', is_large => true);

-- Signing in and being sent an invitation are no change of who somebody is. Whoever has that person open on the screen
-- can still save what they wrote.
create function touch_user() returns trigger language plpgsql as $$
declare
  bookkeeping constant text[] := '{last_sign_in_at,invited_at}';
  -- Worked out by the table after this moment, so not to be compared yet.
  generated constant text[] := '{email_key,last_name_order,first_name_order,seen_at}';
begin
  if (new.last_sign_in_at, new.invited_at) is distinct from (old.last_sign_in_at, old.invited_at)
    and to_jsonb(new) - bookkeeping - generated = to_jsonb(old) - bookkeeping - generated then
    return new;
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger touch before update on users for each row execute function touch_user();

-- Kept by the database itself, because there are many ways to archive somebody.
create function mark_archived() returns trigger language plpgsql as $$
begin
  new.archived_on := case when new.status = 'archived' then coalesce(new.archived_on, today_nl()) end;
  return new;
end $$;
create trigger mark_archived before insert or update of status on users for each row execute function mark_archived();

create table files (
  tenant_id    uuid not null default current_tenant(),
  id           uuid not null default gen_random_uuid(),
  -- Who put it here.
  owner_id     uuid,
  kind         text not null check (kind in ('logo', 'photo')),
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

-- What somebody looks at often in a table: its filters, order and columns under a name.
create table saved_views (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  user_id    uuid not null,
  list       text not null,
  name       text not null,
  -- As it stands in the address of the table.
  query      text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index saved_views_by_user on saved_views (tenant_id, user_id, list, name);
create index saved_views_by_creation on saved_views (tenant_id, created_at, id);
create trigger touch before update on saved_views for each row execute function touch_updated_at();
call protect_tenant_table('saved_views');
