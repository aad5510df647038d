-- What a site says about itself: its menu, pages and news, and its settings.

create table system_pages (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  identifier text not null,
  title      text not null,
  path       text not null,
  primary key (tenant_id, id),
  unique (tenant_id, identifier)
);
call protect_tenant_table('system_pages');

create table menus (
  tenant_id uuid not null default current_tenant(),
  id        uuid not null default gen_random_uuid(),
  slug      text not null,
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
call protect_tenant_table('menus');

create table menu_items (
  tenant_id      uuid not null default current_tenant(),
  id             uuid not null default gen_random_uuid(),
  menu_id        uuid not null,
  parent_id      uuid,
  system_page_id uuid,
  title          text not null,
  title_en       text,
  path           text,
  link_type      text not null default 'content_page' check (link_type in ('content_page', 'system_page')),
  identifier     text,
  position       integer not null default 0,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, menu_id) references menus on delete cascade,
  unique (tenant_id, menu_id, id),
  foreign key (tenant_id, menu_id, parent_id) references menu_items (tenant_id, menu_id, id) on delete cascade,
  foreign key (tenant_id, system_page_id) references system_pages
);
create index menu_items_by_menu on menu_items (tenant_id, menu_id, position, id);
create index menu_items_by_parent on menu_items (tenant_id, parent_id);
create index menu_items_by_page on menu_items (tenant_id, system_page_id);
create index menu_items_by_position on menu_items (tenant_id, position, id);
create trigger touch before update on menu_items for each row execute function touch_updated_at();
call protect_tenant_table('menu_items');

-- Pages and news in two languages, made of blocks.
create table content_pages (
  tenant_id    uuid not null default current_tenant(),
  id           uuid not null default gen_random_uuid(),
  kind         text not null check (kind in ('page', 'news')),
  slug         text not null,
  status       text not null default 'draft' check (status in ('draft', 'published', 'scheduled')),
  -- From this moment on everyone may read it, unless it is a draft.
  published_at timestamptz,
  title_nl     text not null,
  title_en     text,
  summary_nl   text,
  summary_en   text,
  blocks_nl    jsonb not null default '[]',
  blocks_en    jsonb,
  updated_by   uuid,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint content_pages_by_slug unique (tenant_id, kind, slug),
  foreign key (tenant_id, updated_by) references users
);
create index content_pages_by_time on content_pages (tenant_id, kind, published_at desc, id);
create index content_pages_by_editor on content_pages (tenant_id, updated_by);
create trigger touch before update on content_pages for each row execute function touch_updated_at();
call protect_tenant_table('content_pages');

-- What a site changed about itself; one row per site, and none until somebody changes something.
create table site_settings (
  tenant_id             uuid not null default current_tenant(),
  id                    uuid not null default gen_random_uuid(),
  theme                 jsonb not null default '{}',
  vacancies_need_review boolean not null default false,
  updated_by            uuid,
  created_at            timestamptz not null default now(),
  updated_at            timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id),
  foreign key (tenant_id, updated_by) references users
);
create index site_settings_by_editor on site_settings (tenant_id, updated_by);
create trigger touch before update on site_settings for each row execute function touch_updated_at();
call protect_tenant_table('site_settings');
