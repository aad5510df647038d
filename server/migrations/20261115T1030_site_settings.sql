-- What a site changed about itself; one row per site, and none until somebody changes something.

create table site_settings (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  theme      jsonb not null default '{}',
  updated_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id),
  foreign key (tenant_id, updated_by) references users
);
create index site_settings_by_editor on site_settings (tenant_id, updated_by);
create trigger touch before update on site_settings for each row execute function touch_updated_at();
call protect_tenant_table('site_settings');
