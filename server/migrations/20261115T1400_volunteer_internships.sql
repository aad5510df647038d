-- A volunteer who is accepted has a place as a student has, without a school and without a period: both or neither.
alter table internships
  alter column school_id drop not null,
  alter column internship_period_id drop not null,
  add constraint internships_school_with_period check ((school_id is null) = (internship_period_id is null)),
  -- What somebody found themselves is reported to a school.
  add constraint internships_self_found_for_school check (school_id is not null or not self_found);

-- Every night: whose first day has come, and whose last day is over.
create index internships_of_volunteers on internships (tenant_id, status, end_date) where school_id is null;
