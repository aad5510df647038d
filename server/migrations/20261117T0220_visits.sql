-- Visits: somebody of the school comes to see how a student is doing at work, or calls.
create table visits (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  internship_id   uuid not null,
  student_id      uuid not null,
  -- Nobody, once that account is gone.
  visitor_id      uuid,
  kind            text not null default 'onSite' check (kind in ('onSite', 'phone', 'video')),
  status          text not null default 'planned' check (status in ('planned', 'done', 'cancelled')),
  -- The day and the time on a clock in the Netherlands, whatever summer time does.
  day             date not null,
  time            text not null check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  minutes         integer not null default 30 check (minutes between 5 and 480),
  place           text,
  cancel_reason   text,
  -- What staff wrote down after it, and the last day on which it is there.
  note            text,
  note_kept_until date,
  -- What student and host were told last of it; nothing while they know of none.
  told_as         text,
  -- The step of the route that it brought to an end.
  phase_id        uuid,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, internship_id) references internships on delete cascade,
  foreign key (tenant_id, student_id) references users,
  foreign key (tenant_id, visitor_id) references users on delete set null (visitor_id),
  foreign key (tenant_id, phase_id) references internship_phases on delete set null (phase_id),
  check ((note is null) = (note_kept_until is null))
);
create index visits_by_internship on visits (tenant_id, internship_id, day, id);
create index visits_by_student on visits (tenant_id, student_id, day, id);
create index visits_by_visitor on visits (tenant_id, visitor_id, day, id);
create index visits_by_phase on visits (tenant_id, phase_id);
create index visits_in_order on visits (tenant_id, day, id);
create index visits_by_last_day on visits (tenant_id, note_kept_until) where note is not null;
create trigger touch before update on visits for each row execute function touch_updated_at();
call protect_tenant_table('visits');

-- A step of the route that is done when somebody has been there.
alter table workflow_phases drop constraint workflow_phases_kind_check, add check (kind in
  ('search', 'approval', 'contract', 'hours', 'visit', 'assignment', 'form', 'evaluation', 'completion'));
alter table internship_phases drop constraint internship_phases_kind_check, add check (kind in
  ('search', 'approval', 'contract', 'hours', 'visit', 'assignment', 'form', 'evaluation', 'completion'));
