-- Every key that documents were sealed with, as everybody may see it: by these a seal is known again, on every machine and
-- after the key was replaced. Only the start and `npm run seal` write here; the app could otherwise vouch for any key.
create table seal_certificates (
  fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{64}$'),
  certificate text not null,
  chain       text not null,
  added_at    timestamptz not null default now(),
  retired_at  timestamptz
);
grant select on seal_certificates to :app, :system;
