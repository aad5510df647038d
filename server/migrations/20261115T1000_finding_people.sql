-- How people are found and counted. First the words one finds people and organizations by. Row-level security keeps LIKE and full-text indexes from being
-- used; comparing words is allowed, so "starts with" is a range in an index.

create table user_words (
  tenant_id uuid not null default current_tenant(),
  word      text collate "C" not null,
  user_id   uuid not null,
  primary key (tenant_id, word, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index user_words_by_user on user_words (tenant_id, user_id);
call protect_tenant_table('user_words', is_large => true);

create table organization_words (
  tenant_id       uuid not null default current_tenant(),
  word            text collate "C" not null,
  organization_id uuid not null,
  primary key (tenant_id, word, organization_id),
  foreign key (tenant_id, organization_id) references organizations on delete cascade
);
create index organization_words_by_organization on organization_words (tenant_id, organization_id);
call protect_tenant_table('organization_words');

create function write_user_words(ids uuid[]) returns void language sql
begin atomic
  delete from user_words where user_id = any(ids);
  insert into user_words (tenant_id, word, user_id)
    select u.tenant_id, w, u.id
    from users u
    -- The number as a question of its own, not as a join: in the middle of an import the planner knows no sizes.
    cross join lateral search_terms(concat_ws(' ', u.first_name, u.infix, u.last_name, u.email,
      (select concat_ws(' ', p.student_number, p.number_key) from student_profiles p where p.tenant_id = u.tenant_id and p.id = u.id))) w
    where u.id = any(ids);
end;

create function write_organization_words(ids uuid[]) returns void language sql
begin atomic
  delete from organization_words where organization_id = any(ids);
  insert into organization_words (tenant_id, word, organization_id)
    select o.tenant_id, w, o.id
    from organizations o
    cross join lateral search_terms(concat_ws(' ', o.name, o.city, o.email, o.chamber_number, o.brin)) w
    where o.id = any(ids);
end;

-- Once per statement, and only for rows of which a searchable text changed: signing in does not.
create function user_words_of_new() returns trigger language plpgsql as $$
begin
  perform write_user_words(array(select id from new_rows));
  return null;
end $$;
create function user_words_of_changed() returns trigger language plpgsql as $$
declare changed uuid[] := array(
  select n.id from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
  where (o.first_name, o.infix, o.last_name, o.email) is distinct from (n.first_name, n.infix, n.last_name, n.email));
begin
  if cardinality(changed) > 0 then perform write_user_words(changed); end if;
  return null;
end $$;
create function user_words_of_new_number() returns trigger language plpgsql as $$
begin
  insert into user_words (tenant_id, word, user_id)
    select n.tenant_id, w, n.id from new_rows n cross join lateral search_terms(concat_ws(' ', n.student_number, n.number_key)) w
    on conflict do nothing;
  return null;
end $$;
create function user_words_of_number() returns trigger language plpgsql as $$
declare changed uuid[] := array(
  select n.id from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
  where o.student_number is distinct from n.student_number);
begin
  if cardinality(changed) > 0 then perform write_user_words(changed); end if;
  return null;
end $$;
create function organization_words_of_new() returns trigger language plpgsql as $$
begin
  perform write_organization_words(array(select id from new_rows));
  return null;
end $$;
create function organization_words_of_changed() returns trigger language plpgsql as $$
declare changed uuid[] := array(
  select n.id from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
  where (o.name, o.city, o.email, o.chamber_number, o.brin) is distinct from (n.name, n.city, n.email, n.chamber_number, n.brin));
begin
  if cardinality(changed) > 0 then perform write_organization_words(changed); end if;
  return null;
end $$;

create trigger words_of_new after insert on users
  referencing new table as new_rows for each statement execute function user_words_of_new();
create trigger words_of_changed after update on users
  referencing old table as old_rows new table as new_rows for each statement execute function user_words_of_changed();
create trigger words_of_new after insert on student_profiles
  referencing new table as new_rows for each statement execute function user_words_of_new_number();
create trigger words_of_changed after update on student_profiles
  referencing old table as old_rows new table as new_rows for each statement execute function user_words_of_number();
create trigger words_of_new after insert on organizations
  referencing new table as new_rows for each statement execute function organization_words_of_new();
create trigger words_of_changed after update on organizations
  referencing old table as old_rows new table as new_rows for each statement execute function organization_words_of_changed();

-- Everybody of an organization once, with what lists and dashboards choose them by.
create view organization_people_now with (security_invoker = true) as
  select r.tenant_id, r.organization_id, r.user_id,
    array_agg(r.name order by r.name) as roles_here,
    (select array_agg(distinct a.name order by a.name) from roles a where a.tenant_id = r.tenant_id and a.user_id = r.user_id) as roles,
    bool_or(r.name <> 'student') as has_other_role,
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
  -- One here that is not that of a student: of a school they are few.
  has_other_role  boolean not null,
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
create index organization_people_by_name on organization_people (tenant_id, organization_id, last_name_order, user_id) include (status);
create index organization_people_by_status on organization_people (tenant_id, organization_id, status, last_name_order, user_id);
create index organization_people_of_staff on organization_people (tenant_id, organization_id, last_name_order, user_id) where has_other_role;
create index organization_people_by_user on organization_people (tenant_id, user_id);
create index organization_people_by_mentored on organization_people (tenant_id, organization_id, mentored_on, last_name_order, user_id)
  where mentored_on is not null;
call protect_tenant_table('organization_people', 'select', is_large => true);
call keep_rows('organization_people', 'user_id');
call keep_sums('organization_people', '{organization_id,roles_here,roles,status,is_invited,has_signed_in,departed_on,mentored_on}');

-- The students of every level: who has none of their own has that of the class, as long as both last.
create view level_students_now with (security_invoker = true) as
  select p.tenant_id, l.level_id, p.id as student_id, range_agg(l.days)::text as days, u.status = 'archived' as is_archived, p.departed_on
  from student_profiles p
  join users u on u.tenant_id = p.tenant_id and u.id = p.id
  cross join lateral (
    select p.level_id, daterange(null, null) as days where p.level_id is not null
    union all
    select c.level_id, daterange(greatest(g.started_on, y.start_date), least(g.ended_on, y.end_date), '[]')
    from group_memberships g
    join groups c on c.tenant_id = g.tenant_id and c.id = g.group_id and c.level_id is not null
    join school_years y on y.tenant_id = c.tenant_id and y.id = c.school_year_id
    where p.level_id is null and g.tenant_id = p.tenant_id and g.student_id = p.id
      and greatest(g.started_on, y.start_date) <= least(g.ended_on, y.end_date)) l
  group by p.tenant_id, l.level_id, p.id, u.status, p.departed_on;
grant select on level_students_now to :app, :system;

create table level_students (
  tenant_id   uuid not null default current_tenant(),
  level_id    uuid not null,
  student_id  uuid not null,
  days        text not null,
  is_archived boolean not null,
  departed_on date,
  primary key (tenant_id, level_id, student_id),
  foreign key (tenant_id, level_id) references levels on delete cascade,
  foreign key (tenant_id, student_id) references users on delete cascade
);
create index level_students_by_student on level_students (tenant_id, student_id);
call protect_tenant_table('level_students', 'select');
call keep_rows('level_students', 'student_id');
call keep_sums('level_students', '{level_id,days,is_archived,departed_on}');

call keep_after('users', '{update}', 'tenant_id, id, status, last_name_order, invited_at is null as invited, last_sign_in_at is null as signed_in',
  'select tenant_id, id as person from changed', '{organization_people}');
call keep_after('users', '{update}', 'tenant_id, id, status', 'select tenant_id, id as person from changed', '{level_students}');
call keep_after('roles', '{insert,update,delete}', 'tenant_id, user_id, organization_id, name',
  'select tenant_id, user_id as person from changed', '{organization_people}');
call keep_after('student_profiles', '{insert,update,delete}', 'tenant_id, id, departed_on',
  'select tenant_id, id as person from changed where departed_on is not null', '{organization_people}');
call keep_after('student_profiles', '{insert,update,delete}', 'tenant_id, id, departed_on, level_id',
  -- Whoever was in a class before there was a profile counts from then on.
  'select c.tenant_id, c.id as person from changed c where c.departed_on is not null or c.level_id is not null
    or exists (select from group_memberships g where g.tenant_id = c.tenant_id and g.student_id = c.id)', '{level_students}');
call keep_after('group_memberships', '{insert,update,delete}', 'tenant_id, student_id, group_id, started_on, ended_on',
  'select tenant_id, student_id as person from changed', '{organization_people,level_students,mentees}');
call keep_after('mentorships', '{insert,update,delete}', 'tenant_id, mentor_id, student_id, group_id',
  'select c.tenant_id, coalesce(c.student_id, g.student_id) as person
   from changed c left join group_memberships g on g.tenant_id = c.tenant_id and g.group_id = c.group_id
   where coalesce(c.student_id, g.student_id) is not null', '{organization_people,mentees}');
-- A class that moves to another year or level, and a year with other days: rare, and about many.
call keep_after('groups', '{update}', 'tenant_id, id, school_year_id, level_id',
  'select g.tenant_id, g.student_id as person
   from changed c join group_memberships g on g.tenant_id = c.tenant_id and g.group_id = c.id', '{organization_people,level_students,mentees}');
call keep_after('school_years', '{update}', 'tenant_id, id, start_date, end_date',
  'select g.tenant_id, g.student_id as person from changed y
   join groups c on c.tenant_id = y.tenant_id and c.school_year_id = y.id
   join group_memberships g on g.tenant_id = c.tenant_id and g.group_id = c.id', '{organization_people,level_students,mentees}');

-- PostgreSQL plans by what it last counted. When a first import fills empty tables, it would go on reading them as if they
-- were empty until it counts by itself, a minute later: lists then take seconds. Only an owner may ask it to count.
create function system.count_people_again() returns void
  language plpgsql security definer set search_path = public as $$
begin
  analyze users, roles, student_profiles, groups, group_memberships, user_words, organization_people, level_students, mentees;
end $$;
-- Not run_as_system: the owner of the tables has to do it.
revoke all on function system.count_people_again() from public;
grant execute on function system.count_people_again() to :app;
