-- Whoever judged a vacancy can take that back for a minute, before its organization is told.
alter table vacancies
  add column decided_at timestamptz,
  add column decided_by_id uuid,
  add foreign key (tenant_id, decided_by_id) references users on delete set null (decided_by_id);
create index vacancies_by_decider on vacancies (tenant_id, decided_by_id) where decided_by_id is not null;
