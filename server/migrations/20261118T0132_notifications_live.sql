-- Open pages of whoever is told look again, in every tab: when something is new and when it was read. Only the id goes out.
create function tell_notification() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_array(new.tenant_id, 'notifications', new.id)::text);
  return null;
end $$;
create trigger tell_live after insert or update of read_at on notifications
  for each row execute function tell_notification();
