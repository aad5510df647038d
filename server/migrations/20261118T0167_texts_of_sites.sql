-- What a site says of itself: how to reach it, and what its statements must say. The texts before these can come back.
alter table site_settings
  add column texts          jsonb not null default '{}',
  add column texts_previous jsonb,
  add column texts_at       timestamptz not null default 'epoch',
  add column texts_by       uuid,
  add foreign key (tenant_id, texts_by) references users;
create index site_settings_by_texts_editor on site_settings (tenant_id, texts_by);
