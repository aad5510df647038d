-- On which days a student can come, 1 (Monday) to 7 (Sunday); none means that they did not say.
alter table student_profiles
  add column weekdays smallint[] not null default '{}' check (weekdays <@ '{1,2,3,4,5,6,7}');
