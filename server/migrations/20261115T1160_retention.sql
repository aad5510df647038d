-- How long what is kept: when people left, whom the clock waits for, and what each night's run did.

-- What an event is about, so that all of one kind are found by an index: session, user, organization …
alter table events add column topic text not null generated always as (split_part(name, '.', 1)) stored;
create index events_by_topic on events (tenant_id, topic, created_at desc);

-- Kept by the database itself, because there are many ways to archive somebody.
alter table users add column archived_on date;
create function mark_archived() returns trigger language plpgsql as $$
begin
  new.archived_on := case when new.status = 'archived' then coalesce(new.archived_on, today_nl()) end;
  return new;
end $$;
-- Who was archived before today: the clock starts now. The owner is bound by row-level security like everybody else.
alter table users no force row level security;
update users set archived_on = today_nl() where status = 'archived';
alter table users force row level security;
create trigger mark_archived before insert or update of status on users for each row execute function mark_archived();
create index users_by_archiving on users (tenant_id, archived_on) where archived_on is not null;
create index student_profiles_by_departure on student_profiles (tenant_id, departed_on) where departed_on is not null;

-- Not yet, for a reason that somebody wrote down: a complaint that is still being handled, a diploma to be handed out.
create table retention_holds (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  user_id       uuid not null,
  until         date not null,
  reason        text not null,
  created_by_id uuid,
  created_at    timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, created_by_id) references users on delete set null (created_by_id)
);
create index retention_holds_by_user on retention_holds (tenant_id, user_id, until);
create index retention_holds_by_creator on retention_holds (tenant_id, created_by_id);
create index retention_holds_by_creation on retention_holds (tenant_id, created_at, id);
call protect_tenant_table('retention_holds');

-- Whoever was told that their account will stand still. Signing in takes it back.
create table inactivity_warnings (
  tenant_id uuid not null default current_tenant(),
  user_id   uuid not null,
  warned_on date not null default today_nl(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call protect_tenant_table('inactivity_warnings');

-- One line a night, with how much of each kind went. Only numbers: they stay.
create table retention_runs (
  tenant_id   uuid not null default current_tenant(),
  id          uuid not null default gen_random_uuid(),
  ran_on      date not null default today_nl(),
  counts      jsonb not null default '{}',
  created_at  timestamptz not null default now(),
  finished_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, ran_on)
);
create index retention_runs_by_day on retention_runs (tenant_id, ran_on, id);
call protect_tenant_table('retention_runs');

-- What happens next to a person, and when. The run, the forecast and the clock on the screen all read this.
-- A student who left and is something else here as well, such as a volunteer, stays until that ends too.
create view retention_clocks with (security_invoker = true) as
  select c.tenant_id, c.id, c.id as user_id, c.step, c.since,
    greatest(c.due_on, h.until) as due_on, h.until as held_until
  from (
    select u.tenant_id, u.id,
      case when l.left_on is not null then 'erase' when w.user_id is not null then 'deactivate' else 'warn' end as step,
      coalesce(l.left_on, w.warned_on, s.seen_on) as since,
      case when l.left_on is not null then (l.left_on + interval '2 years')::date
        when w.user_id is not null then w.warned_on + 30
        else (s.seen_on + interval '24 months')::date end as due_on
    from users u
    left join student_profiles p on p.tenant_id = u.tenant_id and p.id = u.id and p.departed_on <= today_nl()
    cross join lateral (select (coalesce(u.last_sign_in_at, u.confirmed_at, u.created_at)
      at time zone 'Europe/Amsterdam')::date as seen_on) s
    cross join lateral (select case
      when u.status = 'archived' then least(u.archived_on, p.departed_on)
      when p.departed_on is not null and not exists (select from roles r
        where r.tenant_id = u.tenant_id and r.user_id = u.id and r.name <> 'student') then p.departed_on
      end as left_on) l
    left join inactivity_warnings w on w.tenant_id = u.tenant_id and w.user_id = u.id and w.warned_on > s.seen_on
    where u.erased_at is null and (l.left_on is not null or u.status = 'active')
      -- The operator of the platform keeps the keys of the house.
      and not exists (select from roles r
        where r.tenant_id = u.tenant_id and r.user_id = u.id and r.name = 'admin' and r.organization_id is null)
  ) c
  left join lateral (select max(x.until) as until from retention_holds x
    where x.tenant_id = c.tenant_id and x.user_id = c.id) h on true;
grant select on retention_clocks to :app, :system;

-- A request must be answered within a month; after three weeks the school is reminded, once.
alter table deletion_requests add column reminded_at timestamptz;

-- The first moment, in the Netherlands, that is still kept on a day: what came before it is due.
create function kept_since(on_day date, kept interval) returns timestamptz
  language sql immutable parallel safe
  return (on_day - kept + interval '1 day')::timestamp at time zone 'Europe/Amsterdam';

-- Events are append-only for the app. This forgets, of one site, who signed in more than twelve months ago; what
-- somebody was told about it goes first.
create function system.forget_sign_ins(tenant uuid, most integer) returns integer
  language plpgsql security definer set search_path = public as $$
declare gone integer;
begin
  delete from events where tenant_id = tenant and id in (
    select e.id from events e where e.tenant_id = tenant and e.topic = 'session'
      and e.created_at < kept_since(today_nl(), interval '12 months')
      and not exists (select from notifications n where n.tenant_id = tenant and n.event_id = e.id)
    order by e.created_at limit most);
  get diagnostics gone = row_count;
  return gone;
end $$;

-- What was typed beside an event about somebody, such as a reason, may name them. Once they are erased it goes too; that
-- it happened stays.
create function system.forget_event_texts(tenant uuid, person uuid) returns void
  language sql security definer set search_path = public
  begin atomic
    update events set data = data - 'reason' - 'query'
    where tenant_id = tenant and subject_type = 'users' and subject_id = person and data ?| array['reason', 'query'];
  end;

do $$
declare f text;
begin
  foreach f in array array['forget_sign_ins(uuid, integer)', 'forget_event_texts(uuid, uuid)'] loop
    execute format('alter function system.%s owner to %I', f, current_database() || '_system');
    execute format('revoke all on function system.%s from public', f);
    execute format('grant execute on function system.%s to %I', f, current_database() || '_app');
  end loop;
end $$;
