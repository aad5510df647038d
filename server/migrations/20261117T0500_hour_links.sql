-- Hours are confirmed without an account too: from the link in a mail, or from a code on the student's phone (decision 74).

create table hour_links (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  internship_id uuid not null,
  -- By mail to this address, or shown by the student for a few minutes.
  kind          text not null check (kind in ('mail', 'code')),
  email         text,
  token_hash    bytea not null,
  expires_at    timestamptz not null,
  -- The school took it back, or the host said that it was somebody else.
  ended_at      timestamptz,
  created_at    timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, internship_id) references internships on delete cascade,
  constraint hour_links_address check ((kind = 'mail') = (email is not null))
);
create index hour_links_by_internship on hour_links (tenant_id, internship_id, expires_at);
create index hour_links_by_end on hour_links (tenant_id, expires_at);
call protect_tenant_table('hour_links');

-- A colleague at the host who took over looking at the hours of one internship.
create table hour_handlers (
  tenant_id     uuid not null default current_tenant(),
  internship_id uuid not null,
  name          text not null,
  email         text not null,
  created_at    timestamptz not null default now(),
  primary key (tenant_id, internship_id),
  foreign key (tenant_id, internship_id) references internships on delete cascade
);
call protect_tenant_table('hour_handlers');

-- On which day the host got a mail about hours that wait: one a day for an internship, whoever asks.
create table hour_asks (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  internship_id uuid not null,
  asked_on      date not null default today_nl(),
  is_reminder   boolean not null,
  -- Nobody where the clock did it, or the sending itself.
  asked_by_id   uuid,
  created_at    timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, internship_id, asked_on),
  foreign key (tenant_id, internship_id) references internships on delete cascade,
  foreign key (tenant_id, asked_by_id) references users on delete set null (asked_by_id)
);
create index hour_asks_by_person on hour_asks (tenant_id, asked_by_id);
call protect_tenant_table('hour_asks');

-- Of which week a student was told that nothing stands there, so that it is said once.
create table hour_weeks_missed (
  tenant_id     uuid not null default current_tenant(),
  internship_id uuid not null,
  -- Its Monday.
  week          date not null,
  created_at    timestamptz not null default now(),
  primary key (tenant_id, internship_id, week),
  foreign key (tenant_id, internship_id) references internships on delete cascade
);
call protect_tenant_table('hour_weeks_missed');

-- Who answered without an account: their name as the host or they themselves told it, how, and through which link.
alter table hour_entries
  add decided_name    text,
  add decided_via     text check (decided_via in ('mail', 'code')),
  add decided_link_id uuid,
  add foreign key (tenant_id, decided_link_id) references hour_links on delete set null (decided_link_id);
create index hour_entries_by_link on hour_entries (tenant_id, decided_link_id);
