-- When whoever a row is about was last as the row left them, if later than the run: a later import that had changed them was
-- taken back. So imports can be taken back one after the other, the newest first.
alter table import_rows add column intact_at timestamptz;
create index import_rows_by_subject on import_rows (tenant_id, subject_id) where state in ('done', 'kept');

-- More remarks that somebody should look at. The codes are those of the warnings in protocol/src/features/import-problems.ts.
drop index import_rows_by_urgency;
alter table import_rows drop column urgency;
alter table import_rows add column urgency integer not null generated always as (case
  when outcome = 'conflict' then 3
  when outcome = 'error' then 2
  when problems @? '$[*] ? (@.code == "classNew" || @.code == "leftOut" || @.code == "noClass" || @.code == "moreClasses"
    || @.code == "dateInvalid" || @.code == "numberOdd" || @.code == "nameOdd" || @.code == "formula")' then 1
  else 0 end) stored;
create index import_rows_by_urgency on import_rows (tenant_id, import_id, urgency desc, number, id);
