-- Names in the order of the alphabet, whatever signs they carry: Çelik stands between Cats and Claus, not after Zon.

create function sort_key(value text) returns text
  language sql immutable parallel safe
  return regexp_replace(normalize(lower(value), nfd), U&'[\0300-\036f]', '', 'g');

alter table users
  add column last_name_order text collate "C" not null generated always as (sort_key(last_name)) stored,
  add column first_name_order text collate "C" not null generated always as (sort_key(first_name)) stored;
create index users_by_last_name_order on users (tenant_id, last_name_order, id);
create index users_by_first_name_order on users (tenant_id, first_name_order, id);

alter table organizations
  add column name_order text collate "C" not null generated always as (sort_key(name)) stored,
  add column city_order text collate "C" generated always as (sort_key(city)) stored;
create index organizations_by_name_order on organizations (tenant_id, name_order, id);
create index organizations_by_city_order on organizations (tenant_id, city_order, id);
