-- A phone without a line keeps a day until it can send it, and sends it again when the answer was lost: perhaps days later,
-- when the kept answers are gone. The name that it gave to the day says that it is the same one.
alter table hour_entries add made_id uuid;
create unique index hour_entries_made_once on hour_entries (tenant_id, student_id, made_id) where made_id is not null;
