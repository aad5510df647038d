-- A look is made beside the one that is live, and the one before it can come back.
alter table site_settings
  add column look_draft    jsonb,
  add column look_previous jsonb,
  add column look_at       timestamptz not null default 'epoch',
  add column look_by       uuid,
  add foreign key (tenant_id, look_by) references users;
create index site_settings_by_look_editor on site_settings (tenant_id, look_by);

-- What each site calls itself: mails and documents are made without a page being asked for.
create function system.looks_of_sites() returns table (tenant uuid, look jsonb)
  language sql stable security definer set search_path = public as $$
  select tenant_id, theme from site_settings where theme <> '{}'
$$;
call run_as_system('system.looks_of_sites');
