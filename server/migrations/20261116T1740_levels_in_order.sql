-- The students of a level are a list too: it is found in the order of their names, and its length is a sum (decision 28).
drop function system.keep_after_update_of_users_for_level_students() cascade;
drop function system.sum_level_students() cascade;
drop table level_students_sums;
drop function system.keep_level_students(uuid, uuid[]);
drop table level_students;
drop view level_students_now;

create view level_students_now with (security_invoker = true) as
  select p.tenant_id, l.level_id, p.id as student_id, p.school_id, range_agg(l.days)::text as days,
    exists (select from roles r where r.tenant_id = p.tenant_id and r.user_id = p.id
      and r.organization_id = p.school_id and r.name = 'student') as is_student,
    u.status, u.last_name_order, p.departed_on
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
  group by p.tenant_id, l.level_id, p.id, p.school_id, u.status, u.last_name_order, p.departed_on;
grant select on level_students_now to :app, :system;

create table level_students (
  tenant_id       uuid not null default current_tenant(),
  level_id        uuid not null,
  student_id      uuid not null,
  school_id       uuid not null,
  -- A multirange as text: the days on which it is theirs.
  days            text not null,
  is_student      boolean not null,
  status          text not null,
  last_name_order text collate "C" not null,
  departed_on     date,
  primary key (tenant_id, level_id, student_id),
  foreign key (tenant_id, level_id) references levels on delete cascade,
  foreign key (tenant_id, student_id) references users on delete cascade,
  foreign key (tenant_id, school_id) references organizations on delete cascade
);
create index level_students_by_student on level_students (tenant_id, student_id);
create index level_students_by_school on level_students (tenant_id, school_id);
create index level_students_by_name on level_students (tenant_id, level_id, last_name_order, student_id);
call protect_tenant_table('level_students', 'select', is_large => true);
call keep_rows('level_students', 'student_id');
call keep_sums('level_students', '{level_id,school_id,days,is_student,status,departed_on}');
insert into level_students (tenant_id, level_id, student_id, school_id, days, is_student, status, last_name_order, departed_on)
  select tenant_id, level_id, student_id, school_id, days, is_student, status, last_name_order, departed_on from level_students_now;

call keep_after('users', '{update}', 'tenant_id, id, status, last_name_order', 'select tenant_id, id as person from changed', '{level_students}');
call keep_after('roles', '{insert,update,delete}', 'tenant_id, user_id, organization_id, name',
  'select tenant_id, user_id as person from changed', '{level_students}');
