-- What somebody should look at stands first in the list of rows. The codes are those of the warnings in
-- protocol/src/import-problems.ts.
alter table import_rows add column urgency integer not null generated always as (case
  when outcome = 'conflict' then 3
  when outcome = 'error' then 2
  when problems @> '[{"code":"classNew"}]' or problems @> '[{"code":"leftOut"}]' then 1
  else 0 end) stored;
create index import_rows_by_urgency on import_rows (tenant_id, import_id, urgency desc, number, id);

-- Who is missing in the file has no line in it: they stand by class and name.
alter table import_rows add column place text not null generated always as (
  coalesce(cells->>'className', '') || ' ' || name) stored;
create index import_rows_by_place on import_rows (tenant_id, import_id, place, id);
