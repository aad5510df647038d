-- Keys with which programs of an organization come to the API. Of the secret only a hash is kept: it is shown once.
create table api_keys (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  -- Whose rights it has: it never reaches further than this person does now.
  maker_id        uuid not null,
  name            text not null,
  -- The half that one may see, by which a key is found again.
  handle          text not null,
  secret_hash     bytea not null,
  scopes          text[] not null check (cardinality(scopes) > 0),
  -- The last day on which it works.
  expires_on      date not null,
  last_used_at    timestamptz,
  revoked_at      timestamptz,
  created_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, handle),
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  foreign key (tenant_id, maker_id) references users on delete cascade
);
create index api_keys_by_organization on api_keys (tenant_id, organization_id, created_at desc, id desc);
create index api_keys_by_maker on api_keys (tenant_id, maker_id);
create index api_keys_by_time on api_keys (tenant_id, created_at desc, id desc);
call protect_tenant_table('api_keys');
