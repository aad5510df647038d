-- The menu of a site.

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
