-- What somebody looks at often in a table: its filters, order and columns under a name.
create table saved_views (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  user_id    uuid not null,
  list       text not null,
  name       text not null,
  -- As it stands in the address of the table.
  query      text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index saved_views_by_user on saved_views (tenant_id, user_id, list, name);
create index saved_views_by_creation on saved_views (tenant_id, created_at, id);
create trigger touch before update on saved_views for each row execute function touch_updated_at();
call protect_tenant_table('saved_views');
