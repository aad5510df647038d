-- Pictures and documents of a site, for its pages. What is replaced keeps its row, so it is replaced wherever it is used.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in
  ('logo', 'photo', 'scan', 'workPhoto', 'sealed', 'contractScan', 'workFile', 'messageFile', 'library'));

create table library_files (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  -- The bytes that it has now.
  file_id       uuid not null,
  kind          text not null check (kind in ('picture', 'document')),
  status        text not null default 'kept' check (status in ('kept', 'removed')),
  removed_at    timestamptz,
  name          text not null,
  folder        text,
  content_type  text not null,
  size          integer not null check (size >= 0),
  width         integer,
  height        integer,
  -- What stays in sight when a picture is cut, in hundredths from the left and from above.
  focus_x       smallint not null default 50 check (focus_x between 0 and 100),
  focus_y       smallint not null default 50 check (focus_y between 0 and 100),
  -- What somebody reads who does not see it.
  alt_nl        text,
  alt_en        text,
  is_decorative boolean not null default false,
  added_by      uuid,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, file_id),
  foreign key (tenant_id, file_id) references files,
  foreign key (tenant_id, added_by) references users on delete set null (added_by)
);
create index library_files_in_order on library_files (tenant_id, created_at desc, id);
create index library_files_by_name on library_files (tenant_id, name, id);
create index library_files_by_size on library_files (tenant_id, size, id);
create index library_files_by_folder on library_files (tenant_id, folder, created_at desc, id);
create index library_files_by_adder on library_files (tenant_id, added_by);
create index library_files_removed on library_files (tenant_id, removed_at) where status = 'removed';
create trigger touch before update on library_files for each row execute function touch_updated_at();
call protect_tenant_table('library_files');

-- Which page uses which file: every one whose id stands somewhere in the row of the page, in whichever language or draft.
create table content_page_files (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  content_page_id uuid not null,
  library_file_id uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, content_page_id, library_file_id),
  foreign key (tenant_id, content_page_id) references content_pages on delete cascade,
  foreign key (tenant_id, library_file_id) references library_files on delete cascade
);
create index content_page_files_by_file on content_page_files (tenant_id, library_file_id, content_page_id);
call protect_tenant_table('content_page_files');

create function keep_files_of_page() returns trigger language plpgsql as $$
declare
  used uuid[] := array(
    select distinct x[1]::uuid from regexp_matches(to_jsonb(new)::text,
      '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') x);
begin
  delete from content_page_files
    where tenant_id = new.tenant_id and content_page_id = new.id and library_file_id <> all (used);
  insert into content_page_files (tenant_id, content_page_id, library_file_id)
    select new.tenant_id, new.id, f.id from library_files f where f.tenant_id = new.tenant_id and f.id = any (used)
    on conflict do nothing;
  return null;
end $$;
create trigger keep_files after insert or update on content_pages
  for each row execute function keep_files_of_page();
