-- Attempts that are slowed down instead of shut out: each bucket lets some pass at once, and then one after a delay that
-- grows. An attempt that comes too early is refused and counts nowhere, so that hammering makes nobody wait longer.
alter table throttles add column next_at timestamptz not null default now();

-- Passes an attempt through all of its buckets or through none, and says how many seconds to wait (0: go on). Buckets for
-- strangers are left out where `known` is remembered: somebody who came from there before.
create function system.take_attempt(buckets jsonb, known text) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  is_known boolean := exists (select from throttles where key = known and resets_at > clock_timestamp());
  asked record;
  wait integer;
begin
  -- Fifty at the same moment come one after the other, also where there is no row to lock yet; all in the same order.
  for asked in select b.key from jsonb_to_recordset(buckets) as b(key text, strangers boolean)
    where not (is_known and b.strangers) order by b.key
  loop
    perform pg_advisory_xact_lock(hashtextextended(asked.key, 0));
  end loop;
  select max(ceil(extract(epoch from t.next_at - clock_timestamp())))::integer into wait
    from jsonb_to_recordset(buckets) as b(key text, strangers boolean) join throttles t on t.key = b.key
    where not (is_known and b.strangers) and t.resets_at > clock_timestamp() and t.next_at > clock_timestamp();
  if wait > 0 then return wait; end if;
  insert into throttles as t (key, hits, resets_at, next_at)
    select b.key, b.hits, clock_timestamp() + make_interval(secs => b.keep),
      clock_timestamp() + make_interval(secs =>
        case when b.hits < b.free then 0 else least(b.longest, b.first * 2 ^ least(b.hits - b.free, 30)) end)
    from (
      select a.*, 1 + coalesce(
        (select k.hits from throttles k where k.key = a.key and k.resets_at > clock_timestamp()), 0) as hits
      from jsonb_to_recordset(buckets)
        as a(key text, strangers boolean, free integer, first float8, longest float8, keep float8)
      where not (is_known and a.strangers)) b
    on conflict (key) do update set hits = excluded.hits, resets_at = excluded.resets_at, next_at = excluded.next_at;
  return 0;
end $$;
call run_as_system('system.take_attempt');

-- Somebody got in: `forget` begins anew, `uncount` loses their own attempt unless they were known, and so were never counted
-- there, and where they came from is remembered.
create function system.welcome(forget text[], uncount text[], remember text, seconds integer) returns void
  language sql security definer set search_path = public
  begin atomic
    delete from throttles where key = any (forget);
    update throttles set hits = greatest(0, hits - 1)
      where key = any (uncount) and not exists (select from throttles k where k.key = remember and k.resets_at > now());
    insert into throttles (key, hits, resets_at) values (remember, 0, now() + make_interval(secs => seconds))
      on conflict (key) do update set resets_at = excluded.resets_at;
  end;
call run_as_system('system.welcome');

-- Has one of these used up what passes at once?
create function system.is_slowed(buckets jsonb) returns boolean
  language sql stable security definer set search_path = public
  begin atomic
    select exists (select from jsonb_to_recordset(buckets) as b(key text, free integer) join throttles t on t.key = b.key
                   where t.resets_at > now() and t.hits >= b.free);
  end;
call run_as_system('system.is_slowed');

drop function system.forget_attempts(text);
drop function system.uncount_attempt(text);

-- Of all sites where an address has a password the one last used: one comparison tells "wrong website", for an address that
-- is known ten times as for one that nobody has.
drop function system.credentials_elsewhere(text, uuid);
create function system.credentials_elsewhere(address text, here uuid) returns text
  language sql stable security definer set search_path = public
  begin atomic
    select c.password_hash
    from users u join credentials c on c.tenant_id = u.tenant_id and c.user_id = u.id
    where u.email_key = lower(address) and u.tenant_id <> here
      and u.status = 'active' and c.password_hash is not null
    order by u.last_sign_in_at desc nulls last, u.tenant_id limit 1;
  end;
call run_as_system('system.credentials_elsewhere');
