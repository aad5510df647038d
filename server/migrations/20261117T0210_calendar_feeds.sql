-- The address of somebody's own calendar. Only a hash of its secret is kept: it is shown once, like a password.
create table calendar_feeds (
  tenant_id    uuid not null default current_tenant(),
  id           uuid not null default gen_random_uuid(),
  user_id      uuid not null,
  secret_hash  bytea not null,
  -- The last day on which a calendar asked for it.
  last_read_on date,
  created_at   timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, user_id),
  unique (tenant_id, secret_hash),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call protect_tenant_table('calendar_feeds');
