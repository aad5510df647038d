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

-- What a pool still holds when it ends is free at once.
create function system.end_worker(pool text) returns void
  language plpgsql security definer set search_path = public as $$
begin
  update system.worker_pools set expires_at = now() where id = pool;
end $$;

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

do $$
declare f record;
begin
  for f in select p.oid::regprocedure as signature from pg_proc p
           where p.pronamespace = 'system'::regnamespace
             and p.proname in ('keep_worker', 'end_worker', 'list_dead_letters', 'retry_dead_letters', 'job_counts') loop
    execute format('alter function %s owner to %I', f.signature, current_database() || '_system');
    execute format('revoke all on function %s from public', f.signature);
    execute format('grant execute on function %s to %I', f.signature, current_database() || '_app');
  end loop;
end $$;
