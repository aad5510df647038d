-- Hours on paper: the total of a sheet that the host signed, with a scan of it. Its days are not known one by one, so it
-- is no entry of hours.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('logo', 'photo', 'scan', 'workPhoto'));
-- A file that is only for some is sent first, and becomes part of something once.
alter table files add used_at timestamptz;
-- What was sent and is not part of anything, to be cleaned up.
create index files_by_age on files (tenant_id, created_at) where kind in ('scan', 'workPhoto');

create table paper_sheets (
  tenant_id        uuid not null default current_tenant(),
  id               uuid not null default gen_random_uuid(),
  internship_id    uuid not null,
  student_id       uuid not null,
  first_day        date not null,
  last_day         date not null,
  minutes          integer not null check (minutes between 1 and 30000),
  remark           text,
  status           text not null default 'counted' check (status in ('counted', 'withdrawn')),
  -- Nothing once the student is erased.
  scan_id          uuid,
  entered_by_id    uuid,
  withdrawn_by_id  uuid,
  withdrawn_reason text,
  withdrawn_at     timestamptz,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, internship_id) references internships on delete cascade,
  foreign key (tenant_id, student_id) references users,
  foreign key (tenant_id, scan_id) references files on delete set null (scan_id),
  foreign key (tenant_id, entered_by_id) references users on delete set null (entered_by_id),
  foreign key (tenant_id, withdrawn_by_id) references users on delete set null (withdrawn_by_id),
  constraint paper_sheets_days check (last_day >= first_day)
);
create index paper_sheets_by_internship on paper_sheets (tenant_id, internship_id, first_day, id);
create index paper_sheets_by_student on paper_sheets (tenant_id, student_id, first_day, id);
create index paper_sheets_in_order on paper_sheets (tenant_id, first_day, id);
create index paper_sheets_by_age on paper_sheets (tenant_id, created_at, id);
create unique index paper_sheets_by_scan on paper_sheets (tenant_id, scan_id);
create index paper_sheets_by_hand on paper_sheets (tenant_id, entered_by_id);
create index paper_sheets_by_withdrawer on paper_sheets (tenant_id, withdrawn_by_id);
create trigger touch before update on paper_sheets for each row execute function touch_updated_at();
call protect_tenant_table('paper_sheets');

-- Counts beside the days that were agreed with.
create function count_paper() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'counted' then
    perform add_minutes(old.tenant_id, old.internship_id, -old.minutes, 0);
  end if;
  if tg_op <> 'DELETE' and new.status = 'counted' then
    perform add_minutes(new.tenant_id, new.internship_id, new.minutes, 0);
  end if;
  return null;
end $$;
create trigger count_new after insert or delete on paper_sheets for each row execute function count_paper();
create trigger count_changed after update of status, minutes on paper_sheets for each row execute function count_paper();
