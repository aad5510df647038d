-- How a school is built: years, levels, classes and who is in them, who looks after whom, what a school knows of a student,
-- and the periods in which internships happen.

create table school_years (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  name       text not null,
  start_date date not null,
  end_date   date not null,
  primary key (tenant_id, id),
  unique (tenant_id, start_date),
  constraint school_years_date_order check (start_date < end_date)
);
call protect_tenant_table('school_years');

-- School years run from 1 August to 31 July: last year, this one and the next two always exist.
create function system.ensure_school_years(tenant uuid) returns void
  language sql security definer set search_path = public
  begin atomic
    insert into school_years (tenant_id, name, start_date, end_date)
    select tenant, y || '/' || (y + 1), make_date(y, 8, 1), make_date(y + 1, 7, 31)
    from (select extract(year from today_nl() - interval '7 months')::int as this_year) as now,
         generate_series(this_year - 1, this_year + 2) as y
    on conflict (tenant_id, start_date) do nothing;
  end;
call run_as_system('system.ensure_school_years');

create function system.ensure_all_school_years() returns void
  language sql security definer set search_path = public
  begin atomic
    select system.ensure_school_years(id) from tenants;
  end;
call run_as_system('system.ensure_all_school_years');

create table levels (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  school_id  uuid not null,
  name       text not null,
  -- A column and not an index on lower(name): row-level security keeps indexes on functions from being used.
  name_key   text not null generated always as (lower(name)) stored,
  position   integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations,
  unique (tenant_id, school_id, name_key)
);
create index levels_by_position on levels (tenant_id, position, id);
create index levels_by_name on levels (tenant_id, name, id);
create trigger touch before update on levels for each row execute function touch_updated_at();
call protect_tenant_table('levels');

create table groups (
  tenant_id      uuid not null default current_tenant(),
  id             uuid not null default gen_random_uuid(),
  school_id      uuid not null,
  school_year_id uuid not null,
  level_id       uuid,
  name           text not null,
  name_key       text not null generated always as (lower(name)) stored,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, school_year_id) references school_years,
  foreign key (tenant_id, level_id) references levels on delete set null (level_id),
  unique (tenant_id, school_id, school_year_id, name_key)
);
create index groups_by_year on groups (tenant_id, school_year_id);
create index groups_by_level on groups (tenant_id, level_id, school_year_id);
create index groups_by_name on groups (tenant_id, name, id);
create index groups_by_creation on groups (tenant_id, created_at, id);
create trigger touch before update on groups for each row execute function touch_updated_at();
call protect_tenant_table('groups');

-- Who was in which class from when to when; the last day included. Nothing is overwritten when somebody moves.
create table group_memberships (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  group_id   uuid not null,
  student_id uuid not null,
  started_on date not null default today_nl(),
  ended_on   date,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, group_id) references groups on delete cascade,
  foreign key (tenant_id, student_id) references users on delete cascade,
  -- A stay in a class lasts a day at least.
  constraint group_memberships_date_order check (ended_on >= started_on)
);
create unique index group_memberships_open on group_memberships (tenant_id, group_id, student_id) where ended_on is null;
create index group_memberships_by_student on group_memberships (tenant_id, student_id, started_on);
create index group_memberships_by_group on group_memberships (tenant_id, group_id, started_on);
create index group_memberships_by_start on group_memberships (tenant_id, started_on, id);
call protect_tenant_table('group_memberships', is_large => true);

-- A mentor looks after single students, or after whoever is in a class.
create table mentorships (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  school_id  uuid not null,
  mentor_id  uuid not null,
  student_id uuid,
  group_id   uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, mentor_id) references users on delete cascade,
  foreign key (tenant_id, student_id) references users on delete cascade,
  foreign key (tenant_id, group_id) references groups on delete cascade,
  unique (tenant_id, mentor_id, student_id),
  constraint mentorships_one_subject check (num_nonnulls(student_id, group_id) = 1)
);
create index mentorships_by_student on mentorships (tenant_id, student_id);
create index mentorships_by_school on mentorships (tenant_id, school_id);
create unique index mentorships_by_group on mentorships (tenant_id, group_id, mentor_id) where group_id is not null;
create index mentorships_by_creation on mentorships (tenant_id, created_at, id);
call protect_tenant_table('mentorships');

-- Who looks after whom, whichever way, on which days; the last day included. Nobody is in a class before its school year begins
-- or after it is over, also when nobody wrote down the end.
create view mentees_now with (security_invoker = true) as
  select s.tenant_id, s.mentor_id, s.student_id, coalesce(lower(d), '-infinity')::date as started_on,
    coalesce(upper(d) - 1, 'infinity')::date as ended_on
  from (
    select l.tenant_id, l.mentor_id, l.student_id, range_agg(l.days) as days from (
      select m.tenant_id, m.mentor_id, m.student_id, daterange(null, null) as days from mentorships m where m.student_id is not null
      union all
      select m.tenant_id, m.mentor_id, g.student_id, daterange(greatest(g.started_on, y.start_date), least(g.ended_on, y.end_date), '[]')
      from mentorships m
      join groups c on c.tenant_id = m.tenant_id and c.id = m.group_id
      join school_years y on y.tenant_id = c.tenant_id and y.id = c.school_year_id
      join group_memberships g on g.tenant_id = m.tenant_id and g.group_id = m.group_id
      where greatest(g.started_on, y.start_date) <= least(g.ended_on, y.end_date)) l
    group by l.tenant_id, l.mentor_id, l.student_id) s
  cross join lateral unnest(s.days) d;
grant select on mentees_now to :app, :system;

-- The same, kept (decision 28): nearly every rule about a mentor asks for it, some of them of every row of a page.
create table mentees (
  tenant_id  uuid not null default current_tenant(),
  mentor_id  uuid not null,
  student_id uuid not null,
  started_on date not null,
  ended_on   date not null,
  primary key (tenant_id, mentor_id, student_id, started_on),
  foreign key (tenant_id, mentor_id) references users on delete cascade,
  foreign key (tenant_id, student_id) references users on delete cascade
);
create index mentees_by_student on mentees (tenant_id, student_id);
call protect_tenant_table('mentees', 'select', is_large => true);
call keep_rows('mentees', 'student_id');

-- Who looks after whom today. Seen with the rights of whoever asks.
create view mentored_students with (security_invoker = true) as
  select tenant_id, mentor_id, student_id from mentees where today_nl() between started_on and ended_on;
grant select on mentored_students to :app, :system;

-- What a school knows of a student besides the account; the id is that of the account.
create table student_profiles (
  tenant_id             uuid not null default current_tenant(),
  id                    uuid not null,
  school_id             uuid not null,
  student_number        text,
  -- 001234 and 1234 are the same student: compared without leading zeros, kept as it was written.
  number_key            text generated always as (ltrim(lower(student_number), '0')) stored,
  eck_id                text,
  birth_date            date,
  postal_code           text,
  level_id              uuid,
  -- On which days a student can come, 1 (Monday) to 7 (Sunday); none means that they did not say.
  weekdays              smallint[] not null default '{}' check (weekdays <@ '{1,2,3,4,5,6,7}'),
  guardian_name         text,
  guardian_email        text,
  guardian_phone        text,
  second_guardian_name  text,
  second_guardian_email text,
  access_needs          text,
  departed_on           date,
  created_at            timestamptz not null default now(),
  updated_at            timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references users on delete cascade,
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, level_id) references levels on delete set null (level_id),
  unique (tenant_id, school_id, number_key),
  unique (tenant_id, eck_id)
);
create index student_profiles_by_number on student_profiles (tenant_id, student_number, id);
create index student_profiles_by_level on student_profiles (tenant_id, level_id);
create index student_profiles_by_change on student_profiles (tenant_id, updated_at, id);
create index student_profiles_by_departure on student_profiles (tenant_id, departed_on) where departed_on is not null;
create trigger touch before update on student_profiles for each row execute function touch_updated_at();
call protect_tenant_table('student_profiles', is_large => true);

-- Whoever becomes a student somewhere has a profile, whichever way they came.
create function student_profile_of_new() returns trigger language plpgsql as $$
begin
  insert into student_profiles (tenant_id, id, school_id)
    select distinct on (r.user_id) r.tenant_id, r.user_id, r.organization_id
    from new_rows r where r.name = 'student' and r.organization_id is not null
    order by r.user_id, r.organization_id
    on conflict (tenant_id, id) do nothing;
  return null;
end $$;
create trigger student_profile_of_new after insert on roles
  referencing new table as new_rows for each statement execute function student_profile_of_new();

create table tags (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  name       text not null,
  name_key   text not null generated always as (lower(name)) stored,
  color      text not null default 'neutral' check (color in ('neutral', 'primary', 'secondary', 'success', 'warning', 'danger', 'info')),
  icon       text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, name_key)
);
create index tags_by_name on tags (tenant_id, name, id);
create index tags_by_creation on tags (tenant_id, created_at, id);
create trigger touch before update on tags for each row execute function touch_updated_at();
call protect_tenant_table('tags');

create table student_interests (
  tenant_id  uuid not null default current_tenant(),
  student_id uuid not null,
  tag_id     uuid not null,
  primary key (tenant_id, student_id, tag_id),
  foreign key (tenant_id, student_id) references users on delete cascade,
  foreign key (tenant_id, tag_id) references tags on delete cascade
);
create index student_interests_by_tag on student_interests (tenant_id, tag_id);
call protect_tenant_table('student_interests');
call keep_sums('student_interests', '{tag_id}');

create table organization_tags (
  tenant_id       uuid not null default current_tenant(),
  organization_id uuid not null,
  tag_id          uuid not null,
  primary key (tenant_id, organization_id, tag_id),
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  foreign key (tenant_id, tag_id) references tags on delete cascade
);
create index organization_tags_by_tag on organization_tags (tenant_id, tag_id);
call protect_tenant_table('organization_tags');
call keep_sums('organization_tags', '{tag_id}');

create table internship_periods (
  tenant_id             uuid not null default current_tenant(),
  id                    uuid not null default gen_random_uuid(),
  school_id             uuid not null,
  school_year_id        uuid not null,
  name                  text not null,
  description           text,
  start_date            date not null,
  end_date              date not null,
  status                text not null default 'active' check (status in ('active', 'archived')),
  target_hours          integer,
  -- What students may do in it.
  may_search            boolean not null default true,
  may_apply             boolean not null default true,
  may_report_self_found boolean not null default true,
  needs_mentor_approval boolean not null default false,
  created_at            timestamptz not null default now(),
  updated_at            timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, school_year_id) references school_years,
  constraint internship_periods_date_order check (start_date <= end_date)
);
create index internship_periods_by_school on internship_periods (tenant_id, school_id, start_date, id);
create index internship_periods_by_year on internship_periods (tenant_id, school_year_id);
create index internship_periods_by_start on internship_periods (tenant_id, start_date, id);
create trigger touch before update on internship_periods for each row execute function touch_updated_at();
call protect_tenant_table('internship_periods');

-- Levels and classes that take part. A period without any is for the whole school, so the last one does not go quietly:
-- a level or class that a period needs cannot be deleted.
create table internship_period_levels (
  tenant_id            uuid not null default current_tenant(),
  internship_period_id uuid not null,
  level_id             uuid not null,
  primary key (tenant_id, internship_period_id, level_id),
  foreign key (tenant_id, internship_period_id) references internship_periods on delete cascade,
  foreign key (tenant_id, level_id) references levels
);
create index internship_period_levels_by_level on internship_period_levels (tenant_id, level_id);
call protect_tenant_table('internship_period_levels');

create table internship_period_groups (
  tenant_id            uuid not null default current_tenant(),
  internship_period_id uuid not null,
  group_id             uuid not null,
  primary key (tenant_id, internship_period_id, group_id),
  foreign key (tenant_id, internship_period_id) references internship_periods on delete cascade,
  foreign key (tenant_id, group_id) references groups
);
create index internship_period_groups_by_group on internship_period_groups (tenant_id, group_id);
call protect_tenant_table('internship_period_groups');
