-- The same thing done to many rows in the background. Who started it is asked anew for every slice of rows.

create table bulk_actions (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  user_id         uuid not null,
  -- As what they were acting when they started it; only roles held there count.
  organization_id uuid,
  action          text not null,
  resource_type   text not null,
  input           jsonb not null default '{}',
  status          text not null default 'queued'
    check (status in ('queued', 'running', 'done', 'undoing', 'undone', 'failed')),
  total           integer not null default 0,
  done            integer not null default 0,
  failed          integer not null default 0,
  skipped         integer not null default 0,
  undone          integer not null default 0,
  undo_until      timestamptz,
  created_at      timestamptz not null default now(),
  finished_at     timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, organization_id) references organizations on delete set null (organization_id)
);
create index bulk_actions_by_user on bulk_actions (tenant_id, user_id, created_at desc);
create index bulk_actions_by_creation on bulk_actions (tenant_id, created_at, id);
create index bulk_actions_by_organization on bulk_actions (tenant_id, organization_id);
call protect_tenant_table('bulk_actions');

create table bulk_action_items (
  tenant_id      uuid not null default current_tenant(),
  id             uuid not null default gen_random_uuid(),
  bulk_action_id uuid not null,
  row_id         uuid not null,
  outcome        text not null default 'waiting' check (outcome in ('waiting', 'done', 'failed', 'skipped', 'undone')),
  problem        text,
  -- What brings the row back, and when the action changed it: a row that somebody touched later is left alone.
  undo_input     jsonb,
  changed_at     timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, bulk_action_id, row_id),
  foreign key (tenant_id, bulk_action_id) references bulk_actions on delete cascade
);
create index bulk_action_items_by_outcome on bulk_action_items (tenant_id, bulk_action_id, outcome, row_id);
call protect_tenant_table('bulk_action_items');
