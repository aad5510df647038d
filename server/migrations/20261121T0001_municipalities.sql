-- Hours are told by municipality (decision 148): a centre asks it for money, and a town is only a part of one. Where the
-- municipality of a host is not known yet, its town stands for it.
alter table organizations add column municipality text;

drop function system.keep_after_insert_of_internships_for_town_people() cascade;
drop function system.keep_after_update_of_internships_for_town_people() cascade;
drop function system.keep_after_delete_of_internships_for_town_people() cascade;
drop function system.keep_after_update_of_organizations_for_town_people() cascade;
drop function system.keep_town_people(uuid, uuid[]);
drop table town_people;
drop view town_people_now;

create view municipality_people_now with (security_invoker = true) as
  select i.tenant_id, coalesce(o.municipality, o.city) as municipality, i.student_id, sum(i.hours) as hours
  from internships i join organizations o on o.tenant_id = i.tenant_id and o.id = i.organization_id
  where i.hours > 0 and o.type in ('NonProfit', 'Provider') and o.status = 'approved' and o.city is not null
  group by i.tenant_id, coalesce(o.municipality, o.city), i.student_id;
grant select on municipality_people_now to :app, :system;

create table municipality_people (
  tenant_id    uuid not null default current_tenant(),
  municipality text not null,
  student_id   uuid not null,
  hours        numeric not null,
  primary key (tenant_id, municipality, student_id),
  foreign key (tenant_id, student_id) references users on delete cascade
);
create index municipality_people_by_student on municipality_people (tenant_id, student_id);
call protect_tenant_table('municipality_people', 'select', is_large => true);
call keep_rows('municipality_people', 'student_id');
insert into municipality_people (tenant_id, municipality, student_id, hours)
  select tenant_id, municipality, student_id, hours from municipality_people_now;

call keep_after('internships', '{insert,update,delete}', 'tenant_id, id, student_id, organization_id, hours',
  'select tenant_id, student_id as person from changed where organization_id is not null and hours > 0', '{municipality_people}');
call keep_after('organizations', '{update}', 'tenant_id, id, type, status, city, municipality',
  'select i.tenant_id, i.student_id as person from changed c
   join internships i on i.tenant_id = c.tenant_id and i.organization_id = c.id and i.hours > 0', '{municipality_people}');

-- Who has a town and no municipality is looked up at night.
create index organizations_without_municipality on organizations (tenant_id)
  where municipality is null and city is not null and status = 'approved';
