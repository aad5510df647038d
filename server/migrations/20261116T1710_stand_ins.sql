-- Somebody is added whose address has an account that whoever adds them may not see. Saying so would tell who works where.
-- They are added like anybody new, as a stand-in, which becomes part of the account when its owner accepts (decision 43).
alter table users add column is_stand_in boolean not null default false;
create index users_standing_in on users (tenant_id, email) where is_stand_in;

-- An address leads to one account. A stand-in has no key: nobody signs in with it, and no search by address finds it.
alter table users alter column email_key drop expression, alter column email_key drop not null;
create function key_of_address() returns trigger language plpgsql as $$
begin
  new.email_key := case when not new.is_stand_in then lower(new.email) end;
  return new;
end $$;
create trigger key_of_address before insert or update of email, is_stand_in on users
  for each row execute function key_of_address();

-- For files of a school, which add many at once: has the address an account of somebody who is nobody there?
create function is_known_elsewhere(address text, organization uuid) returns boolean language sql stable
  return exists (select from users u where u.email_key = lower(address)
    and not exists (select from roles r where r.user_id = u.id and r.organization_id = organization));

-- Whatever points at the stand-in points at the account from now on, unless the account has the same already. Roles are
-- granted by the server, which tells of them; words to search by, and what the server may not write, follow by themselves.
create function merge_stand_in(stand_in uuid, account uuid) returns void language plpgsql as $$
declare
  pointer record;
  place tid;
begin
  for pointer in
    select c.conrelid::regclass as source, a.attname as person
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and has_table_privilege(c.conrelid, 'update')
      and c.conrelid <> all (array['roles', 'user_words']::regclass[])
  loop
    for place in execute format('select ctid from %s where %I = $1', pointer.source, pointer.person) using stand_in loop
      begin
        execute format('update %s set %I = $1 where ctid = $2', pointer.source, pointer.person) using account, place;
      exception when unique_violation then null;
      end;
    end loop;
  end loop;
  delete from users where id = stand_in;
end $$;
