-- Numbers of a school cost the same whatever its size: they are kept and not counted anew for every page (decision 28).
-- Three procedures make all that is needed for it; the tables that they are called for stand with what they are about.

-- Nobody writes what is kept but the functions behind the triggers; they see every tenant, and so name the one they are about.
create procedure run_unseen(name text) language plpgsql as $$
begin
  execute format('alter function %s security definer set search_path = public, system', name);
  -- They are asked the same of few rows again and again; thinking of a new plan each time took longer than doing it.
  execute format('alter function %s set plan_cache_mode = force_generic_plan', name);
  -- The system role may own things in its own schema only.
  execute format('alter function %s set schema system', name);
  execute format('alter function system.%s owner to %I', name, current_database() || '_system');
  execute format('revoke all on function system.%s from public', name);
end $$;

create function transition_tables(event text) returns text language sql immutable
  return case event when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
    else 'old table as old_rows new table as new_rows' end;

-- Keeps how many rows of a table there are, in `<table>_sums`, by these columns. Every change adds lines of how many more or
-- fewer there are, and never changes one. So two people who write at once do not wait for each other, and cannot lock each
-- other out. Every so often the lines of a sum become one, those of this tenant; what somebody else folds at this moment is
-- left to them.
create procedure keep_sums(counted text, by text[]) language plpgsql as $$
declare
  columns constant text := (select string_agg(quote_ident(c), ', ') from unnest(by) c);
  event text;
begin
  execute format('create table %1$I as select tenant_id, %2$s, 0 as n from %3$I', counted || '_sums', columns, counted);
  execute format('alter table %I alter column tenant_id set not null, alter column n set not null', counted || '_sums');
  execute format('create index %I on %I (tenant_id, %I)', counted || '_sums_by_' || by[1], counted || '_sums', by[1]);
  call protect_tenant_table(counted || '_sums', 'select');

  execute format($f$create function %1$I() returns trigger language plpgsql as $t$
    begin
      if tg_op = 'INSERT' then
        insert into %2$I (tenant_id, %3$s, n) select tenant_id, %3$s, count(*) from new_rows group by tenant_id, %3$s;
      elsif tg_op = 'DELETE' then
        insert into %2$I (tenant_id, %3$s, n) select tenant_id, %3$s, -count(*) from old_rows group by tenant_id, %3$s;
      else
        insert into %2$I (tenant_id, %3$s, n) select tenant_id, %3$s, sum(d) from (
            select tenant_id, %3$s, 1 as d from new_rows union all select tenant_id, %3$s, -1 from old_rows) c
          group by tenant_id, %3$s having sum(d) <> 0;
      end if;
      if random() < 0.02 then
        with gone as (
          delete from %2$I where ctid = any(array(
            select ctid from %2$I where ctid = any(array(
              select unnest(array_agg(ctid)) from %2$I where tenant_id = current_tenant()
              group by tenant_id, %3$s having count(*) > 1))
            for update skip locked)) returning *)
        insert into %2$I (tenant_id, %3$s, n) select tenant_id, %3$s, sum(n) from gone group by tenant_id, %3$s having sum(n) <> 0;
      end if;
      return null;
    end $t$ $f$, 'sum_' || counted, counted || '_sums', columns);
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format('create trigger %1$I after %2$s on %3$I referencing %4$s for each statement execute function %5$I()',
      'sums_after_' || event, event, counted, transition_tables(event), 'sum_' || counted);
  end loop;
  call run_unseen(format('%I()', 'sum_' || counted));
end $$;

-- Keeps in a table what the view `<table>_now` works out from nothing: makes `keep_<table>(tenant, people)`, which writes the
-- rows of these people again. The key of the table is its primary key; `person` is the column that says whose row it is. What
-- is about something else than people names its table instead.
create procedure keep_rows(kept text, person text, about text default 'users') language plpgsql as $$
declare
  key constant text[] := array(select a.attname from pg_index i join pg_attribute a
    on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indrelid = kept::regclass and i.indisprimary);
  others constant text[] := array(select a.attname from pg_attribute a where a.attrelid = kept::regclass
    and a.attnum > 0 and not a.attisdropped and a.attname <> all(key) order by a.attnum);
begin
  -- Whoever changes something else of the same ones waits here, and then sees what was changed.
  execute format($f$create function %1$I(tenant uuid, people uuid[]) returns void language plpgsql as $t$
    begin
      perform from %12$I where tenant_id = tenant and id = any(people) order by id for no key update;
      with v as materialized (select * from %2$I where tenant_id = tenant and %3$I = any(people)),
      gone as (
        delete from %4$I k where k.tenant_id = tenant and k.%3$I = any(people)
          and not exists (select from v where (%5$s) = (%6$s)))
      insert into %4$I as k (%7$s) select %7$s from v
        on conflict (%8$s) do update set (%9$s) = row(%10$s) where (%11$s) is distinct from (%10$s);
    end $t$ $f$,
    'keep_' || kept, kept || '_now', person, kept,
    (select string_agg('v.' || quote_ident(c), ', ') from unnest(key) c),
    (select string_agg('k.' || quote_ident(c), ', ') from unnest(key) c),
    (select string_agg(quote_ident(c), ', ') from unnest(key || others) c),
    (select string_agg(quote_ident(c), ', ') from unnest(key) c),
    (select string_agg(quote_ident(c), ', ') from unnest(others) c),
    (select string_agg('excluded.' || quote_ident(c), ', ') from unnest(others) c),
    (select string_agg('k.' || quote_ident(c), ', ') from unnest(others) c), about);
  call run_unseen(format('%I(uuid, uuid[])', 'keep_' || kept));
end $$;

-- Says whose rows of kept tables are worked out again after a change of another table. `people` finds them (tenant_id, person)
-- in `changed`: the rows that came or went, with the columns `watched`; of an update those of which one of them is other now,
-- as they were and as they are.
create procedure keep_after(source text, events text[], watched text, people text, kept text[]) language plpgsql as $$
declare
  work constant text := (select string_agg(format('perform %I(part.tenant_id, part.people);', 'keep_' || k), ' ') from unnest(kept) k);
  event text;
  name text;
begin
  foreach event in array events loop
    name := format('keep_after_%s_of_%s_for_%s', event, source, kept[1]);
    execute format($f$create function %1$I() returns trigger language plpgsql as $t$
      declare part record;
      begin
        for part in with changed as (%2$s) select tenant_id, array_agg(distinct person) as people from (%3$s) p group by tenant_id
        loop %4$s end loop;
        return null;
      end $t$ $f$, name,
      case event when 'insert' then format('select %s from new_rows', watched)
        when 'delete' then format('select %s from old_rows', watched)
        else format('(select %1$s from new_rows except all select %1$s from old_rows) union all (select %1$s from old_rows except all select %1$s from new_rows)', watched) end,
      people, work);
    execute format('create trigger %1$I after %2$s on %3$I referencing %4$s for each statement execute function %1$I()',
      name, event, source, transition_tables(event));
    call run_unseen(format('%I()', name));
  end loop;
end $$;
