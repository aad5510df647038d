-- When a version was written. Being published, or making way for the next one, changes the row and not its words.
alter table page_versions add written_at timestamptz not null default now();
update page_versions set written_at = case when is_current and published_at is null then updated_at else created_at end;
