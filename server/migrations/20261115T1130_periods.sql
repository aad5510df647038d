-- What students may do in a period, and for whom it is; and a class that ends with its school year.

alter table internship_periods
  add column description text,
  add column may_search boolean not null default true,
  add column may_apply boolean not null default true,
  add column may_report_self_found boolean not null default true;

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

-- Nobody is in a class before its school year begins or after it is over, also when nobody wrote down the end.
create or replace view mentored_students with (security_invoker = true) as
  select tenant_id, mentor_id, student_id from mentorships where student_id is not null
  union all
  select m.tenant_id, m.mentor_id, g.student_id
  from mentorships m
  join groups c on c.tenant_id = m.tenant_id and c.id = m.group_id
  join school_years y on y.tenant_id = c.tenant_id and y.id = c.school_year_id
  join group_memberships g on g.tenant_id = m.tenant_id and g.group_id = m.group_id
  where today_nl() between y.start_date and y.end_date
    and today_nl() between g.started_on and coalesce(g.ended_on, 'infinity');
