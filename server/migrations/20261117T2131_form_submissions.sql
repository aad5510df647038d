-- Who has to fill in which form by when, what they answered, and the links of those without an account.

create table form_submissions (
  tenant_id        uuid not null default current_tenant(),
  id               uuid not null default gen_random_uuid(),
  form_id          uuid not null,
  -- None: nobody began. From then on it never changes.
  form_version_id  uuid,
  internship_id    uuid,
  phase_id         uuid,
  -- Whom it is about, at which host and of which school: those of the internship.
  student_id       uuid,
  organization_id  uuid,
  school_id        uuid,
  role             text not null check (role in ('student', 'host', 'mentor', 'other')),
  -- Somebody with an account, or somebody whom we know by an address, or by nothing.
  respondent_id    uuid,
  respondent_name  text,
  respondent_email text,
  status           text not null default 'requested' check (status in ('requested', 'in_progress', 'submitted', 'returned',
                     'accepted', 'expired', 'cancelled')),
  due_on           date,
  -- By the key of the field; only of what was visible.
  answers          jsonb not null default '{}',
  page             integer not null default 0,
  saved_at         timestamptz,
  submitted_at     timestamptz,
  reopen_until     timestamptz,
  -- Why it was sent back or withdrawn.
  reason           text,
  reminded_at      timestamptz,
  reminders        integer not null default 0,
  requested_by_id  uuid,
  decided_by_id    uuid,
  decided_at       timestamptz,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, form_id) references forms,
  foreign key (tenant_id, form_version_id) references form_versions,
  foreign key (tenant_id, internship_id) references internships on delete cascade,
  foreign key (tenant_id, phase_id) references internship_phases on delete set null (phase_id),
  foreign key (tenant_id, student_id) references users on delete cascade,
  foreign key (tenant_id, organization_id) references organizations on delete set null (organization_id),
  foreign key (tenant_id, school_id) references organizations on delete cascade,
  foreign key (tenant_id, respondent_id) references users on delete set null (respondent_id),
  foreign key (tenant_id, requested_by_id) references users on delete set null (requested_by_id),
  foreign key (tenant_id, decided_by_id) references users on delete set null (decided_by_id)
);
-- The same is not asked twice of one internship while it is open.
create unique index form_submissions_going on form_submissions (tenant_id, form_id, internship_id, role)
  where internship_id is not null and phase_id is null and status in ('requested', 'in_progress', 'returned');
-- A step asks once.
create unique index form_submissions_of_phase on form_submissions (tenant_id, phase_id) where phase_id is not null and status <> 'cancelled';
create index form_submissions_by_form on form_submissions (tenant_id, form_id, status, submitted_at, id);
create index form_submissions_by_version on form_submissions (tenant_id, form_version_id);
create index form_submissions_by_internship on form_submissions (tenant_id, internship_id, role, status);
create index form_submissions_by_phase on form_submissions (tenant_id, phase_id);
create index form_submissions_by_student on form_submissions (tenant_id, student_id, status);
create index form_submissions_by_host on form_submissions (tenant_id, organization_id, status);
create index form_submissions_by_school on form_submissions (tenant_id, school_id, status, due_on, id);
create index form_submissions_by_respondent on form_submissions (tenant_id, respondent_id, status, due_on, id);
create index form_submissions_by_address on form_submissions (tenant_id, lower(respondent_email));
create index form_submissions_in_order on form_submissions (tenant_id, created_at, id);
create index form_submissions_by_due on form_submissions (tenant_id, due_on, id);
create index form_submissions_by_submission on form_submissions (tenant_id, submitted_at, id);
create index form_submissions_by_requester on form_submissions (tenant_id, requested_by_id);
create index form_submissions_by_decider on form_submissions (tenant_id, decided_by_id);
-- What the clock looks at every morning.
create index form_submissions_open on form_submissions (tenant_id, due_on, id)
  where status in ('requested', 'in_progress', 'returned');
create trigger touch before update on form_submissions for each row execute function touch_updated_at();
call protect_tenant_table('form_submissions');

-- The version that somebody began with stays theirs.
create trigger stays before update of form_id, form_version_id on form_submissions for each row
  when (old.form_id <> new.form_id or (old.form_version_id is not null and old.form_version_id is distinct from new.form_version_id))
  execute function stays_as_it_was();

-- What was answered when it was sent back: each turn as it was.
create table form_submission_turns (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  submission_id uuid not null,
  answers       jsonb not null,
  reason        text not null,
  submitted_at  timestamptz not null,
  returned_at   timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, submission_id) references form_submissions on delete cascade
);
create index form_submission_turns_by_submission on form_submission_turns (tenant_id, submission_id, returned_at);
call protect_tenant_table('form_submission_turns');

create table form_links (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  submission_id uuid not null,
  kind          text not null check (kind in ('mail', 'public')),
  -- Where a mail went.
  reached       text,
  token_hash    bytea not null,
  expires_at    timestamptz not null,
  created_at    timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, submission_id) references form_submissions on delete cascade
);
create index form_links_by_submission on form_links (tenant_id, submission_id, expires_at);
create index form_links_by_end on form_links (tenant_id, expires_at);
call protect_tenant_table('form_links');

-- What was sent for a question; the file itself is of nobody else.
create table form_files (
  tenant_id     uuid not null default current_tenant(),
  file_id       uuid not null,
  submission_id uuid not null,
  created_at    timestamptz not null default now(),
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references files on delete cascade,
  foreign key (tenant_id, submission_id) references form_submissions on delete cascade
);
create index form_files_by_submission on form_files (tenant_id, submission_id);
call protect_tenant_table('form_files');
