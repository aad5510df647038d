-- Files of the data viewer that are made in the background, and kept a few days for who asked for them.
create table data_exports (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  user_id         uuid not null,
  organization_id uuid,
  source          text not null,
  file            text not null check (file in ('csv', 'xlsx')),
  status          text not null default 'queued' check (status in ('queued', 'running', 'done', 'cancelled', 'failed')),
  -- Columns, conditions and order, as they were asked for.
  asked           jsonb not null,
  locale          text not null,
  total           integer not null default 0,
  done            integer not null default 0,
  bytes           bigint not null default 0,
  -- What the next part has to know of the parts before it.
  state           jsonb,
  created_at      timestamptz not null default now(),
  finished_at     timestamptz,
  expires_at      timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index data_exports_by_user on data_exports (tenant_id, user_id, created_at desc, id desc);
create index data_exports_by_creation on data_exports (tenant_id, created_at, id);
create index data_exports_by_expiry on data_exports (tenant_id, expires_at);
call protect_tenant_table('data_exports');

-- A file is written and read part by part. Which rows and in which order is settled before the first.
create table data_export_parts (
  tenant_id      uuid not null default current_tenant(),
  data_export_id uuid not null,
  nth            integer not null,
  ids            uuid[] not null,
  -- How long the part is, once it is written.
  bytes          integer,
  primary key (tenant_id, data_export_id, nth),
  foreign key (tenant_id, data_export_id) references data_exports on delete cascade
);
call protect_tenant_table('data_export_parts');
