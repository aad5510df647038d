-- Who was asked on which day to take the step that somebody waits for: once a day for a student.
create table turn_reminders (
  tenant_id      uuid not null default current_tenant(),
  id             uuid not null default gen_random_uuid(),
  student_id     uuid not null,
  reminded_on    date not null default today_nl(),
  block          text not null,
  up             text not null check (up in ('student', 'mentor', 'school', 'host')),
  internship_id  uuid,
  reminded_by_id uuid,
  created_at     timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, student_id, reminded_on),
  foreign key (tenant_id, student_id) references users on delete cascade,
  foreign key (tenant_id, internship_id) references internships on delete cascade,
  foreign key (tenant_id, reminded_by_id) references users on delete set null (reminded_by_id)
);
create index turn_reminders_by_internship on turn_reminders (tenant_id, internship_id);
create index turn_reminders_by_person on turn_reminders (tenant_id, reminded_by_id);
call protect_tenant_table('turn_reminders');
