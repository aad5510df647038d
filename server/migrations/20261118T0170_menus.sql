-- A menu item leads to a page of the site by its row, so that it follows the page when that gets another address; or to an
-- address elsewhere. Some people do not get to see it.
alter table menu_items
  add content_page_id uuid,
  add url             text check (url like 'https://%'),
  add hidden_for      text[] not null default '{}'
    check (hidden_for <@ '{visitor,student,mentor,host,volunteer,school,centre}'::text[]),
  add foreign key (tenant_id, content_page_id) references content_pages on delete set null (content_page_id),
  drop constraint menu_items_link_type_check,
  add constraint menu_items_link_type_check check (link_type in ('content_page', 'system_page', 'outside_link'));
create index menu_items_by_content_page on menu_items (tenant_id, content_page_id);

create function page_path(kind text, slug text) returns text language sql immutable parallel safe as $$
  select case kind when 'news' then '/nieuws/' else '/' end || slug
$$;

update menu_items m set content_page_id = p.id from content_pages p
  where p.tenant_id = m.tenant_id and p.kind = 'page' and m.link_type = 'content_page' and m.path = page_path(p.kind, p.slug);

-- The path of an item is always that of its page, whoever writes it. Without the page it leads nowhere.
create function path_of_menu_item() returns trigger language plpgsql as $$
begin
  if new.content_page_id is not null then
    select page_path(p.kind, p.slug) into new.path from content_pages p
      where p.tenant_id = new.tenant_id and p.id = new.content_page_id;
  elsif tg_op = 'UPDATE' and old.content_page_id is not null and new.path is not distinct from old.path then
    new.path := null;
  end if;
  return new;
end $$;
create trigger path before insert or update of content_page_id, path on menu_items
  for each row execute function path_of_menu_item();

create function menu_follows_page() returns trigger language plpgsql as $$
begin
  update menu_items set path = page_path(new.kind, new.slug)
    where tenant_id = new.tenant_id and content_page_id = new.id;
  return null;
end $$;
create trigger menu_follows after update of slug on content_pages
  for each row when (old.slug <> new.slug) execute function menu_follows_page();
