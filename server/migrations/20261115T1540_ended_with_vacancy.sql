-- Nobody withdrew it: the vacancy was closed, over or taken down. For who reads the application afterwards.
alter table applications add column ended_with_vacancy boolean not null default false;

-- Of those that ended already the event tells. That is no change of the application, so the day of its last one stays.
-- The owner is bound by row-level security like everybody else, so it is lifted meanwhile.
alter table applications no force row level security;
alter table events no force row level security;
alter table applications disable trigger touch;
update applications a set ended_with_vacancy = true
  where a.status = 'withdrawn' and exists (select from events e where e.tenant_id = a.tenant_id
    and e.subject_type = 'applications' and e.subject_id = a.id and e.name = 'application.withdrawn'
    and e.data ->> 'because' = 'vacancy_gone');
alter table applications enable trigger touch;
alter table applications force row level security;
alter table events force row level security;
