-- A row without a class, or with more than one, wants a look as well. The codes are those of the warnings in
-- protocol/src/import-problems.ts.
alter table import_rows alter column urgency set expression as (case
  when outcome = 'conflict' then 3
  when outcome = 'error' then 2
  when problems @> '[{"code":"classNew"}]' or problems @> '[{"code":"leftOut"}]'
    or problems @> '[{"code":"noClass"}]' or problems @> '[{"code":"moreClasses"}]' then 1
  else 0 end);
