-- Roles that somebody is asked to take, why an account stands still, and indexes for every order of the list of people.

-- Why somebody cannot sign in, in the words of whoever decided it; empty again once they can.
alter table users add column status_reason text;

drop index users_by_status;
create index users_by_status on users (tenant_id, status, id);
create index users_by_address on users (tenant_id, email, id);
create index users_by_sign_in on users (tenant_id, last_sign_in_at, id);
create index users_by_creation on users (tenant_id, created_at, id);
create index users_by_change on users (tenant_id, updated_at, id);

-- Whoever is active decides for themselves whether they take on more: a role of administrator or mentor is offered.
create table role_offers (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  user_id         uuid not null,
  name            text not null check (name in ('admin', 'mentor')),
  organization_id uuid not null,
  offered_by_id   uuid,
  status          text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'withdrawn', 'expired')),
  expires_at      timestamptz not null default now() + interval '14 days',
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  foreign key (tenant_id, offered_by_id) references users on delete set null (offered_by_id)
);
create unique index role_offers_open on role_offers (tenant_id, user_id, name, organization_id) where status = 'pending';
create index role_offers_by_user on role_offers (tenant_id, user_id, created_at);
create index role_offers_by_organization on role_offers (tenant_id, organization_id, created_at);
create index role_offers_by_creation on role_offers (tenant_id, created_at, id);
create index role_offers_by_offerer on role_offers (tenant_id, offered_by_id);
create trigger touch before update on role_offers for each row execute function touch_updated_at();
call protect_tenant_table('role_offers');
