-- The stagebank: vacancies, for whom they are, who reported them, and what students keep of them.

create table vacancies (
  tenant_id         uuid not null default current_tenant(),
  id                uuid not null default gen_random_uuid(),
  organization_id   uuid not null,
  title             text not null,
  -- The text with its headings and lists; `description` is the same in plain letters, for cards and for searching.
  body              jsonb,
  description       text,
  status            text not null default 'draft' check (status in
                      ('draft', 'in_review', 'published', 'paused', 'full', 'expired', 'closed', 'removed')),
  -- Why it was sent back or taken down.
  review_reason     text,
  sector            text,
  places            integer not null default 1 check (places >= 0),
  places_taken      integer not null default 0,
  -- Whoever applies has the place at once, as long as there are places.
  is_direct         boolean not null default false,
  hours             integer,
  hours_per_week    integer,
  minimum_age       integer,
  maximum_age       integer,
  requirements      text,
  -- Kinds of education it is meant for; none is all. Levels of a school are that school's own names.
  levels            text[] not null default '{}',
  visible_to        text not null default 'all' check (visible_to in ('all', 'schools')),
  weekdays          smallint[] not null default '{}',
  start_date        date,
  end_date          date,
  -- Where the work is when that is not where the organization is.
  street            text,
  house_number      text,
  postal_code       text,
  city              text,
  latitude          double precision,
  longitude         double precision,
  -- Who answers applications: somebody with an account, or only an address.
  contact_person_id uuid,
  contact_name      text,
  contact_email     text,
  photo_id          uuid,
  stock_image       text,
  published_at      timestamptz,
  -- A closed one can be opened again for a year.
  closed_at         timestamptz,
  -- The end date that its organization was told about; a later end is told about again.
  told_end_date     date,
  copied_from_id    uuid,
  -- A copy made for the next school year, and not one that somebody made to change something.
  is_renewal        boolean not null default false,
  created_by_id     uuid,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations,
  foreign key (tenant_id, contact_person_id) references users on delete set null (contact_person_id),
  foreign key (tenant_id, created_by_id) references users on delete set null (created_by_id),
  foreign key (tenant_id, photo_id) references files on delete set null (photo_id),
  foreign key (tenant_id, copied_from_id) references vacancies on delete set null (copied_from_id),
  constraint vacancies_not_oversold check (places_taken between 0 and places),
  constraint vacancies_ages check (maximum_age >= minimum_age),
  constraint vacancies_date_order check (end_date >= start_date)
);
create index vacancies_by_organization on vacancies (tenant_id, organization_id, status);
create index vacancies_by_status on vacancies (tenant_id, status, title, id);
create index vacancies_by_title on vacancies (tenant_id, title, id);
create index vacancies_by_contact on vacancies (tenant_id, contact_person_id);
create index vacancies_by_creator on vacancies (tenant_id, created_by_id);
create index vacancies_by_photo on vacancies (tenant_id, photo_id);
create index vacancies_by_original on vacancies (tenant_id, copied_from_id);
create index vacancies_by_creation on vacancies (tenant_id, created_at, id);
create index vacancies_by_publication on vacancies (tenant_id, status, published_at desc, id);
create index vacancies_by_end on vacancies (tenant_id, end_date) where status in ('published', 'paused', 'full');
create trigger touch before update on vacancies for each row execute function touch_updated_at();
call protect_tenant_table('vacancies', is_large => true);

-- Who looks after a vacancy is a matter of its organization; kept so that it need not be counted (decision 28).
create view managed_vacancies_now with (security_invoker = true) as
  select v.tenant_id, v.id as vacancy_id, o.center_id, o.type as organization_type, v.status
  from vacancies v join organizations o on o.tenant_id = v.tenant_id and o.id = v.organization_id;
grant select on managed_vacancies_now to :app, :system;

create table managed_vacancies (
  tenant_id         uuid not null default current_tenant(),
  vacancy_id        uuid not null,
  center_id         uuid,
  organization_type text not null,
  status            text not null,
  primary key (tenant_id, vacancy_id),
  foreign key (tenant_id, vacancy_id) references vacancies on delete cascade
);
call protect_tenant_table('managed_vacancies', 'select');
call keep_rows('managed_vacancies', 'vacancy_id', about => 'vacancies');
call keep_sums('managed_vacancies', '{center_id,organization_type,status}');
call keep_after('vacancies', '{insert,update}', 'tenant_id, id, organization_id, status',
  'select tenant_id, id as person from changed', '{managed_vacancies}');
call keep_after('organizations', '{update}', 'tenant_id, id, center_id, type',
  'select v.tenant_id, v.id as person from changed c join vacancies v on v.tenant_id = c.tenant_id and v.organization_id = c.id',
  '{managed_vacancies}');

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
call keep_sums('vacancy_tags', '{tag_id}');

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

-- The same search is kept once.
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
create unique index saved_searches_once on saved_searches (tenant_id, user_id, search);
create index saved_searches_by_user on saved_searches (tenant_id, user_id, created_at);
create index saved_searches_by_creation on saved_searches (tenant_id, created_at, id);
create index saved_searches_by_alert on saved_searches (tenant_id, alert, told_until);
create trigger touch before update on saved_searches for each row execute function touch_updated_at();
call protect_tenant_table('saved_searches');

-- The key in the mails about kept searches: whoever has it can stop those mails without signing in. It belongs to a person:
-- a search that is deleted takes no mail's link along.
create table alert_stop_keys (
  tenant_id uuid not null default current_tenant(),
  key       uuid not null default gen_random_uuid(),
  user_id   uuid not null,
  primary key (tenant_id, key),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index alert_stop_keys_by_user on alert_stop_keys (tenant_id, user_id, key);
call protect_tenant_table('alert_stop_keys');

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
