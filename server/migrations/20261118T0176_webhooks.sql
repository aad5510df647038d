-- Where programs of an organization want to hear that something happened.
create table webhooks (
  tenant_id        uuid not null default current_tenant(),
  id               uuid not null default gen_random_uuid(),
  organization_id  uuid not null,
  name             text not null,
  address          text not null,
  areas            text[] not null check (cardinality(areas) > 0),
  -- The secret follows from this and the secret of the installation, which is not in the database.
  secret_salt      uuid not null default gen_random_uuid(),
  old_secret_salt  uuid,
  old_secret_until timestamptz,
  paused_at        timestamptz,
  switched_off_at  timestamptz,
  failing_since    timestamptz,
  delivered_at     timestamptz,
  created_at       timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  check ((old_secret_salt is null) = (old_secret_until is null))
);
create index webhooks_by_organization on webhooks (tenant_id, organization_id, created_at desc, id desc);
create index webhooks_by_time on webhooks (tenant_id, created_at desc, id desc);
call protect_tenant_table('webhooks');

-- What was sent, and what the receiver said. Ids and kinds alone: what they are about is read with a key.
create table webhook_deliveries (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  webhook_id    uuid not null,
  -- Of a message that only tries whether it arrives there is none.
  event_id      uuid,
  event_name    text not null,
  row_kind      text,
  row_id        uuid,
  happened_at   timestamptz not null,
  tries         integer not null default 0,
  tried_at      timestamptz,
  -- When it is tried next; null when it arrived or was given up.
  next_at       timestamptz default now(),
  delivered_at  timestamptz,
  answer_status integer,
  answer        text,
  problem       text,
  created_at    timestamptz not null default now(),
  primary key (tenant_id, id),
  -- One event is one message, however often the worker begins again.
  unique (tenant_id, webhook_id, event_id),
  foreign key (tenant_id, webhook_id) references webhooks on delete cascade
);
create index webhook_deliveries_by_webhook on webhook_deliveries (tenant_id, webhook_id, created_at desc, id desc);
create index webhook_deliveries_by_time on webhook_deliveries (tenant_id, created_at desc, id desc);
call protect_tenant_table('webhook_deliveries');

-- The same as before, and what was sent to webhooks.
create or replace function system.sweep() returns void
  language sql security definer set search_path = public
  begin atomic
    delete from throttles where resets_at < now() - interval '1 day';
    delete from idempotency_keys where created_at < now() - interval '2 days';
    delete from sessions where expires_at < now() - interval '30 days';
    delete from link_tokens where expires_at < now() - interval '30 days';
    delete from oidc_logins where expires_at < now();
    delete from mails where created_at < now() - interval '90 days';
    delete from webhook_deliveries where created_at < now() - interval '30 days';
  end;
