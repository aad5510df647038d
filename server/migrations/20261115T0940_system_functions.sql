-- The only ways to look across tenants. Each does one thing, is owned by the system role and may be called by the app.

-- A site's row and what every site has from its first day: school years and the menu's system pages.
create function system.ensure_tenant(tenant_key text) returns uuid
  language plpgsql security definer set search_path = public as $$
declare tenant uuid;
begin
  insert into tenants (key) values (tenant_key) on conflict (key) do nothing;
  select id into tenant from tenants where key = tenant_key;
  perform system.ensure_school_years(tenant);
  insert into system_pages (tenant_id, identifier, title, path)
  values (tenant, 'vacancy-search', 'Stagebank', '/stagebank'),
         (tenant, 'organization-signup', 'Organisatie registreren', '/organizations/signup'),
         (tenant, 'login', 'Inloggen', '/inloggen'),
         (tenant, 'password-recovery', 'Wachtwoord vergeten', '/auth/recover')
  on conflict (tenant_id, identifier) do nothing;
  insert into menus (tenant_id, slug) values (tenant, 'main') on conflict (tenant_id, slug) do nothing;
  return tenant;
end $$;

-- School years run from 1 August to 31 July: last year, this one and the next two always exist.
create function system.ensure_school_years(tenant uuid) returns void
  language sql security definer set search_path = public
  begin atomic
    insert into school_years (tenant_id, name, start_date, end_date)
    select tenant, y || '/' || (y + 1), make_date(y, 8, 1), make_date(y + 1, 7, 31)
    from (select extract(year from today_nl() - interval '7 months')::int as this_year) as now,
         generate_series(this_year - 1, this_year + 2) as y
    on conflict (tenant_id, start_date) do nothing;
  end;

create function system.ensure_all_school_years() returns void
  language sql security definer set search_path = public
  begin atomic
    select system.ensure_school_years(id) from tenants;
  end;

-- True when the site has nobody yet and may be filled with demo data. What an interrupted start left behind goes first.
create function system.begin_seed(tenant uuid) returns boolean
  language plpgsql security definer set search_path = public as $$
declare
  name text;
  is_left boolean;
begin
  if (select seeding from tenants where id = tenant) then
    update internships set current_phase_id = null where tenant_id = tenant;
    loop
      is_left := false;
      for name in select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and c.column_name = 'tenant_id' and t.table_type = 'BASE TABLE'
          and c.table_name not in ('school_years', 'system_pages', 'menus') loop
        begin
          execute format('delete from %I where tenant_id = $1', name) using tenant;
        exception when foreign_key_violation then is_left := true;
        end;
      end loop;
      exit when not is_left;
    end loop;
  end if;
  if exists (select from users where tenant_id = tenant) then return false; end if;
  update tenants set seeding = true where id = tenant;
  return true;
end $$;

create function system.end_seed(tenant uuid) returns void
  language sql security definer set search_path = public
  begin atomic
    update tenants set seeding = false where id = tenant;
  end;

-- Passwords of one e-mail address at every site: the caller proves the password before it may say anything about them.
create function system.credentials_elsewhere(address text, here uuid)
  returns table (tenant_id uuid, password_hash text)
  language sql stable security definer set search_path = public
  begin atomic
    select u.tenant_id, c.password_hash
    from users u join credentials c on c.tenant_id = u.tenant_id and c.user_id = u.id
    where u.email_key = lower(address) and u.tenant_id <> here
      and u.status = 'active' and c.password_hash is not null
    limit 11;
  end;

-- Counts an attempt and tells how many there were in this window, in one statement, so that parallel attempts all count.
create function system.count_attempt(attempt_key text, seconds integer) returns table (hits integer, retry_after integer)
  language sql security definer set search_path = public
  begin atomic
    insert into throttles as t (key, hits, resets_at)
    values (attempt_key, 1, clock_timestamp() + make_interval(secs => seconds))
    on conflict (key) do update set
      hits = case when t.resets_at < clock_timestamp() then 1 else t.hits + 1 end,
      resets_at = case when t.resets_at < clock_timestamp() then excluded.resets_at else t.resets_at end
    returning t.hits, greatest(1, ceil(extract(epoch from t.resets_at - clock_timestamp()))::int);
  end;

create function system.forget_attempts(attempt_key text) returns void
  language sql security definer set search_path = public
  begin atomic
    delete from throttles where key = attempt_key;
  end;

create function system.uncount_attempt(attempt_key text) returns void
  language sql security definer set search_path = public
  begin atomic
    update throttles set hits = greatest(0, hits - 1) where key = attempt_key;
  end;

-- What has outlived its use, at every site. Runs every night.
create function system.sweep() returns void
  language sql security definer set search_path = public
  begin atomic
    delete from throttles where resets_at < now() - interval '1 day';
    delete from idempotency_keys where created_at < now() - interval '2 days';
    delete from sessions where expires_at < now() - interval '30 days';
    delete from link_tokens where expires_at < now() - interval '30 days';
    delete from oidc_logins where expires_at < now();
    delete from mails where created_at < now() - interval '90 days';
  end;

do $$
declare f record;
begin
  for f in select p.oid::regprocedure as signature from pg_proc p where p.pronamespace = 'system'::regnamespace loop
    execute format('alter function %s owner to %I', f.signature, current_database() || '_system');
    execute format('revoke all on function %s from public', f.signature);
    execute format('grant execute on function %s to %I', f.signature, current_database() || '_app');
  end loop;
end $$;
