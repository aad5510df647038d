-- A file that stands on what is being written is used too, so nobody throws it away. Only what everybody reads makes it
-- readable for everybody.
alter table content_page_files add column is_live boolean not null default true;

create function ids_in(words text) returns uuid[] language sql immutable as $$
  select array(select distinct x[1]::uuid from regexp_matches(words,
    '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') x)
$$;

create function add_files_of(tenant uuid, page uuid) returns uuid[] language plpgsql as $$
declare
  live uuid[] := (select ids_in(to_jsonb(p)::text) from content_pages p where p.tenant_id = tenant and p.id = page);
  used uuid[] := live || (
    select ids_in(string_agg(v.content::text, ' ')) from page_versions v
    where v.tenant_id = tenant and v.page_id = page and (v.is_current or v.publish_at is not null));
begin
  insert into content_page_files (tenant_id, content_page_id, library_file_id, is_live)
    select tenant, page, f.id, f.id = any (live) from library_files f where f.tenant_id = tenant and f.id = any (used)
    on conflict (tenant_id, content_page_id, library_file_id) do update set is_live = excluded.is_live
      where content_page_files.is_live <> excluded.is_live;
  return used;
end $$;

create or replace function keep_files_of_page() returns trigger language plpgsql as $$
declare
  used uuid[] := add_files_of(new.tenant_id, new.id);
begin
  delete from content_page_files
    where tenant_id = new.tenant_id and content_page_id = new.id and library_file_id <> all (used);
  return null;
end $$;

-- Whoever writes changes the page as well, which forgets what is no longer used; a copy only begins.
create function add_files_of_version() returns trigger language plpgsql as $$
begin
  perform add_files_of(new.tenant_id, new.page_id);
  return null;
end $$;
create trigger add_files after insert on page_versions for each row execute function add_files_of_version();
