-- Pages and news in two languages, made of blocks; and a menu that reads right in both.

alter table menu_items add column title_en text;

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
