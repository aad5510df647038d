-- So many days before its last one the organization was told for the last time that a key ends.
alter table api_keys add column warned_days smallint;
create index api_keys_by_last_day on api_keys (tenant_id, expires_on) where revoked_at is null;
