-- How many students of a period stood where, as the numbers of that evening said it: a year later nobody is in those classes any
-- more, and who left may be gone. No person stands in it (decision 128).
create table period_evenings (
  tenant_id            uuid not null default current_tenant(),
  internship_period_id uuid not null,
  part                 text not null check (part in ('all', 'group', 'level')),
  -- Of the class or the level: next year another class has the same one.
  name                 text not null,
  day                  date not null,
  -- In the order of the stages of protocol/src/features/progress.ts.
  stages               integer[] not null,
  late                 integer not null,
  primary key (tenant_id, internship_period_id, part, name, day),
  foreign key (tenant_id, internship_period_id) references internship_periods on delete cascade
);
call protect_tenant_table('period_evenings');
