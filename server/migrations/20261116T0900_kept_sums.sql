-- Numbers of a school cost the same whatever its size: they are kept and not counted anew for every page (decision 28).
--
-- A kept table holds one row per thing that is counted, as the view `<table>_now` works it out from nothing; triggers
-- write it again for the people whom a change is about. Its sums stand in `<table>_sums`: every change adds lines of how
-- many more or fewer there are, and never changes one. So two people who write at once do not wait for each other, and
-- cannot lock each other out. Now and then the lines are folded into one.

-- Makes `<table>_sums`, which counts by the columns `by`, and `keep_<table>(tenant, people)`, which writes the rows of these
-- people again. The key of the table is its primary key; `person` is the column that says whose row it is.
create procedure keep_sums(kept text, person text, by text[]) language plpgsql as $$
declare
  columns constant text := (select string_agg(quote_ident(c), ', ') from unnest(by) c);
  key constant text[] := array(select a.attname from pg_index i join pg_attribute a
    on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indrelid = kept::regclass and i.indisprimary);
  others constant text[] := array(select a.attname from pg_attribute a where a.attrelid = kept::regclass
    and a.attnum > 0 and not a.attisdropped and a.attname <> all(key) order by a.attnum);
  event text;
begin
  execute format('create table %1$I as select tenant_id, %2$s, 0 as n from %3$I', kept || '_sums', columns, kept);
  execute format('alter table %I alter column tenant_id set not null, alter column n set not null', kept || '_sums');
  execute format('create index %I on %I (tenant_id, %I)', kept || '_sums_by_' || by[1], kept || '_sums', by[1]);
  call protect_tenant_table(kept || '_sums', 'select');

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
      -- Every so often the lines of a sum become one, those of this tenant. What somebody else folds at this moment is
      -- left to them.
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
    end $t$ $f$, 'sum_' || kept, kept || '_sums', columns);
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format('create trigger %1$I after %2$s on %3$I referencing %4$s for each statement execute function %5$I()',
      'sums_after_' || event, event, kept, case event when 'insert' then 'new table as new_rows'
        when 'delete' then 'old table as old_rows' else 'old table as old_rows new table as new_rows' end, 'sum_' || kept);
  end loop;

  -- Whoever changes something else of the same people waits here, and then sees what was changed.
  execute format($f$create function %1$I(tenant uuid, people uuid[]) returns void language plpgsql as $t$
    begin
      perform from users where tenant_id = tenant and id = any(people) order by id for no key update;
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
    (select string_agg('k.' || quote_ident(c), ', ') from unnest(others) c));
end $$;

-- Everybody of an organization once, with what lists and dashboards choose them by.
create view organization_people_now with (security_invoker = true) as
  select r.tenant_id, r.organization_id, r.user_id,
    array_agg(r.name order by r.name) as roles_here,
    (select array_agg(distinct a.name order by a.name) from roles a where a.tenant_id = r.tenant_id and a.user_id = r.user_id) as roles,
    u.last_name_order, u.status, u.invited_at is not null as is_invited, u.last_sign_in_at is not null as has_signed_in,
    (select p.departed_on from student_profiles p where p.tenant_id = r.tenant_id and p.id = r.user_id) as departed_on,
    -- The days on which somebody looks after them: through a class that is as long as both are in it.
    case when bool_or(r.name = 'student') then coalesce((
      select range_agg(d.days) from (
        select daterange(null, null) as days from mentorships m where m.tenant_id = r.tenant_id and m.student_id = r.user_id
        union all
        select daterange(greatest(g.started_on, y.start_date), least(g.ended_on, y.end_date), '[]')
        from group_memberships g
        join groups c on c.tenant_id = g.tenant_id and c.id = g.group_id
        join school_years y on y.tenant_id = c.tenant_id and y.id = c.school_year_id
        where g.tenant_id = r.tenant_id and g.student_id = r.user_id
          and greatest(g.started_on, y.start_date) <= least(g.ended_on, y.end_date)
          and exists (select from mentorships m where m.tenant_id = g.tenant_id and m.group_id = g.group_id)) d)::text, '{}') end as mentored_on
  from roles r
  join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
  where r.organization_id is not null
  group by r.tenant_id, r.organization_id, r.user_id, u.last_name_order, u.status, u.invited_at, u.last_sign_in_at;

grant select on organization_people_now to :app, :system;

create table organization_people (
  tenant_id       uuid not null default current_tenant(),
  organization_id uuid not null,
  user_id         uuid not null,
  roles_here      text[] not null,
  -- Those at other organizations too.
  roles           text[] not null,
  last_name_order text collate "C" not null,
  status          text not null,
  is_invited      boolean not null,
  has_signed_in   boolean not null,
  departed_on     date,
  -- A multirange as text, because row-level security keeps an index on a multirange from being used.
  mentored_on     text,
  primary key (tenant_id, organization_id, user_id),
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index organization_people_by_name on organization_people (tenant_id, organization_id, last_name_order, user_id);
create index organization_people_by_user on organization_people (tenant_id, user_id);
create index organization_people_by_mentored on organization_people (tenant_id, organization_id, mentored_on, user_id);
call protect_tenant_table('organization_people', 'select');
call keep_sums('organization_people', 'user_id',
  '{organization_id,roles_here,roles,status,is_invited,has_signed_in,departed_on,mentored_on}');

-- Where every student stands in every period they have a place in. The stages are those of protocol/src/progress.ts by
-- number: without, asking, agreed, running, reviewing, completed. A proposal that is still being looked for is no place
-- yet; one that waits for a yes is nearly one.
create view student_standings_now with (security_invoker = true) as
  select i.tenant_id, i.internship_period_id, i.student_id,
    max(case i.status when 'proposed' then case when p.kind = 'search' then 0 else 1 end
      when 'approved' then 2 when 'contracting' then 2 when 'ready' then 2 when 'running' then 3
      when 'evaluating' then 4 when 'completed' then 5 else 0 end)::smallint as stage,
    -- After this day they are late: the current step should have been done and is not handed in.
    min(p.due_on) filter (where i.status not in ('completed', 'refused', 'stopped') and p.status <> 'submitted') as due_on,
    coalesce(bool_or(i.status not in ('completed', 'refused', 'stopped') and p.status = 'submitted'), false) as handed_in,
    -- Whoever left or was kept out for a while counts nowhere.
    u.status in ('active', 'invited') and exists (select from roles r where r.tenant_id = i.tenant_id
      and r.user_id = i.student_id and r.organization_id = i.school_id and r.name = 'student') as counts,
    (select s.departed_on from student_profiles s where s.tenant_id = i.tenant_id and s.id = i.student_id) as departed_on
  from internships i
  join users u on u.tenant_id = i.tenant_id and u.id = i.student_id
  left join internship_phases p on p.tenant_id = i.tenant_id and p.id = i.current_phase_id
  where i.internship_period_id is not null
  group by i.tenant_id, i.internship_period_id, i.student_id, i.school_id, u.status;

grant select on student_standings_now to :app, :system;

create table student_standings (
  tenant_id            uuid not null default current_tenant(),
  internship_period_id uuid not null,
  student_id           uuid not null,
  stage                smallint not null,
  due_on               date,
  handed_in            boolean not null,
  counts               boolean not null,
  departed_on          date,
  primary key (tenant_id, internship_period_id, student_id),
  foreign key (tenant_id, internship_period_id) references internship_periods on delete cascade,
  foreign key (tenant_id, student_id) references users on delete cascade
);
create index student_standings_by_student on student_standings (tenant_id, student_id);
create index student_standings_by_day on student_standings (tenant_id, internship_period_id, due_on);
call protect_tenant_table('student_standings', 'select');
call keep_sums('student_standings', 'student_id',
  '{internship_period_id,stage,due_on,handed_in,counts,departed_on}');

-- What changes whose rows. Each trigger names the people; that is all a new source has to say.
create function keep_people_of_users() returns trigger language plpgsql as $$
declare part record;
begin
  for part in select n.tenant_id, array_agg(n.id) as people from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
    where (o.status, o.invited_at is null, o.last_sign_in_at is null, o.last_name_order)
      is distinct from (n.status, n.invited_at is null, n.last_sign_in_at is null, n.last_name_order)
    group by n.tenant_id
  loop
    perform keep_organization_people(part.tenant_id, part.people);
    perform keep_student_standings(part.tenant_id, part.people);
  end loop;
  return null;
end $$;
create trigger keep_people after update on users referencing old table as old_rows new table as new_rows
  for each statement execute function keep_people_of_users();

create function keep_people_of_roles() returns trigger language plpgsql as $$
declare part record;
begin
  for part in select tenant_id, array_agg(distinct user_id) as people from changed_rows group by tenant_id loop
    perform keep_organization_people(part.tenant_id, part.people);
    perform keep_student_standings(part.tenant_id, part.people);
  end loop;
  return null;
end $$;
create trigger keep_people_of_new after insert on roles referencing new table as changed_rows
  for each statement execute function keep_people_of_roles();
create trigger keep_people_of_gone after delete on roles referencing old table as changed_rows
  for each statement execute function keep_people_of_roles();
create trigger keep_people_of_changed after update on roles referencing new table as changed_rows
  for each statement execute function keep_people_of_roles();

create function keep_people_of_profiles() returns trigger language plpgsql as $$
declare part record;
begin
  for part in select n.tenant_id, array_agg(n.id) as people from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
    where o.departed_on is distinct from n.departed_on group by n.tenant_id
  loop
    perform keep_organization_people(part.tenant_id, part.people);
    perform keep_student_standings(part.tenant_id, part.people);
  end loop;
  return null;
end $$;
create trigger keep_people after update on student_profiles referencing old table as old_rows new table as new_rows
  for each statement execute function keep_people_of_profiles();

create function keep_people_of_memberships() returns trigger language plpgsql as $$
declare part record;
begin
  for part in select tenant_id, array_agg(distinct student_id) as people from changed_rows group by tenant_id loop
    perform keep_organization_people(part.tenant_id, part.people);
  end loop;
  return null;
end $$;
create trigger keep_people_of_new after insert on group_memberships referencing new table as changed_rows
  for each statement execute function keep_people_of_memberships();
create trigger keep_people_of_gone after delete on group_memberships referencing old table as changed_rows
  for each statement execute function keep_people_of_memberships();
create trigger keep_people_of_changed after update on group_memberships referencing new table as changed_rows
  for each statement execute function keep_people_of_memberships();

create function keep_people_of_mentorships() returns trigger language plpgsql as $$
declare part record;
begin
  for part in select c.tenant_id, array_agg(distinct coalesce(c.student_id, g.student_id)) as people
    from changed_rows c left join group_memberships g on g.tenant_id = c.tenant_id and g.group_id = c.group_id
    where coalesce(c.student_id, g.student_id) is not null group by c.tenant_id
  loop
    perform keep_organization_people(part.tenant_id, part.people);
  end loop;
  return null;
end $$;
create trigger keep_people_of_new after insert on mentorships referencing new table as changed_rows
  for each statement execute function keep_people_of_mentorships();
create trigger keep_people_of_gone after delete on mentorships referencing old table as changed_rows
  for each statement execute function keep_people_of_mentorships();
create trigger keep_people_of_left after update on mentorships referencing old table as changed_rows
  for each statement execute function keep_people_of_mentorships();
create trigger keep_people_of_changed after update on mentorships referencing new table as changed_rows
  for each statement execute function keep_people_of_mentorships();

-- A class that moves to another year, and a year with other days: rare, and about many.
create function keep_people_of_groups() returns trigger language plpgsql as $$
declare part record;
begin
  for part in select n.tenant_id, array_agg(distinct g.student_id) as people
    from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
    join group_memberships g on g.tenant_id = n.tenant_id and g.group_id = n.id
    where o.school_year_id <> n.school_year_id group by n.tenant_id
  loop
    perform keep_organization_people(part.tenant_id, part.people);
  end loop;
  return null;
end $$;
create trigger keep_people after update on groups referencing old table as old_rows new table as new_rows
  for each statement execute function keep_people_of_groups();
create function keep_people_of_years() returns trigger language plpgsql as $$
declare part record;
begin
  for part in select n.tenant_id, array_agg(distinct g.student_id) as people
    from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
    join groups c on c.tenant_id = n.tenant_id and c.school_year_id = n.id
    join group_memberships g on g.tenant_id = c.tenant_id and g.group_id = c.id
    where (o.start_date, o.end_date) <> (n.start_date, n.end_date) group by n.tenant_id
  loop
    perform keep_organization_people(part.tenant_id, part.people);
  end loop;
  return null;
end $$;
create trigger keep_people after update on school_years referencing old table as old_rows new table as new_rows
  for each statement execute function keep_people_of_years();

create function keep_standings_of_internships() returns trigger language plpgsql as $$
declare part record;
begin
  for part in select tenant_id, array_agg(distinct student_id) as people from changed_rows
    where internship_period_id is not null group by tenant_id
  loop
    perform keep_student_standings(part.tenant_id, part.people);
  end loop;
  return null;
end $$;
create trigger keep_standings_of_new after insert on internships referencing new table as changed_rows
  for each statement execute function keep_standings_of_internships();
create trigger keep_standings_of_gone after delete on internships referencing old table as changed_rows
  for each statement execute function keep_standings_of_internships();
create function keep_standings_of_changed() returns trigger language plpgsql as $$
declare part record;
begin
  for part in select tenant_id, array_agg(distinct student_id) as people from (
      select tenant_id, id, student_id, school_id, internship_period_id, status, current_phase_id from new_rows
      except select tenant_id, id, student_id, school_id, internship_period_id, status, current_phase_id from old_rows
      union (select tenant_id, id, student_id, school_id, internship_period_id, status, current_phase_id from old_rows
      except select tenant_id, id, student_id, school_id, internship_period_id, status, current_phase_id from new_rows)) c
    group by tenant_id
  loop
    perform keep_student_standings(part.tenant_id, part.people);
  end loop;
  return null;
end $$;
create trigger keep_standings_of_changed after update on internships referencing old table as old_rows new table as new_rows
  for each statement execute function keep_standings_of_changed();

create function keep_standings_of_phases() returns trigger language plpgsql as $$
declare part record;
begin
  for part in select c.tenant_id, array_agg(distinct i.student_id) as people
    from changed_rows c join internships i on i.tenant_id = c.tenant_id and i.current_phase_id = c.id group by c.tenant_id
  loop
    perform keep_student_standings(part.tenant_id, part.people);
  end loop;
  return null;
end $$;
create trigger keep_standings after update on internship_phases referencing new table as changed_rows
  for each statement execute function keep_standings_of_phases();

-- Indexes that count: the applications of a school by state, and what its students found themselves.
create index applications_by_state on applications (tenant_id, school_id, status, created_at, id);
create index internships_by_school_report on internships (tenant_id, school_id, report_state, created_at, id) where self_found;

-- Nobody writes what is kept but these functions; they see every tenant, and so name the one they are about.
do $$
declare f regprocedure;
begin
  for f in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    and proname ~ '^(keep|sum)_(people|standings|organization_people|student_standings)(_|$)'
  loop
    execute format('alter function %s security definer set search_path = public, system', f);
    -- The system role may own things in its own schema only.
    execute format('alter function %s set schema system', f);
    execute format('alter function %s owner to %I', f, current_database() || '_system');
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
