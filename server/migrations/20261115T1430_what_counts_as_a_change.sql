-- Signing in and being sent an invitation are no change of who somebody is. Whoever has that person open on the screen
-- can still save what they wrote.
create function touch_user() returns trigger language plpgsql as $$
declare
  bookkeeping constant text[] := '{last_sign_in_at,invited_at}';
  -- Worked out by the table after this moment, so not to be compared yet.
  generated constant text[] := '{email_key,last_name_order,first_name_order}';
begin
  if (new.last_sign_in_at, new.invited_at) is distinct from (old.last_sign_in_at, old.invited_at)
    and to_jsonb(new) - bookkeeping - generated = to_jsonb(old) - bookkeeping - generated then
    return new;
  end if;
  new.updated_at := now();
  return new;
end $$;
drop trigger touch on users;
create trigger touch before update on users for each row execute function touch_user();

-- What an archived organization was before: one that nobody approved does not come back as approved.
alter table organizations add column archived_from text check (archived_from in ('pending', 'approved', 'denied'));
-- Of those in the archive already the last decision says it; without any it was approved, as those that are added are.
-- The owner is bound by row-level security like everybody else, so it is lifted meanwhile.
alter table organizations no force row level security;
alter table events no force row level security;
update organizations o set archived_from = coalesce(
    (select case e.name when 'organization.denied' then 'denied'
        when 'organization.registered' then 'pending' when 'organization.reconsidered' then 'pending' else 'approved' end
      from events e where e.tenant_id = o.tenant_id and e.subject_type = 'organizations' and e.subject_id = o.id
        and e.name in ('organization.registered', 'organization.created', 'organization.approved',
          'organization.denied', 'organization.reconsidered', 'organization.restored')
      order by e.created_at desc limit 1),
    'approved')
  where o.status = 'archived';
alter table organizations force row level security;
alter table events force row level security;
