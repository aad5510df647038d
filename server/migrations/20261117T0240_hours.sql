-- Hours: what a student or volunteer worked, day by day, and what the host or the school said to it.

create table hour_entries (
  tenant_id      uuid not null default current_tenant(),
  id             uuid not null default gen_random_uuid(),
  internship_id  uuid not null,
  student_id     uuid not null,
  day            date not null,
  -- Both or neither: who only knows how long it was says only that. An end before the start is after midnight.
  starts_at      time,
  ends_at        time,
  break_minutes  smallint not null default 0 check (break_minutes between 0 and 600),
  -- Without the break. What the school copies from paper may be the sum of many days.
  minutes        smallint not null check (minutes between 1 and 30000),
  work           text,
  status         text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected', 'locked')),
  -- Why it was sent back, changed after a yes, or opened again; and how many minutes it was according to the host.
  note           text,
  other_minutes  smallint check (other_minutes between 0 and 1440),
  -- Who said yes or no last: the host, or the school in its place, and why that.
  decided_by_id  uuid,
  decided_as     text check (decided_as in ('host', 'school')),
  decided_at     timestamptz,
  submitted_at   timestamptz,
  -- The rules about working time that it does not keep, each with its id and version.
  breaches       jsonb not null default '[]',
  -- Who worked on it last.
  touched_by_id  uuid,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, internship_id) references internships on delete cascade,
  foreign key (tenant_id, student_id) references users,
  foreign key (tenant_id, decided_by_id) references users on delete set null (decided_by_id),
  foreign key (tenant_id, touched_by_id) references users on delete set null (touched_by_id),
  constraint hour_entries_both_times check ((starts_at is null) = (ends_at is null))
);
create index hour_entries_by_internship on hour_entries (tenant_id, internship_id, day, id);
create index hour_entries_by_student on hour_entries (tenant_id, student_id, day, id);
create index hour_entries_in_order on hour_entries (tenant_id, day, id);
create index hour_entries_waiting on hour_entries (tenant_id, internship_id, submitted_at) where status = 'submitted';
create index hour_entries_by_decider on hour_entries (tenant_id, decided_by_id);
create index hour_entries_by_last_hand on hour_entries (tenant_id, touched_by_id);
create trigger touch before update on hour_entries for each row execute function touch_updated_at();
call protect_tenant_table('hour_entries', is_large => true);

-- What stood there before somebody changed it.
create table hour_changes (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  entry_id      uuid not null,
  day           date not null,
  starts_at     time,
  ends_at       time,
  break_minutes smallint not null,
  minutes       smallint not null,
  work          text,
  written_by_id uuid,
  created_at    timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, entry_id) references hour_entries on delete cascade,
  foreign key (tenant_id, written_by_id) references users on delete set null (written_by_id)
);
create index hour_changes_by_entry on hour_changes (tenant_id, entry_id, created_at, id);
create index hour_changes_by_writer on hour_changes (tenant_id, written_by_id);
call protect_tenant_table('hour_changes', 'select, insert');

create function keep_hour_changes() returns trigger language plpgsql as $$
begin
  insert into hour_changes (tenant_id, entry_id, day, starts_at, ends_at, break_minutes, minutes, work, written_by_id)
  values (old.tenant_id, old.id, old.day, old.starts_at, old.ends_at, old.break_minutes, old.minutes, old.work, old.touched_by_id);
  return null;
end $$;
create trigger keep_changes after update on hour_entries for each row
  when ((old.day, old.starts_at, old.ends_at, old.break_minutes, old.minutes, old.work)
    is distinct from (new.day, new.starts_at, new.ends_at, new.break_minutes, new.minutes, new.work))
  execute function keep_hour_changes();

-- `hours` is what counts: agreed with. Counted in minutes, beside what waits for a yes, and what the school gives for
-- something else.
alter table internships
  add minutes_agreed  integer not null default 0,
  add minutes_waiting integer not null default 0,
  add minutes_credit  integer not null default 0 check (minutes_credit between 0 and 120000),
  add credit_reason   text;

-- By what changed, and not by counting again: two people who agree with two days at the same moment both count. Internships
-- are changed in one order, so that two who answer many at once do not wait for each other.
create function add_minutes(tenant uuid, internship uuid, agreed bigint, waiting bigint) returns void
  language sql as $$
  update internships i set minutes_agreed = i.minutes_agreed + agreed, minutes_waiting = i.minutes_waiting + waiting,
    hours = round((i.minutes_agreed + agreed) / 60.0, 2)
  where i.tenant_id = tenant and i.id = internship and (agreed <> 0 or waiting <> 0)
$$;
create function agreed_minutes(entry hour_entries) returns integer language sql immutable
  return case when entry.status in ('approved', 'locked') then entry.minutes else 0 end;
create function waiting_minutes(entry hour_entries) returns integer language sql immutable
  return case when entry.status = 'submitted' then entry.minutes else 0 end;

create function count_hours() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_minutes(tenant_id, internship_id, agreed, waiting) from (
      select n.tenant_id, n.internship_id, sum(agreed_minutes(n)) as agreed, sum(waiting_minutes(n)) as waiting
      from new_entries n group by 1, 2 order by 2) d;
  elsif tg_op = 'DELETE' then
    perform add_minutes(tenant_id, internship_id, -agreed, -waiting) from (
      select o.tenant_id, o.internship_id, sum(agreed_minutes(o)) as agreed, sum(waiting_minutes(o)) as waiting
      from old_entries o group by 1, 2 order by 2) d;
  else
    perform add_minutes(tenant_id, internship_id, agreed, waiting) from (
      select n.tenant_id, n.internship_id, sum(agreed_minutes(n) - agreed_minutes(o)) as agreed,
        sum(waiting_minutes(n) - waiting_minutes(o)) as waiting
      from new_entries n join old_entries o on o.tenant_id = n.tenant_id and o.id = n.id group by 1, 2 order by 2) d;
  end if;
  return null;
end $$;
create trigger count_new after insert on hour_entries referencing new table as new_entries
  for each statement execute function count_hours();
create trigger count_changed after update on hour_entries referencing new table as new_entries old table as old_entries
  for each statement execute function count_hours();
create trigger count_removed after delete on hour_entries referencing old table as old_entries
  for each statement execute function count_hours();

-- How a step stands, in a word of the feature that it belongs to: hours that are logged and wait for the host.
alter table internship_phases add stand text;
