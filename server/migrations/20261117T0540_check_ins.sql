-- Check-ins: somebody comes to their place and goes home again; from that a day of hours is made.

-- What stands on a host's counter for a minute. It is worth nothing after that, so it stands here as it is shown: two screens
-- of one host show the same.
create table check_in_codes (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  token           text not null,
  digits          text not null check (digits ~ '^[0-9]{4}$'),
  created_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations on delete cascade
);
create unique index check_in_codes_by_token on check_in_codes (tenant_id, token);
create index check_in_codes_by_organization on check_in_codes (tenant_id, organization_id, created_at desc);
call protect_tenant_table('check_in_codes');

create table check_ins (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  internship_id uuid not null,
  student_id    uuid not null,
  -- The day in the Netherlands on which they came.
  day           date not null,
  came_at       timestamptz not null,
  left_at       timestamptz,
  status        text not null default 'here' check (status in ('here', 'left')),
  -- It was told later than it happened: there was no line.
  has_waited    boolean not null default false,
  -- The day of hours that was made of it.
  entry_id      uuid,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, internship_id) references internships on delete cascade,
  foreign key (tenant_id, student_id) references users,
  foreign key (tenant_id, entry_id) references hour_entries on delete set null (entry_id)
);
-- Nobody is twice in one place.
create unique index check_ins_here on check_ins (tenant_id, internship_id) where status = 'here';
create index check_ins_by_internship on check_ins (tenant_id, internship_id, came_at desc, id);
create index check_ins_by_student on check_ins (tenant_id, student_id, came_at desc, id);
create index check_ins_by_day on check_ins (tenant_id, day, came_at, id);
create index check_ins_by_entry on check_ins (tenant_id, entry_id);
create index check_ins_in_order on check_ins (tenant_id, came_at, id);
create trigger touch before update on check_ins for each row execute function touch_updated_at();
call protect_tenant_table('check_ins');

-- The times are those of a check-in, as long as nobody changed them.
alter table hour_entries add is_checked_in boolean not null default false;
