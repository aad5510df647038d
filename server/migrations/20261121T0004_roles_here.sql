-- Of the people of an organization it is kept which roles they have here. What they are elsewhere is not its own to know, and was
-- nobody's question any more (decision 135).
drop function system.sum_organization_people() cascade;
drop table organization_people_sums;
drop function system.keep_organization_people(uuid, uuid[]);
drop view organization_people_now;
alter table organization_people drop column roles;

create view organization_people_now with (security_invoker = true) as
  select r.tenant_id, r.organization_id, r.user_id,
    array_agg(r.name order by r.name) as roles_here,
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
call keep_rows('organization_people', 'user_id');
call keep_sums('organization_people', '{organization_id,roles_here,status,is_invited,has_signed_in,departed_on,mentored_on}');
insert into organization_people_sums
    (tenant_id, organization_id, roles_here, status, is_invited, has_signed_in, departed_on, mentored_on, n)
  select tenant_id, organization_id, roles_here, status, is_invited, has_signed_in, departed_on, mentored_on, count(*)
  from organization_people group by tenant_id, organization_id, roles_here, status, is_invited, has_signed_in, departed_on, mentored_on;
