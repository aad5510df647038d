-- Leaving, and how long what is kept: requests to be erased, whom the clock waits for, what each night's run did.

-- A request to the school that made the account.
create table deletion_requests (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  user_id         uuid not null,
  organization_id uuid not null,
  status          text not null default 'pending' check (status in ('pending', 'approved', 'denied', 'withdrawn')),
  reason          text,
  decided_by_id   uuid,
  decided_at      timestamptz,
  -- A request must be answered within a month; after three weeks the school is reminded, once.
  reminded_at     timestamptz,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  foreign key (tenant_id, decided_by_id) references users on delete set null (decided_by_id)
);
-- However often and from however many devices one asks, one request waits.
create unique index deletion_requests_waiting on deletion_requests (tenant_id, user_id) where status = 'pending';
create index deletion_requests_by_user on deletion_requests (tenant_id, user_id, created_at desc);
create index deletion_requests_by_organization on deletion_requests (tenant_id, organization_id, status, created_at);
create index deletion_requests_by_decider on deletion_requests (tenant_id, decided_by_id);
create index deletion_requests_by_creation on deletion_requests (tenant_id, created_at, id);
create trigger touch before update on deletion_requests for each row execute function touch_updated_at();
call protect_tenant_table('deletion_requests');

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
    cross join lateral (select (u.seen_at at time zone 'Europe/Amsterdam')::date as seen_on) s
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
call run_as_system('system.forget_sign_ins');

-- What was typed beside an event about somebody, such as a reason, may name them. Once they are erased it goes too; that
-- it happened stays.
create function system.forget_event_texts(tenant uuid, person uuid) returns void
  language sql security definer set search_path = public
  begin atomic
    update events set data = data - 'reason' - 'query'
    where tenant_id = tenant and subject_type = 'users' and subject_id = person and data ?| array['reason', 'query'];
  end;
call run_as_system('system.forget_event_texts');

-- What has outlived its use, at every site. Runs every night.
create function system.sweep() returns void
  language sql security definer set search_path = public
  begin atomic
    delete from throttles where resets_at < now() - interval '1 day';
    delete from idempotency_keys where created_at < now() - interval '2 days';
    delete from sessions where expires_at < now() - interval '30 days';
    delete from link_tokens where expires_at < now() - interval '30 days';
    delete from oidc_logins where expires_at < now();
    delete from mails where created_at < now() - interval '90 days';
  end;
call run_as_system('system.sweep');
