-- A kept search has a key that goes into its mails: whoever has it can stop those mails without signing in.

alter table saved_searches no force row level security;
alter table saved_searches add column stop_key uuid not null default gen_random_uuid();
alter table saved_searches force row level security;
create unique index saved_searches_by_stop_key on saved_searches (tenant_id, stop_key);
-- The same search is kept once.
create unique index saved_searches_once on saved_searches (tenant_id, user_id, search);
