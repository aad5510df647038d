-- The key in the mails about kept searches belongs to a person: a search that is deleted takes no mail's link along.
-- Those who were mailed before have a key for every search, and all of them go on working.
create table alert_stop_keys (
  tenant_id uuid not null default current_tenant(),
  key       uuid not null default gen_random_uuid(),
  user_id   uuid not null,
  primary key (tenant_id, key),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index alert_stop_keys_by_user on alert_stop_keys (tenant_id, user_id, key);
alter table saved_searches no force row level security;
insert into alert_stop_keys (tenant_id, key, user_id) select tenant_id, stop_key, user_id from saved_searches;
alter table saved_searches force row level security;
call protect_tenant_table('alert_stop_keys');

-- A stay in a class lasts a day at least.
alter table group_memberships no force row level security;
update group_memberships set ended_on = started_on where ended_on < started_on;
alter table group_memberships add constraint group_memberships_date_order check (ended_on >= started_on);
alter table group_memberships force row level security;
