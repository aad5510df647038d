-- Days on which a student does not come to their place. A host reads the days, never the kind or the note.
create table absences (
  tenant_id      uuid not null default current_tenant(),
  id             uuid not null default gen_random_uuid(),
  internship_id  uuid not null,
  student_id     uuid not null,
  first_day      date not null,
  -- Not known yet: it lasts until somebody says that it is over, at most as long as the internship.
  last_day       date,
  kind           text not null check (kind in ('sick', 'other')),
  note           text,
  status         text not null default 'reported' check (status in ('reported', 'ended', 'cancelled')),
  reported_by_id uuid,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, internship_id) references internships on delete cascade,
  foreign key (tenant_id, student_id) references users,
  foreign key (tenant_id, reported_by_id) references users on delete set null (reported_by_id),
  check (last_day >= first_day),
  -- What somebody is ill with is not written down.
  check (kind = 'other' or note is null),
  -- Only who is ill does not know how long.
  check (kind = 'sick' or last_day is not null)
);
create index absences_by_internship on absences (tenant_id, internship_id, first_day desc, id);
create index absences_by_student on absences (tenant_id, student_id, first_day desc, id);
create index absences_by_reporter on absences (tenant_id, reported_by_id);
create index absences_by_first_day on absences (tenant_id, first_day, id);
create index absences_in_order on absences (tenant_id, created_at, id);
create index absences_going_on on absences (tenant_id, last_day, first_day) where status <> 'cancelled';
create index absences_with_note on absences (tenant_id, last_day) where note is not null;
create trigger touch before update on absences for each row execute function touch_updated_at();
call protect_tenant_table('absences');
