-- When the host got it: from then on it is the host's to see, and the days to answer count.
alter table applications
  add column sent_at     timestamptz,
  -- The address of whoever answered through a link, without an account.
  add column answered_by text;
create index applications_in_line on applications (tenant_id, vacancy_id, created_at, id) where status = 'waiting';
create index applications_to_remind on applications (tenant_id, sent_at)
  where status in ('with_host', 'read', 'in_talk');
create index applications_open_in_period on applications (tenant_id, internship_period_id)
  where status in ('submitted', 'with_host', 'read', 'in_talk', 'waiting', 'offered');
create index application_links_by_creation on application_links (tenant_id, created_at, id);

-- What a host or a school wrote about a student beside an event goes with the student; that it happened stays.
create function system.forget_application_texts(tenant uuid, person uuid) returns void
  language sql security definer set search_path = public
  begin atomic
    update events set data = data - 'reason'
    where tenant_id = tenant and topic = 'application' and data->>'studentId' = person::text and data ? 'reason';
  end;
do $$
begin
  execute format('alter function system.forget_application_texts(uuid, uuid) owner to %I', current_database() || '_system');
  revoke all on function system.forget_application_texts(uuid, uuid) from public;
  execute format('grant execute on function system.forget_application_texts(uuid, uuid) to %I', current_database() || '_app');
end $$;
