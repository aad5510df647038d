-- For which first day the school was warned that it is not signed yet: once, and again when the day moved.
alter table contracts add column warned_for date;
