-- A student or a host asks the school to stop an internship. Apart from why it ended: whom one asks is not whom it is about.
alter table internships
  add stop_asked_at     timestamptz,
  add stop_asked_by     text check (stop_asked_by in ('student', 'host')),
  add stop_asked_by_id  uuid,
  add stop_asked_reason text,
  add foreign key (tenant_id, stop_asked_by_id) references users on delete set null (stop_asked_by_id);
create index internships_by_stop_asker on internships (tenant_id, stop_asked_by_id);
create index internships_stop_asked on internships (tenant_id, school_id, stop_asked_at) where stop_asked_at is not null;

-- What happened with an internship, the newest first.
create index events_by_internship on events (tenant_id, (data->>'internshipId'), created_at desc)
  where data->>'internshipId' is not null;

-- What staff of a school write down for each other about the internship of a student.
create table internship_notes (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  internship_id uuid not null,
  student_id    uuid not null,
  writer_id     uuid,
  text          text not null,
  -- The last day on which it is there.
  kept_until    date not null,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, internship_id) references internships on delete cascade,
  foreign key (tenant_id, student_id) references users,
  foreign key (tenant_id, writer_id) references users on delete set null (writer_id)
);
create index internship_notes_by_internship on internship_notes (tenant_id, internship_id, created_at desc, id);
create index internship_notes_by_student on internship_notes (tenant_id, student_id);
create index internship_notes_by_writer on internship_notes (tenant_id, writer_id);
create index internship_notes_by_last_day on internship_notes (tenant_id, kept_until);
create index internship_notes_in_order on internship_notes (tenant_id, created_at, id);
create trigger touch before update on internship_notes for each row execute function touch_updated_at();
call protect_tenant_table('internship_notes');
