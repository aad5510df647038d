-- A sign-in through an identity provider works once. When it meets an account that has a password, the proved identity
-- waits in the same row, for the same browser, until the person has given that password.
alter table oidc_logins
  add column used_at timestamptz,
  add column user_id uuid,
  add column issuer  text,
  add column subject text,
  add foreign key (tenant_id, user_id) references users on delete cascade;
create index oidc_logins_by_user on oidc_logins (tenant_id, user_id);
create index identities_by_any_tenant_subject on identities (issuer, subject);

-- Is this identity an account at another site? Asked only for somebody who has just proved that the identity is theirs.
create function system.identity_elsewhere(proved_issuer text, proved_subject text, here uuid) returns boolean
  language sql stable security definer set search_path = public
  begin atomic
    select exists (
      select from identities i join users u on u.tenant_id = i.tenant_id and u.id = i.user_id
      where i.issuer = proved_issuer and i.subject = proved_subject and i.tenant_id <> here and u.status = 'active');
  end;
alter function system.identity_elsewhere(text, text, uuid) owner to :system;
revoke all on function system.identity_elsewhere(text, text, uuid) from public;
grant execute on function system.identity_elsewhere(text, text, uuid) to :app;
