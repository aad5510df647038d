-- One chart as it was on a day, for who holds its address.
create table chart_shares (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  user_id    uuid not null,
  title      text not null,
  about      text not null,
  chart      jsonb not null,
  token_hash bytea not null,
  ends_on    date not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index chart_shares_user on chart_shares (tenant_id, user_id, created_at desc, id);
call protect_tenant_table('chart_shares');
