-- What happened, who is told about it, and the work that follows: events, notifications, mails, jobs; and answers kept for
-- callers who ask twice.

-- In the past tense. Append-only: the app may neither change nor remove a line.
create table events (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  name            text not null,
  -- What it is about, so that all of one kind are found by an index: session, user, organization …
  topic           text not null generated always as (split_part(name, '.', 1)) stored,
  subject_type    text not null,
  subject_id      uuid not null,
  data            jsonb not null default '{}',
  -- Who did it, and in whose name.
  actor_id        uuid,
  impersonator_id uuid,
  request_id      text,
  -- What one request, or one action on many rows, did to many people is told in one line. Of most events there is only
  -- one, and nobody should have to look for others.
  has_others      boolean not null default false,
  created_at      timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, actor_id) references users on delete set null (actor_id),
  foreign key (tenant_id, impersonator_id) references users on delete set null (impersonator_id)
);
create index events_by_time on events (tenant_id, created_at desc);
create index events_by_subject on events (tenant_id, subject_type, subject_id, created_at desc);
create index events_by_actor on events (tenant_id, actor_id, created_at desc);
create index events_by_impersonator on events (tenant_id, impersonator_id) where impersonator_id is not null;
create index events_by_name on events (tenant_id, name, created_at desc);
create index events_by_topic on events (tenant_id, topic, created_at desc);
create index events_by_request on events (tenant_id, request_id, name, created_at desc) where has_others;
call protect_tenant_table('events', 'select, insert');

-- What somebody is told inside the product. One per event and person, so that telling twice is harmless.
create table notifications (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  user_id         uuid not null,
  event_id        uuid not null,
  kind            text not null,
  detail          text,
  organization_id uuid,
  path            text not null default '/dashboard',
  read_at         timestamptz,
  created_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, event_id) references events,
  foreign key (tenant_id, organization_id) references organizations,
  unique (tenant_id, event_id, user_id)
);
create index notifications_by_user on notifications (tenant_id, user_id, created_at, id);
create index notifications_unread on notifications (tenant_id, user_id) where read_at is null;
create index notifications_by_time on notifications (tenant_id, created_at);
create index notifications_by_organization on notifications (tenant_id, organization_id);
call protect_tenant_table('notifications');

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
  -- Where one ends mails of this kind with one press in a mail program; null for a mail that cannot be ended.
  stop_path  text,
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

-- Looking after the job queue: jobs of workers that died, and jobs that used up their attempts.
-- The functions are plpgsql on purpose: they name the queue's tables without hanging on to them, so that a newer
-- version of the queue can change them.

-- Every running worker pool says now and then that it is alive. One that stops saying so has lost its jobs.
create table system.worker_pools (
  id         text primary key,
  expires_at timestamptz not null
);
grant select, insert, update, delete on system.worker_pools to :system;

-- Renews the pool's own lease and frees what dead pools hold; the queue itself would wait four hours. A job that ended
-- with its worker counts as failed: it waits as long as after any other failure, and its last attempt was its last.
create function system.keep_worker(pool text, seconds integer) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  dead text[];
  freed integer;
begin
  insert into system.worker_pools (id, expires_at) values (pool, now() + make_interval(secs => seconds))
  on conflict (id) do update set expires_at = excluded.expires_at;
  delete from system.worker_pools where expires_at < now() - interval '1 day';
  select array_agg(distinct j.locked_by) into dead
  from graphile_worker._private_jobs j left join system.worker_pools p on p.id = j.locked_by
  where j.locked_by is not null and coalesce(p.expires_at, j.locked_at + interval '60 seconds') < now();
  if dead is null then
    return 0;
  end if;
  update graphile_worker._private_jobs
  set last_error = 'worker.stopped', run_at = greatest(now(), run_at) + exp(least(attempts, 10)) * interval '1 second'
  where locked_by = any(dead);
  get diagnostics freed = row_count;
  perform graphile_worker.force_unlock_workers(dead);
  return freed;
end $$;
call run_as_system('system.keep_worker');

-- What a pool still holds when it ends is free at once.
create function system.end_worker(pool text) returns void
  language plpgsql security definer set search_path = public as $$
begin
  update system.worker_pools set expires_at = now() where id = pool;
end $$;
call run_as_system('system.end_worker');

-- Only what says which kind of work failed and why; the payload stays inside. Of one site, or with null of all.
create function system.list_dead_letters(only_tenant uuid)
  returns table (id bigint, tenant_id uuid, task text, reaction text, attempts integer, reason text,
                 created_at timestamptz, failed_at timestamptz)
  language plpgsql stable security definer set search_path = public as $$
begin
  return query
  select j.id, (j.payload->>'tenantId')::uuid, t.identifier, j.payload->>'reaction',
    j.attempts::integer, left(split_part(coalesce(j.last_error, 'unknown'), E'\n', 1), 200), j.created_at,
    -- The queue moved run_at ahead by this pause when the last attempt failed.
    j.run_at - exp(least(j.attempts, 10)) * interval '1 second'
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts >= j.max_attempts and j.locked_at is null
    and (only_tenant is null or j.payload->>'tenantId' = only_tenant::text);
end $$;
call run_as_system('system.list_dead_letters');

-- Back to the start of the line, with all attempts anew. Without ids: all of them.
create function system.retry_dead_letters(only_tenant uuid, ids bigint[]) returns integer
  language plpgsql security definer set search_path = public as $$
declare retried integer;
begin
  select count(*) into retried from graphile_worker.reschedule_jobs(
    (select array_agg(d.id) from system.list_dead_letters(only_tenant) d where ids is null or d.id = any(ids)),
    run_at => now(), attempts => 0);
  return retried;
end $$;
call run_as_system('system.retry_dead_letters');

create function system.job_counts() returns table (waiting integer, running integer, dead integer, oldest_seconds float)
  language plpgsql stable security definer set search_path = public as $$
begin
  return query
  select (count(*) filter (where is_available))::integer,
    (count(*) filter (where locked_at is not null))::integer,
    (count(*) filter (where locked_at is null and not is_available))::integer,
    coalesce(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now())), 0)::float
  from graphile_worker._private_jobs;
end $$;
call run_as_system('system.job_counts');
