-- Who worked how long where, by the town of the host: a region has a million internships and some ten thousand people, and a
-- centre asks how many of them there were in each town (decision 129).
create view town_people_now with (security_invoker = true) as
  select i.tenant_id, o.city, i.student_id, sum(i.hours) as hours
  from internships i join organizations o on o.tenant_id = i.tenant_id and o.id = i.organization_id
  where i.hours > 0 and o.type in ('NonProfit', 'Provider') and o.status = 'approved' and o.city is not null
  group by i.tenant_id, o.city, i.student_id;
grant select on town_people_now to :app, :system;

create table town_people (
  tenant_id  uuid not null default current_tenant(),
  city       text not null,
  student_id uuid not null,
  hours      numeric not null,
  primary key (tenant_id, city, student_id),
  foreign key (tenant_id, student_id) references users on delete cascade
);
create index town_people_by_student on town_people (tenant_id, student_id);
call protect_tenant_table('town_people', 'select', is_large => true);
call keep_rows('town_people', 'student_id');
insert into town_people (tenant_id, city, student_id, hours) select tenant_id, city, student_id, hours from town_people_now;

call keep_after('internships', '{insert,update,delete}', 'tenant_id, id, student_id, organization_id, hours',
  'select tenant_id, student_id as person from changed where organization_id is not null and hours > 0', '{town_people}');
call keep_after('organizations', '{update}', 'tenant_id, id, type, status, city',
  'select i.tenant_id, i.student_id as person from changed c
   join internships i on i.tenant_id = c.tenant_id and i.organization_id = c.id and i.hours > 0', '{town_people}');

-- Whether somebody works at a host now is asked of every host, and most of what a host had is over.
create index internships_there_now on internships (tenant_id, organization_id)
  where status in ('approved', 'contracting', 'ready', 'running', 'evaluating');

-- How fast hosts answer is asked of the last year, of whatever a site had.
create index applications_by_sending on applications (tenant_id, sent_at) include (organization_id, status, decided_at, talk_at)
  where sent_at is not null;
