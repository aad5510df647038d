-- The words one finds people and organizations by. Row-level security keeps LIKE and full-text indexes from being
-- used; comparing words is allowed, so "starts with" is a range in an index.

create table user_words (
  tenant_id uuid not null default current_tenant(),
  word      text collate "C" not null,
  user_id   uuid not null,
  primary key (tenant_id, word, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index user_words_by_user on user_words (tenant_id, user_id);
call protect_tenant_table('user_words', is_large => true);

create table organization_words (
  tenant_id       uuid not null default current_tenant(),
  word            text collate "C" not null,
  organization_id uuid not null,
  primary key (tenant_id, word, organization_id),
  foreign key (tenant_id, organization_id) references organizations on delete cascade
);
create index organization_words_by_organization on organization_words (tenant_id, organization_id);
call protect_tenant_table('organization_words');

create function write_user_words(ids uuid[]) returns void language sql
begin atomic
  delete from user_words where user_id = any(ids);
  insert into user_words (tenant_id, word, user_id)
    select u.tenant_id, w, u.id
    from users u
    -- The number as a question of its own, not as a join: in the middle of an import the planner knows no sizes.
    cross join lateral search_terms(concat_ws(' ', u.first_name, u.infix, u.last_name, u.email,
      (select concat_ws(' ', p.student_number, p.number_key) from student_profiles p where p.tenant_id = u.tenant_id and p.id = u.id))) w
    where u.id = any(ids);
end;

create function write_organization_words(ids uuid[]) returns void language sql
begin atomic
  delete from organization_words where organization_id = any(ids);
  insert into organization_words (tenant_id, word, organization_id)
    select o.tenant_id, w, o.id
    from organizations o
    cross join lateral search_terms(concat_ws(' ', o.name, o.city, o.email, o.chamber_number, o.brin)) w
    where o.id = any(ids);
end;

-- Once per statement, and only for rows of which a searchable text changed: signing in does not.
create function user_words_of_new() returns trigger language plpgsql as $$
begin
  perform write_user_words(array(select id from new_rows));
  return null;
end $$;
create function user_words_of_changed() returns trigger language plpgsql as $$
declare changed uuid[] := array(
  select n.id from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
  where (o.first_name, o.infix, o.last_name, o.email) is distinct from (n.first_name, n.infix, n.last_name, n.email));
begin
  if cardinality(changed) > 0 then perform write_user_words(changed); end if;
  return null;
end $$;
create function user_words_of_new_number() returns trigger language plpgsql as $$
begin
  insert into user_words (tenant_id, word, user_id)
    select n.tenant_id, w, n.id from new_rows n cross join lateral search_terms(concat_ws(' ', n.student_number, n.number_key)) w
    on conflict do nothing;
  return null;
end $$;
create function user_words_of_number() returns trigger language plpgsql as $$
declare changed uuid[] := array(
  select n.id from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
  where o.student_number is distinct from n.student_number);
begin
  if cardinality(changed) > 0 then perform write_user_words(changed); end if;
  return null;
end $$;
create function organization_words_of_new() returns trigger language plpgsql as $$
begin
  perform write_organization_words(array(select id from new_rows));
  return null;
end $$;
create function organization_words_of_changed() returns trigger language plpgsql as $$
declare changed uuid[] := array(
  select n.id from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
  where (o.name, o.city, o.email, o.chamber_number, o.brin) is distinct from (n.name, n.city, n.email, n.chamber_number, n.brin));
begin
  if cardinality(changed) > 0 then perform write_organization_words(changed); end if;
  return null;
end $$;

create trigger words_of_new after insert on users
  referencing new table as new_rows for each statement execute function user_words_of_new();
create trigger words_of_changed after update on users
  referencing old table as old_rows new table as new_rows for each statement execute function user_words_of_changed();
create trigger words_of_new after insert on student_profiles
  referencing new table as new_rows for each statement execute function user_words_of_new_number();
create trigger words_of_changed after update on student_profiles
  referencing old table as old_rows new table as new_rows for each statement execute function user_words_of_number();
create trigger words_of_new after insert on organizations
  referencing new table as new_rows for each statement execute function organization_words_of_new();
create trigger words_of_changed after update on organizations
  referencing old table as old_rows new table as new_rows for each statement execute function organization_words_of_changed();

-- PostgreSQL plans by what it last counted. When a first import fills empty tables, it would go on reading them as if they
-- were empty until it counts by itself, a minute later: lists then take seconds. Only an owner may ask it to count.
create function system.count_people_again() returns void
  language plpgsql security definer set search_path = public as $$
begin
  analyze users, roles, student_profiles, groups, group_memberships, user_words;
end $$;
-- Not run_as_system: the owner of the tables has to do it.
revoke all on function system.count_people_again() from public;
grant execute on function system.count_people_again() to :app;
