-- A student reports a place that they found themselves.

alter table internships
  -- The organization that the student says it is. It becomes the internship's own only when the school agrees: until
  -- then the host sees nothing of the student.
  add column known_organization_id uuid,
  -- The school asks for a correction; why is in `decision`.
  add column sent_back_at timestamptz,
  add column report_state text generated always as (
    case when not self_found then null
      when status = 'proposed' and sent_back_at is not null then 'sent_back'
      when status = 'proposed' then 'waiting'
      when status = 'refused' then 'refused'
      else 'approved' end) stored,
  add foreign key (tenant_id, known_organization_id) references organizations on delete set null (known_organization_id);
create index internships_by_known_organization on internships (tenant_id, known_organization_id);
create index internships_by_report on internships (tenant_id, report_state, created_at, id) where self_found;
