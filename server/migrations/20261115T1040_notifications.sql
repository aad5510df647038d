-- What somebody is told inside the product. One per event and person, so that telling twice is harmless.

create table notifications (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  user_id         uuid not null,
  event_id        uuid not null,
  kind            text not null,
  detail          text,
  organization_id uuid,
  path            text not null default '/dashboard',
  read_at         timestamptz,
  created_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, event_id) references events,
  foreign key (tenant_id, organization_id) references organizations,
  unique (tenant_id, event_id, user_id)
);
create index notifications_by_user on notifications (tenant_id, user_id, created_at, id);
create index notifications_unread on notifications (tenant_id, user_id) where read_at is null;
create index notifications_by_organization on notifications (tenant_id, organization_id);
call protect_tenant_table('notifications');

-- The actions of a person, and those of a kind, newest first.
create index events_by_name on events (tenant_id, name, created_at desc);

-- Who did it, and in whose name, is a person of the site.
alter table events add foreign key (tenant_id, actor_id) references users on delete set null (actor_id);
alter table events add foreign key (tenant_id, impersonator_id) references users on delete set null (impersonator_id);
create index events_by_impersonator on events (tenant_id, impersonator_id) where impersonator_id is not null;
