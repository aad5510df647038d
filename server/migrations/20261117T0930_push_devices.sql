-- Browsers in which somebody wants to be told. They belong to a session: who signs out is told nothing there any more.
create table push_devices (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  user_id    uuid not null,
  session_id uuid not null,
  -- Where the browser's own service takes a message, and with what it is locked for this browser alone.
  endpoint   text not null,
  p256dh     text not null,
  auth       text not null,
  topics     text[] not null,
  user_agent text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, session_id),
  unique (tenant_id, endpoint),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, session_id) references sessions on delete cascade
);
create index push_devices_by_user on push_devices (tenant_id, user_id);
call protect_tenant_table('push_devices');
