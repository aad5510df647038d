-- Who was reminded of a step, so that nobody is reminded twice. Another day to be done by begins anew.
create table phase_reminders (
  tenant_id  uuid not null default current_tenant(),
  phase_id   uuid not null,
  due_on     date not null,
  -- So many days before; -1 once it is late.
  days       smallint not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, phase_id, due_on, days),
  foreign key (tenant_id, phase_id) references internship_phases on delete cascade
);
call protect_tenant_table('phase_reminders');

-- Every night: steps that somebody is at and that are due about now.
create index internship_phases_due on internship_phases (tenant_id, due_on)
  where status in ('open', 'submitted', 'returned') and removed_at is null;
