-- Working time by law (decision 72): rules as dated records, the holidays of the regions, and the days on which a school is free.

-- What the law says is the same at every site: read by all, changed by a migration only. A rule that changes gets a new version
-- from a day on; the old one stays, since hours of before are judged by it and carry its id and version.
create table working_time_rules (
  id               text not null,
  version          integer not null default 1,
  -- What it limits; see protocol/src/features/working-time.ts.
  measure          text not null check (measure in ('in_school', 'sunday', 'closed', 'day', 'week', 'average', 'break', 'rest',
                     'week_rest', 'free_sundays', 'parents')),
  -- How old somebody is on the day worked, both included.
  from_age         smallint not null,
  until_age        smallint,
  -- For these kinds of internships and of days; none is all. A week in which nobody has lessons is a holiday week, with all its days.
  internship_kinds text[] not null default '{}',
  day_kinds        text[] not null default '{}',
  -- Minutes: at most, or of rest at least. Of free Sundays their number.
  amount           integer,
  -- A break is needed after more than so many minutes of work.
  over             integer,
  -- Over how many weeks it is counted.
  weeks            smallint,
  closed_from      time,
  closed_until     time,
  -- Lessons are work too.
  counts_lessons   boolean not null default false,
  valid_from       date not null default '2007-04-01',
  valid_until      date,
  primary key (id, version)
);
grant select on working_time_rules to :app, :system;

insert into working_time_rules (id, measure, from_age, until_age, internship_kinds, day_kinds, amount, over, weeks, closed_from, closed_until, counts_lessons) values
  ('nl-12-in-school',         'in_school',     0,   12, '{social,work,volunteer}',      '{}',            null, null, null, null,    null,    false),
  ('nl-13-14-sunday',         'sunday',       13,   14, '{social,in_school,volunteer}', '{}',            null, null, null, null,    null,    false),
  ('nl-13-14-closed',         'closed',       13,   14, '{social,in_school,volunteer}', '{}',            null, null, null, '19:00', '07:00', false),
  ('nl-13-14-school-day',     'day',          13,   14, '{social,in_school,volunteer}', '{school}',       120, null, null, null,    null,    false),
  ('nl-13-14-free-day',       'day',          13,   14, '{social,in_school,volunteer}', '{free,holiday}', 420, null, null, null,    null,    false),
  ('nl-13-14-school-week',    'week',         13,   14, '{social,in_school,volunteer}', '{school,free}',  720, null, null, null,    null,    false),
  ('nl-13-14-holiday-week',   'week',         13,   14, '{social,in_school,volunteer}', '{holiday}',     2100, null, null, null,    null,    false),
  ('nl-13-14-break',          'break',        13,   14, '{social,in_school,volunteer}', '{}',              30,  270, null, null,    null,    false),
  ('nl-13-14-rest',           'rest',         13,   14, '{social,in_school,volunteer}', '{}',             840, null, null, null,    null,    false),
  ('nl-14-15-work-parents',   'parents',      14,   15, '{work}',                       '{}',            null, null, null, null,    null,    false),
  ('nl-14-15-work-sunday',    'sunday',       14,   15, '{work}',                       '{}',            null, null, null, null,    null,    false),
  ('nl-14-15-work-closed',    'closed',       14,   15, '{work}',                       '{}',            null, null, null, '19:00', '07:00', false),
  ('nl-14-15-work-day',       'day',          14,   15, '{work}',                       '{}',             420, null, null, null,    null,    true),
  ('nl-14-15-work-week',      'week',         14,   15, '{work}',                       '{}',            2100, null, null, null,    null,    true),
  ('nl-14-15-work-break',     'break',        14,   15, '{work}',                       '{}',              30,  270, null, null,    null,    false),
  ('nl-14-15-work-rest',      'rest',         14,   15, '{work}',                       '{}',             840, null, null, null,    null,    false),
  ('nl-15-sunday',            'sunday',       15,   15, '{social,in_school,volunteer}', '{}',            null, null, null, null,    null,    false),
  ('nl-15-closed',            'closed',       15,   15, '{social,in_school,volunteer}', '{school,free}', null, null, null, '19:00', '07:00', false),
  ('nl-15-closed-in-holiday', 'closed',       15,   15, '{social,in_school,volunteer}', '{holiday}',     null, null, null, '21:00', '07:00', false),
  ('nl-15-school-day',        'day',          15,   15, '{social,in_school,volunteer}', '{school}',       120, null, null, null,    null,    false),
  ('nl-15-free-day',          'day',          15,   15, '{social,in_school,volunteer}', '{free,holiday}', 480, null, null, null,    null,    false),
  ('nl-15-school-week',       'week',         15,   15, '{social,in_school,volunteer}', '{school,free}',  720, null, null, null,    null,    false),
  ('nl-15-holiday-week',      'week',         15,   15, '{social,in_school,volunteer}', '{holiday}',     2400, null, null, null,    null,    false),
  ('nl-15-break',             'break',        15,   15, '{social,in_school,volunteer}', '{}',              30,  270, null, null,    null,    false),
  ('nl-15-rest',              'rest',         15,   15, '{social,in_school,volunteer}', '{}',             720, null, null, null,    null,    false),
  ('nl-16-17-closed',         'closed',       16,   17, '{}',                           '{}',            null, null, null, '23:00', '06:00', false),
  ('nl-16-17-day',            'day',          16,   17, '{}',                           '{}',             540, null, null, null,    null,    true),
  ('nl-16-17-week',           'week',         16,   17, '{}',                           '{}',            2700, null, null, null,    null,    true),
  ('nl-16-17-average',        'average',      16,   17, '{}',                           '{}',            2400, null,    4, null,    null,    true),
  ('nl-16-17-break',          'break',        16,   17, '{}',                           '{}',              30,  270, null, null,    null,    false),
  ('nl-16-17-rest',           'rest',         16,   17, '{}',                           '{}',             720, null, null, null,    null,    false),
  ('nl-16-17-week-rest',      'week_rest',    16,   17, '{}',                           '{}',            2160, null, null, null,    null,    false),
  ('nl-16-17-free-sundays',   'free_sundays', 16,   17, '{}',                           '{}',              13, null,   52, null,    null,    false),
  ('nl-18-day',               'day',          18, null, '{}',                           '{}',             720, null, null, null,    null,    false),
  ('nl-18-week',              'week',         18, null, '{}',                           '{}',            3600, null, null, null,    null,    false),
  ('nl-18-average',           'average',      18, null, '{}',                           '{}',            3300, null,    4, null,    null,    false);
-- Nobody has a work internship before 14: at 13 it is other work.
insert into working_time_rules (id, measure, from_age, until_age, internship_kinds, day_kinds, amount, over, weeks, closed_from, closed_until)
  select replace(id, 'nl-13-14', 'nl-13-work'), measure, 13, 13, '{work}', day_kinds, amount, over, weeks, closed_from, closed_until
  from working_time_rules where id like 'nl-13-14-%';

-- The holidays that the ministry sets or advises, by region. A school that does otherwise says so in its own days.
create table region_holidays (
  region     text not null check (region in ('north', 'central', 'south')),
  name       text not null check (name in ('autumn', 'christmas', 'spring', 'may', 'summer')),
  start_date date not null,
  end_date   date not null,
  primary key (region, start_date),
  constraint region_holidays_date_order check (start_date <= end_date)
);
grant select on region_holidays to :app, :system;

insert into region_holidays (region, name, start_date, end_date)
  select r.region, h.name, h.start_date::date, h.end_date::date
  from (values ('north'), ('central'), ('south')) r (region)
  join (values
    ('north',   'autumn',    '2025-10-18', '2025-10-26'),
    ('central', 'autumn',    '2025-10-18', '2025-10-26'),
    ('south',   'autumn',    '2025-10-11', '2025-10-19'),
    ('all',     'christmas', '2025-12-20', '2026-01-04'),
    ('north',   'spring',    '2026-02-21', '2026-03-01'),
    ('central', 'spring',    '2026-02-14', '2026-02-22'),
    ('south',   'spring',    '2026-02-14', '2026-02-22'),
    ('all',     'may',       '2026-04-25', '2026-05-03'),
    ('north',   'summer',    '2026-07-04', '2026-08-16'),
    ('central', 'summer',    '2026-07-18', '2026-08-30'),
    ('south',   'summer',    '2026-07-11', '2026-08-23'),
    ('north',   'autumn',    '2026-10-10', '2026-10-18'),
    ('central', 'autumn',    '2026-10-17', '2026-10-25'),
    ('south',   'autumn',    '2026-10-17', '2026-10-25'),
    ('all',     'christmas', '2026-12-19', '2027-01-03'),
    -- For the south the sources differ about spring and summer of 2027: its schools fill those in.
    ('north',   'spring',    '2027-02-20', '2027-02-28'),
    ('central', 'spring',    '2027-02-20', '2027-02-28'),
    ('all',     'may',       '2027-04-24', '2027-05-02'),
    ('north',   'summer',    '2027-07-10', '2027-08-22'),
    ('central', 'summer',    '2027-07-17', '2027-08-29')
  ) h (region, name, start_date, end_date) on h.region in (r.region, 'all');

-- In which region a school is, and how long the lessons of a school day are. Without a region only its own days count.
create table school_calendars (
  tenant_id      uuid not null default current_tenant(),
  school_id      uuid not null,
  region         text check (region in ('north', 'central', 'south')),
  lesson_minutes integer check (lesson_minutes between 0 and 600),
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (tenant_id, school_id),
  foreign key (tenant_id, school_id) references organizations on delete cascade
);
create trigger touch before update on school_calendars for each row execute function touch_updated_at();
call protect_tenant_table('school_calendars');

-- Days of a school's own: free beside the holidays of its region, or lessons in the middle of them.
create table free_days (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  school_id  uuid not null,
  name       text not null,
  kind       text not null default 'free' check (kind in ('free', 'lessons')),
  start_date date not null,
  end_date   date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations on delete cascade,
  constraint free_days_date_order check (start_date <= end_date),
  -- Longer than the longest holiday is a year that was typed wrongly.
  constraint free_days_length check (end_date - start_date < 100)
);
create index free_days_by_school on free_days (tenant_id, school_id, start_date, id);
create index free_days_by_start on free_days (tenant_id, start_date, id);
create trigger touch before update on free_days for each row execute function touch_updated_at();
call protect_tenant_table('free_days');
