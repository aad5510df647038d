-- The marketplace: what a vacancy tells, who applies, and what students keep.

alter table vacancies no force row level security;
alter table vacancies drop constraint vacancies_status_check;
update vacancies set status = 'closed' where status = 'archived';
alter table vacancies
  add constraint vacancies_status_check check (status in
    ('draft', 'in_review', 'published', 'paused', 'full', 'expired', 'closed', 'removed')),
  -- The text with its headings and lists; `description` is the same in plain letters, for cards and for searching.
  add column body              jsonb,
  add column hours_per_week    integer,
  add column maximum_age       integer,
  add column requirements      text,
  -- Kinds of education it is meant for; none is all. Levels of a school are that school's own names.
  add column levels            text[] not null default '{}',
  add column visible_to        text not null default 'all' check (visible_to in ('all', 'schools')),
  -- Whoever applies has the place at once, as long as there are places.
  add column is_direct         boolean not null default false,
  add column places_taken      integer not null default 0,
  -- Where the work is when that is not where the organization is.
  add column street            text,
  add column house_number      text,
  add column postal_code       text,
  add column city              text,
  add column latitude          double precision,
  add column longitude         double precision,
  -- Who answers applications: somebody with an account, or only an address.
  add column contact_person_id uuid,
  add column contact_name      text,
  add column contact_email     text,
  add column photo_id          uuid,
  add column stock_image       text,
  add column published_at      timestamptz,
  -- Why it was sent back or taken down.
  add column review_reason     text,
  add column copied_from_id    uuid,
  add column created_by_id     uuid,
  add constraint vacancies_not_oversold check (places_taken between 0 and places),
  add constraint vacancies_ages check (maximum_age >= minimum_age),
  add constraint vacancies_date_order check (end_date >= start_date),
  add foreign key (tenant_id, contact_person_id) references users on delete set null (contact_person_id),
  add foreign key (tenant_id, created_by_id) references users on delete set null (created_by_id),
  add foreign key (tenant_id, photo_id) references files on delete set null (photo_id),
  add foreign key (tenant_id, copied_from_id) references vacancies on delete set null (copied_from_id);
update vacancies set published_at = created_at where status in ('published', 'paused', 'closed');
alter table vacancies force row level security;
create index vacancies_by_contact on vacancies (tenant_id, contact_person_id);
create index vacancies_by_creator on vacancies (tenant_id, created_by_id);
create index vacancies_by_photo on vacancies (tenant_id, photo_id);
create index vacancies_by_original on vacancies (tenant_id, copied_from_id);
create index vacancies_by_creation on vacancies (tenant_id, created_at, id);
create index vacancies_by_publication on vacancies (tenant_id, status, published_at desc, id);
create index vacancies_by_end on vacancies (tenant_id, end_date) where status in ('published', 'paused', 'full');

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('logo', 'photo'));

create table vacancy_tags (
  tenant_id  uuid not null default current_tenant(),
  vacancy_id uuid not null,
  tag_id     uuid not null,
  primary key (tenant_id, vacancy_id, tag_id),
  foreign key (tenant_id, vacancy_id) references vacancies on delete cascade,
  foreign key (tenant_id, tag_id) references tags on delete cascade
);
create index vacancy_tags_by_tag on vacancy_tags (tenant_id, tag_id);
call protect_tenant_table('vacancy_tags');

-- The schools whose students see it, when it is not for all.
create table vacancy_schools (
  tenant_id  uuid not null default current_tenant(),
  vacancy_id uuid not null,
  school_id  uuid not null,
  primary key (tenant_id, vacancy_id, school_id),
  foreign key (tenant_id, vacancy_id) references vacancies on delete cascade,
  foreign key (tenant_id, school_id) references organizations on delete cascade
);
create index vacancy_schools_by_school on vacancy_schools (tenant_id, school_id);
call protect_tenant_table('vacancy_schools');

-- How often it was looked at, a day at a time; nothing about who looked.
create table vacancy_views (
  tenant_id  uuid not null default current_tenant(),
  vacancy_id uuid not null,
  day        date not null default today_nl(),
  views      integer not null default 0,
  primary key (tenant_id, vacancy_id, day),
  foreign key (tenant_id, vacancy_id) references vacancies on delete cascade
);
call protect_tenant_table('vacancy_views');

create table vacancy_reports (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  vacancy_id    uuid not null,
  reporter_id   uuid,
  -- Who has no account may leave an address to be answered at.
  email         text,
  reason        text not null check (reason in ('unsafe', 'misleading', 'paid_work', 'discrimination', 'gone', 'other')),
  explanation   text,
  status        text not null default 'open' check (status in ('open', 'dismissed', 'taken_down')),
  answer        text,
  handled_by_id uuid,
  handled_at    timestamptz,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, vacancy_id) references vacancies on delete cascade,
  foreign key (tenant_id, reporter_id) references users on delete set null (reporter_id),
  foreign key (tenant_id, handled_by_id) references users on delete set null (handled_by_id)
);
create index vacancy_reports_by_vacancy on vacancy_reports (tenant_id, vacancy_id);
create index vacancy_reports_by_status on vacancy_reports (tenant_id, status, created_at, id);
create index vacancy_reports_by_creation on vacancy_reports (tenant_id, created_at, id);
create index vacancy_reports_by_reporter on vacancy_reports (tenant_id, reporter_id);
create index vacancy_reports_by_handler on vacancy_reports (tenant_id, handled_by_id);
create trigger touch before update on vacancy_reports for each row execute function touch_updated_at();
call protect_tenant_table('vacancy_reports');

create table favourites (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  user_id    uuid not null,
  vacancy_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, user_id, vacancy_id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, vacancy_id) references vacancies on delete cascade
);
create index favourites_by_vacancy on favourites (tenant_id, vacancy_id);
create index favourites_by_creation on favourites (tenant_id, created_at, id);
call protect_tenant_table('favourites');

create table saved_searches (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  user_id    uuid not null,
  name       text not null,
  -- As it stands in the address of the stagebank.
  search     text not null,
  alert      text not null default 'weekly' check (alert in ('off', 'daily', 'weekly')),
  -- What came after this moment is news.
  told_until timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index saved_searches_by_user on saved_searches (tenant_id, user_id, created_at);
create index saved_searches_by_creation on saved_searches (tenant_id, created_at, id);
create index saved_searches_by_alert on saved_searches (tenant_id, alert, told_until);
create trigger touch before update on saved_searches for each row execute function touch_updated_at();
call protect_tenant_table('saved_searches');

-- A mentor, a school or a host thinks this is something for a student.
create table vacancy_proposals (
  tenant_id      uuid not null default current_tenant(),
  id             uuid not null default gen_random_uuid(),
  vacancy_id     uuid not null,
  student_id     uuid not null,
  proposed_by_id uuid,
  note           text,
  status         text not null default 'open' check (status in ('open', 'applied', 'dismissed')),
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, vacancy_id, student_id),
  foreign key (tenant_id, vacancy_id) references vacancies on delete cascade,
  foreign key (tenant_id, student_id) references users on delete cascade,
  foreign key (tenant_id, proposed_by_id) references users on delete set null (proposed_by_id)
);
create index vacancy_proposals_by_student on vacancy_proposals (tenant_id, student_id, status);
create index vacancy_proposals_by_proposer on vacancy_proposals (tenant_id, proposed_by_id);
create index vacancy_proposals_by_creation on vacancy_proposals (tenant_id, created_at, id);
create trigger touch before update on vacancy_proposals for each row execute function touch_updated_at();
call protect_tenant_table('vacancy_proposals');

alter table internship_periods add column needs_mentor_approval boolean not null default false;

-- Reported by a student: what was planned, and what the school said about it.
alter table internships
  add column planned_hours integer,
  add column weekdays      smallint[] not null default '{}',
  add column city          text,
  add column website       text,
  add column decision      text,
  add column decided_by_id uuid,
  add column decided_at    timestamptz,
  add foreign key (tenant_id, decided_by_id) references users on delete set null (decided_by_id);
create index internships_by_decider on internships (tenant_id, decided_by_id);

create table applications (
  tenant_id            uuid not null default current_tenant(),
  id                   uuid not null default gen_random_uuid(),
  vacancy_id           uuid not null,
  -- Of the vacancy and of the student, kept here so that lists need no look elsewhere.
  organization_id      uuid not null,
  student_id           uuid not null,
  -- None for a volunteer.
  school_id            uuid,
  internship_period_id uuid,
  internship_id        uuid,
  status               text not null check (status in ('submitted', 'with_host', 'read', 'in_talk', 'waiting', 'offered',
                         'accepted', 'declined', 'refused', 'withdrawn', 'expired')),
  motivation           text,
  weekdays             smallint[] not null default '{}',
  -- Of the mentor who refused, the host who declined, or the student who withdrew.
  reason               text,
  talk_at              timestamptz,
  talk_place           text,
  talk_note            text,
  -- A colleague whom the host passed it on to.
  handler_name         text,
  handler_email        text,
  -- When it expires by itself: the host's answer, or the student's to an offer.
  expires_at           timestamptz,
  extended_at          timestamptz,
  -- Days (7, 14) on which the host was reminded.
  reminders            smallint[] not null default '{}',
  read_at              timestamptz,
  decided_at           timestamptz,
  decided_by_id        uuid,
  created_by_id        uuid,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, vacancy_id) references vacancies,
  foreign key (tenant_id, organization_id) references organizations,
  foreign key (tenant_id, student_id) references users,
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, internship_period_id) references internship_periods,
  foreign key (tenant_id, internship_id) references internships on delete set null (internship_id),
  foreign key (tenant_id, decided_by_id) references users on delete set null (decided_by_id),
  foreign key (tenant_id, created_by_id) references users on delete set null (created_by_id)
);
-- One application at a time for the same place.
create unique index applications_open on applications (tenant_id, student_id, vacancy_id)
  where status in ('submitted', 'with_host', 'read', 'in_talk', 'waiting', 'offered', 'accepted');
create index applications_by_student on applications (tenant_id, student_id, created_at, id);
create index applications_by_vacancy on applications (tenant_id, vacancy_id, status, created_at);
create index applications_by_organization on applications (tenant_id, organization_id, created_at, id);
create index applications_by_school on applications (tenant_id, school_id, created_at, id);
create index applications_by_period on applications (tenant_id, internship_period_id);
create index applications_by_internship on applications (tenant_id, internship_id);
create index applications_by_decider on applications (tenant_id, decided_by_id);
create index applications_by_creator on applications (tenant_id, created_by_id);
create index applications_by_creation on applications (tenant_id, created_at, id);
create index applications_by_change on applications (tenant_id, updated_at, id);
create index applications_by_expiry on applications (tenant_id, expires_at)
  where status in ('with_host', 'read', 'in_talk', 'offered');
create trigger touch before update on applications for each row execute function touch_updated_at();
call protect_tenant_table('applications');

-- The link in a mail with which somebody without an account answers one application.
create table application_links (
  tenant_id      uuid not null default current_tenant(),
  id             uuid not null default gen_random_uuid(),
  application_id uuid not null,
  email          text not null,
  token_hash     bytea not null,
  expires_at     timestamptz not null,
  created_at     timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, application_id) references applications on delete cascade
);
create index application_links_by_application on application_links (tenant_id, application_id);
call protect_tenant_table('application_links');
