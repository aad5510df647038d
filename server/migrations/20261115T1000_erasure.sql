-- Leaving: requests to the school that made an account, and people of whom nothing personal is left.

create table deletion_requests (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  user_id         uuid not null,
  organization_id uuid not null,
  status          text not null default 'pending' check (status in ('pending', 'approved', 'denied', 'withdrawn')),
  reason          text,
  decided_by_id   uuid,
  decided_at      timestamptz,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  foreign key (tenant_id, decided_by_id) references users on delete set null (decided_by_id)
);
-- However often and from however many devices one asks, one request waits.
create unique index deletion_requests_waiting on deletion_requests (tenant_id, user_id) where status = 'pending';
create index deletion_requests_by_user on deletion_requests (tenant_id, user_id, created_at desc);
create index deletion_requests_by_organization on deletion_requests (tenant_id, organization_id, status, created_at);
create index deletion_requests_by_decider on deletion_requests (tenant_id, decided_by_id);
create index deletion_requests_by_creation on deletion_requests (tenant_id, created_at, id);
create trigger touch before update on deletion_requests for each row execute function touch_updated_at();
call protect_tenant_table('deletion_requests');

-- Set once: whoever was erased does not come back, not even as an archived account that is opened again.
alter table users add column erased_at timestamptz;
