-- Articles say as little about who somebody is as a legal form does: "'t Hoekje" and "Het Hoekje" are the same. A name
-- that is nothing else, such as "De Van", keeps all of it.
create or replace function organization_name_key(name text) returns text
  language sql immutable parallel safe
begin atomic
  select coalesce(
    nullif(regexp_replace(regexp_replace(plain,
      '\m(stichting|vereniging|cooperatie|b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?|de|het|een|t|van|der|den)(?=\W|$)', '', 'g'),
      '[^a-z0-9]+', '', 'g'), ''),
    nullif(regexp_replace(plain, '[^a-z0-9]+', '', 'g'), ''))
  from (select regexp_replace(normalize(lower(name), nfd), U&'[\0300-\036f]', '', 'g') as plain) as t;
end;

-- What is stored was made by the function as it was.
alter table organizations drop column name_key;
alter table organizations add column name_key text generated always as (organization_name_key(name)) stored;
create index organizations_by_name_key on organizations (tenant_id, name_key, city_key);
