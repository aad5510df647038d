-- An organization that stops while students are still there: nothing new begins, and it goes to the archive after the
-- last internship.
alter table organizations no force row level security;
alter table organizations drop constraint organizations_status_check;
alter table organizations add constraint organizations_status_check
  check (status in ('pending', 'approved', 'denied', 'closing', 'archived'));
alter table organizations force row level security;
