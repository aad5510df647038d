-- A subselect is asked once per statement, a function once per row: counting the people of a large school is the same
-- question fifty thousand times.
alter policy own_tenant on users using (tenant_id = (select current_tenant()));
alter policy own_tenant on roles using (tenant_id = (select current_tenant()));
alter policy own_tenant on user_words using (tenant_id = (select current_tenant()));

-- "Has this person a role there?" is asked for every action on every row of a list.
create index roles_by_user on roles (tenant_id, user_id, organization_id, name);
