-- What is about no student is forgotten by its age.
create index form_submissions_about_nobody on form_submissions (tenant_id, created_at) where student_id is null;
