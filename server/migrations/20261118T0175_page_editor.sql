-- Pages are written beside what everybody reads: each version is kept, and one of them goes on being written.
alter table content_pages
  add readers        text[] not null default '{}'
    check (readers <@ '{member,student,mentor,host,volunteer,school,centre}'::text[]),
  add description_nl text,
  add description_en text,
  add take_down_at   timestamptz,
  add removed_at     timestamptz,
  add revision       integer not null default 0,
  drop constraint content_pages_by_slug;
-- The address of what was thrown away is free.
create unique index content_pages_by_slug on content_pages (tenant_id, kind, slug) where removed_at is null;
create index content_pages_removed on content_pages (tenant_id, removed_at) where removed_at is not null;

create table page_versions (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  page_id         uuid not null,
  number          integer not null,
  content         jsonb not null,
  missing_english integer not null default 0,
  is_current      boolean not null default true,
  publish_at      timestamptz,
  published_at    timestamptz,
  made_by_id      uuid,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, page_id, number),
  foreign key (tenant_id, page_id) references content_pages on delete cascade,
  foreign key (tenant_id, made_by_id) references users on delete set null (made_by_id)
);
create unique index page_versions_current on page_versions (tenant_id, page_id) where is_current;
create index page_versions_by_person on page_versions (tenant_id, made_by_id);
create index page_versions_by_number on page_versions (tenant_id, number desc, id);
create trigger touch before update on page_versions for each row execute function touch_updated_at();
call protect_tenant_table('page_versions');

-- Addresses that pages had before lead to where they are now.
create table page_redirects (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  page_id    uuid not null,
  kind       text not null,
  slug       text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, kind, slug),
  foreign key (tenant_id, page_id) references content_pages on delete cascade
);
create index page_redirects_by_page on page_redirects (tenant_id, page_id);
call protect_tenant_table('page_redirects');
