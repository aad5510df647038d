-- What managing vacancies needs besides the vacancies themselves.

alter table vacancies
  -- A closed one can be opened again for a year.
  add column closed_at     timestamptz,
  -- The end date that its organization was told about; a later end is told about again.
  add column told_end_date date;

alter table site_settings add column vacancies_need_review boolean not null default false;
