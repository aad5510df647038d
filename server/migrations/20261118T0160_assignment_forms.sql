-- A form that the student fills in with the work, and a rubric that whoever reviews it fills in (decision 103).
alter table assignments add column form_id uuid, add column rubric_id uuid;
alter table assignments add foreign key (tenant_id, form_id) references forms on delete set null (form_id);
alter table assignments add foreign key (tenant_id, rubric_id) references forms on delete set null (rubric_id);
create index assignments_by_form on assignments (tenant_id, form_id) where form_id is not null;
create index assignments_by_rubric on assignments (tenant_id, rubric_id) where rubric_id is not null;

-- What the form said when the work was handed in: it stays as it was, as the rest of the version.
alter table work_versions add column form_version_id uuid, add column answers jsonb;
alter table work_versions add foreign key (tenant_id, form_version_id) references form_versions;
create index work_versions_by_form on work_versions (tenant_id, form_version_id) where form_version_id is not null;

-- Of a student with their work; with a version of it, the rubric of who reviewed that version.
alter table form_submissions add column work_id uuid, add column work_version_id uuid;
alter table form_submissions add foreign key (tenant_id, work_id) references assignment_works on delete cascade;
alter table form_submissions add foreign key (tenant_id, work_version_id) references work_versions on delete cascade;
create unique index form_submissions_of_work on form_submissions (tenant_id, work_id, form_id)
  where work_id is not null and work_version_id is null;
create unique index form_submissions_of_review on form_submissions (tenant_id, work_version_id, form_id)
  where work_version_id is not null;
create index form_submissions_by_work on form_submissions (tenant_id, work_id) where work_id is not null;

-- What belongs to work is asked by the work.
drop index form_submissions_going;
create unique index form_submissions_going on form_submissions (tenant_id, form_id, internship_id, role)
  where internship_id is not null and phase_id is null and work_id is null and status in ('requested', 'in_progress', 'returned');
