-- Copies of what a site shows: made to be saved, or brought to be put back. The archive itself lies with the files, in parts.
create table site_copies (
  tenant_id   uuid not null default current_tenant(),
  id          uuid not null default gen_random_uuid(),
  kind        text not null check (kind in ('export', 'import')),
  status      text not null check (status in
    ('making', 'ready', 'reading', 'previewed', 'importing', 'imported', 'cancelled', 'failed')),
  name        text not null,
  size        bigint,
  parts       integer not null default 0,
  done        integer not null default 0,
  total       integer not null default 0,
  plan        jsonb,
  chosen      text[] not null default '{}',
  failure     jsonb,
  made_by     uuid,
  finished_at timestamptz,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, made_by) references users on delete set null (made_by)
);
create index site_copies_in_order on site_copies (tenant_id, created_at desc, id);
create index site_copies_by_maker on site_copies (tenant_id, made_by);
-- One at a time of each kind.
create unique index site_copies_busy on site_copies (tenant_id, kind)
  where status in ('making', 'reading', 'previewed', 'importing');
create trigger touch before update on site_copies for each row execute function touch_updated_at();
call protect_tenant_table('site_copies');

-- By which a file that came with a copy is known again, however it was drawn anew here.
alter table library_files add copied_mark text;
create index library_files_by_mark on library_files (tenant_id, copied_mark) where copied_mark is not null;
