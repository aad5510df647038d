-- What is kept is asked of few rows at a time. A plan is made once and kept for the connection; made while a table is still small it
-- would read all of it, and go on doing so while the table grows.
create or replace procedure run_unseen(name text) language plpgsql as $$
begin
  execute format('alter function %s security definer set search_path = public, system', name);
  -- They are asked the same of few rows again and again; thinking of a new plan each time took longer than doing it.
  execute format('alter function %s set plan_cache_mode = force_generic_plan', name);
  execute format('alter function %s set enable_seqscan = off', name);
  -- The system role may own things in its own schema only.
  execute format('alter function %s set schema system', name);
  execute format('alter function system.%s owner to %I', name, current_database() || '_system');
  execute format('revoke all on function system.%s from public', name);
end $$;

do $$
declare name text;
begin
  for name in select p.oid::regprocedure from pg_proc p
    where p.pronamespace = 'system'::regnamespace and 'plan_cache_mode=force_generic_plan' = any(p.proconfig)
  loop
    execute format('alter function %s set enable_seqscan = off', name);
  end loop;
end $$;
