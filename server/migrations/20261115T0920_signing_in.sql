-- How people sign in: passwords, identity providers, sessions, links in mails, and how often somebody may try.

-- Apart from users, so that no list, filter or export of people can ever touch a password.
create table credentials (
  tenant_id     uuid not null default current_tenant(),
  user_id       uuid not null,
  password_hash text,
  changed_at    timestamptz not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call protect_tenant_table('credentials');

-- Passwords of one e-mail address at every site: the caller proves the password before it may say anything about them.
create function system.credentials_elsewhere(address text, here uuid)
  returns table (tenant_id uuid, password_hash text)
  language sql stable security definer set search_path = public
  begin atomic
    select u.tenant_id, c.password_hash
    from users u join credentials c on c.tenant_id = u.tenant_id and c.user_id = u.id
    where u.email_key = lower(address) and u.tenant_id <> here
      and u.status = 'active' and c.password_hash is not null
    limit 11;
  end;
call run_as_system('system.credentials_elsewhere');

-- Who somebody is at an identity provider. Never matched by e-mail alone.
create table identities (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  user_id    uuid not null,
  issuer     text not null,
  subject    text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  unique (tenant_id, issuer, subject)
);
create index identities_by_user on identities (tenant_id, user_id);
create index identities_by_any_tenant_subject on identities (issuer, subject);
call protect_tenant_table('identities');

-- Is this identity an account at another site? Asked only for somebody who has just proved that the identity is theirs.
create function system.identity_elsewhere(proved_issuer text, proved_subject text, here uuid) returns boolean
  language sql stable security definer set search_path = public
  begin atomic
    select exists (
      select from identities i join users u on u.tenant_id = i.tenant_id and u.id = i.user_id
      where i.issuer = proved_issuer and i.subject = proved_subject and i.tenant_id <> here and u.status = 'active');
  end;
call run_as_system('system.identity_elsewhere');

-- A sign-in on its way through an identity provider; it works once. When it meets an account that has a password, the
-- proved identity waits here, for the same browser, until the person has given that password.
create table oidc_logins (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  state_hash bytea not null,
  nonce      text not null,
  verifier   text not null,
  return_to  text,
  user_id    uuid,
  issuer     text,
  subject    text,
  used_at    timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  unique (tenant_id, state_hash)
);
create index oidc_logins_by_user on oidc_logins (tenant_id, user_id);
create index oidc_logins_by_expiry on oidc_logins (expires_at);
call protect_tenant_table('oidc_logins');

create table sessions (
  tenant_id         uuid not null default current_tenant(),
  id                uuid not null default gen_random_uuid(),
  user_id           uuid not null,
  client            text not null,
  uid               text not null,
  token_hash        bytea not null,
  kind              text not null check (kind in ('password', 'passwordless', 'entree', 'reset', 'impersonation')),
  impersonator_id   uuid,
  -- While somebody acts as another in a browser, their own session waits here: the server alone knows the way back.
  return_session_id uuid,
  reason            text,
  user_agent        text,
  created_at        timestamptz not null default now(),
  last_used_at      timestamptz not null default now(),
  expires_at        timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, impersonator_id) references users on delete cascade,
  foreign key (tenant_id, return_session_id) references sessions on delete set null (return_session_id),
  unique (tenant_id, client)
);
create index sessions_by_user on sessions (tenant_id, user_id, expires_at);
create index sessions_by_impersonator on sessions (tenant_id, impersonator_id) where impersonator_id is not null;
create index sessions_by_return on sessions (tenant_id, return_session_id) where return_session_id is not null;
create index sessions_by_expiry on sessions (expires_at);
call protect_tenant_table('sessions');

-- Links in mails: random, hashed, for one purpose, once, until a moment.
create table link_tokens (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  user_id    uuid not null,
  purpose    text not null,
  token_hash bytea not null,
  data       jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  unique (tenant_id, token_hash)
);
create index link_tokens_by_user on link_tokens (tenant_id, user_id, purpose, created_at desc);
create index link_tokens_by_expiry on link_tokens (expires_at);
call protect_tenant_table('link_tokens');

-- Counts of attempts. Not per tenant: whoever guesses passwords must not win by going to the next site.
create unlogged table throttles (
  key       text primary key,
  hits      integer not null,
  resets_at timestamptz not null
);
create index throttles_by_age on throttles (resets_at);
grant select, insert, update, delete on throttles to :system;

-- Counts an attempt and tells how many there were in this window, in one statement, so that parallel attempts all count.
create function system.count_attempt(attempt_key text, seconds integer) returns table (hits integer, retry_after integer)
  language sql security definer set search_path = public
  begin atomic
    insert into throttles as t (key, hits, resets_at)
    values (attempt_key, 1, clock_timestamp() + make_interval(secs => seconds))
    on conflict (key) do update set
      hits = case when t.resets_at < clock_timestamp() then 1 else t.hits + 1 end,
      resets_at = case when t.resets_at < clock_timestamp() then excluded.resets_at else t.resets_at end
    returning t.hits, greatest(1, ceil(extract(epoch from t.resets_at - clock_timestamp()))::int);
  end;
call run_as_system('system.count_attempt');

create function system.forget_attempts(attempt_key text) returns void
  language sql security definer set search_path = public
  begin atomic
    delete from throttles where key = attempt_key;
  end;
call run_as_system('system.forget_attempts');

create function system.uncount_attempt(attempt_key text) returns void
  language sql security definer set search_path = public
  begin atomic
    update throttles set hits = greatest(0, hits - 1) where key = attempt_key;
  end;
call run_as_system('system.uncount_attempt');
