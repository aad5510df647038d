-- A site from its first day: what each has, and how the demo fills one.

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
call run_as_system('system.ensure_tenant');

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
call run_as_system('system.begin_seed');

create function system.end_seed(tenant uuid) returns void
  language sql security definer set search_path = public
  begin atomic
    update tenants set seeding = false where id = tenant;
  end;
call run_as_system('system.end_seed');
