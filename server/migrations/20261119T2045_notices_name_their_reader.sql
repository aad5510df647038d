-- A notice says whom it is for: of a few hundred open pages one has to look what it may see of it.
create or replace function tell_notification() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_array(new.tenant_id, 'notifications', new.id, null, json_build_array(new.user_id))::text);
  return null;
end $$;
