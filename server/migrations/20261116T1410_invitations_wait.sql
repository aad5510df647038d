-- Invitations on their way out. So many leave in an hour and a day, per organization, per person who invites and per site;
-- the others wait here, and so do those of an organization that nobody has approved yet.
create table invitations (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  user_id         uuid not null,
  organization_id uuid,
  -- Nobody, when the person asked for it, or when it follows an approval.
  inviter_id      uuid,
  event_id        uuid not null,
  created_at      timestamptz not null default now(),
  sent_at         timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, event_id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  foreign key (tenant_id, inviter_id) references users on delete set null (inviter_id)
);
create index invitations_waiting on invitations (tenant_id, created_at, id) where sent_at is null;
create index invitations_sent on invitations (tenant_id, sent_at) where sent_at is not null;
create index invitations_by_user on invitations (tenant_id, user_id);
create index invitations_by_organization on invitations (tenant_id, organization_id) where organization_id is not null;
create index invitations_by_inviter on invitations (tenant_id, inviter_id) where inviter_id is not null;
call protect_tenant_table('invitations');

-- Said on the screens: invited, but the mail has not left yet.
alter table users add column invitation_waits boolean not null default false;
