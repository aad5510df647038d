-- Contracts: what student, guardian, host and school agree on about an internship, and who signed it when.

create table contract_templates (
  tenant_id         uuid not null default current_tenant(),
  id                uuid not null default gen_random_uuid(),
  -- None: of the site, which a school copies.
  school_id         uuid,
  name              text not null,
  status            text not null default 'active' check (status in ('active', 'archived')),
  -- Counts how often it was saved: whoever changes it says which one they saw.
  revision          integer not null default 1,
  text_nl           jsonb not null,
  text_en           jsonb,
  -- What the host fills in.
  blanks            jsonb not null default '[]',
  -- Who signs when: {"student": 1, "guardian": 1, "host": 2, "school": 3}. The same step: at the same time.
  steps             jsonb not null,
  -- None: nobody can use it yet.
  published_version integer,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations on delete cascade
);
create index contract_templates_by_school on contract_templates (tenant_id, school_id, name, id);
create index contract_templates_by_name on contract_templates (tenant_id, name, id);
create index contract_templates_by_change on contract_templates (tenant_id, updated_at, id);
create trigger touch before update on contract_templates for each row execute function touch_updated_at();
call protect_tenant_table('contract_templates');

-- What was published once stays: a contract keeps the version it was made with.
create table contract_template_versions (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  template_id     uuid not null,
  number          integer not null,
  text_nl         jsonb not null,
  text_en         jsonb,
  blanks          jsonb not null,
  steps           jsonb not null,
  published_by_id uuid,
  created_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, template_id, number),
  foreign key (tenant_id, template_id) references contract_templates on delete cascade,
  foreign key (tenant_id, published_by_id) references users on delete set null (published_by_id)
);
create index contract_template_versions_by_person on contract_template_versions (tenant_id, published_by_id);
call protect_tenant_table('contract_template_versions');

-- The last number given out in a year.
create table contract_numbers (
  tenant_id uuid not null default current_tenant(),
  year      integer not null,
  last      integer not null,
  primary key (tenant_id, year)
);
call protect_tenant_table('contract_numbers');

create table contracts (
  tenant_id           uuid not null default current_tenant(),
  id                  uuid not null default gen_random_uuid(),
  number              text not null,
  internship_id       uuid not null,
  student_id          uuid not null,
  school_id           uuid not null,
  organization_id     uuid,
  template_version_id uuid not null,
  -- The signed contract that this one changes.
  amends_id           uuid,
  locale              text not null default 'nl' check (locale in ('nl', 'en')),
  status              text not null default 'draft' check (status in ('draft', 'awaiting_host', 'in_check', 'ready',
                        'partly_signed', 'signed', 'signed_external', 'declined', 'expired', 'void')),
  -- Of its text. Every change after it was released makes a new one, and signatures of the one before count no more.
  version             integer not null default 1,
  -- What the host filled in, by the name of the blank.
  blanks              jsonb not null default '{}',
  -- What was agreed on beside the template.
  extra               text,
  -- Why it was declined, changed, or is over.
  reason              text,
  -- Whose turn it is, and since when.
  waits_for           text check (waits_for in ('staff', 'student', 'guardian', 'host', 'school')),
  waits_since         timestamptz,
  expires_on          date,
  signed_at           timestamptz,
  -- The paper that was signed instead.
  scan_id             uuid,
  created_by_id       uuid,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, internship_id) references internships on delete cascade,
  foreign key (tenant_id, student_id) references users,
  foreign key (tenant_id, school_id) references organizations,
  foreign key (tenant_id, organization_id) references organizations,
  foreign key (tenant_id, template_version_id) references contract_template_versions,
  foreign key (tenant_id, amends_id) references contracts,
  foreign key (tenant_id, scan_id) references files on delete set null (scan_id),
  foreign key (tenant_id, created_by_id) references users on delete set null (created_by_id)
);
-- One at a time that is not over; an amendment stands beside what it amends.
create unique index contracts_going on contracts (tenant_id, internship_id)
  where status in ('draft', 'awaiting_host', 'in_check', 'ready', 'partly_signed');
create index contracts_by_internship on contracts (tenant_id, internship_id, created_at, id);
create index contracts_by_student on contracts (tenant_id, student_id, created_at, id);
create index contracts_by_school on contracts (tenant_id, school_id, status, waits_since, id);
create index contracts_by_host on contracts (tenant_id, organization_id, status, waits_since, id);
create index contracts_in_order on contracts (tenant_id, created_at, id);
create index contracts_waiting on contracts (tenant_id, waits_since, id);
create index contracts_to_expire on contracts (tenant_id, expires_on, id) where status in ('ready', 'partly_signed');
create index contracts_by_template on contracts (tenant_id, template_version_id);
create index contracts_by_amended on contracts (tenant_id, amends_id) where amends_id is not null;
create index contracts_by_scan on contracts (tenant_id, scan_id) where scan_id is not null;
create index contracts_by_person on contracts (tenant_id, created_by_id);
create trigger touch before update on contracts for each row execute function touch_updated_at();
call protect_tenant_table('contracts');

-- Each text that was released, to the letter. It is never changed.
create table contract_versions (
  tenant_id   uuid not null default current_tenant(),
  id          uuid not null default gen_random_uuid(),
  contract_id uuid not null,
  number      integer not null,
  -- As bytes, since what was signed is the hash of these.
  document    text not null,
  hash        text not null,
  made_by_id  uuid,
  created_at  timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, contract_id, number),
  foreign key (tenant_id, contract_id) references contracts on delete cascade,
  foreign key (tenant_id, made_by_id) references users on delete set null (made_by_id)
);
create index contract_versions_by_person on contract_versions (tenant_id, made_by_id);
call protect_tenant_table('contract_versions');

create table contract_signers (
  tenant_id    uuid not null default current_tenant(),
  id           uuid not null default gen_random_uuid(),
  contract_id  uuid not null,
  role         text not null check (role in ('student', 'guardian', 'host', 'school')),
  -- Two guardians have the same role.
  seat         integer not null default 1,
  step         integer not null,
  user_id      uuid,
  name         text not null,
  email        text,
  phone        text,
  status       text not null default 'waiting' check (status in ('waiting', 'invited', 'viewed', 'signed', 'declined')),
  invited_at   timestamptz,
  viewed_at    timestamptz,
  signed_at    timestamptz,
  reminded_at  timestamptz,
  reminders    integer not null default 0,
  reason       text,
  -- Who passed it on, and said that the other may sign.
  passed_on_by text,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, contract_id, role, seat),
  foreign key (tenant_id, contract_id) references contracts on delete cascade,
  foreign key (tenant_id, user_id) references users on delete set null (user_id)
);
create index contract_signers_by_person on contract_signers (tenant_id, user_id, status);
create index contract_signers_by_address on contract_signers (tenant_id, lower(email), status);
create trigger touch before update on contract_signers for each row execute function touch_updated_at();
call protect_tenant_table('contract_signers');

-- What somebody signed, and how we know. It is never changed; of a version that is no longer the contract's it is history.
create table contract_signatures (
  tenant_id   uuid not null default current_tenant(),
  id          uuid not null default gen_random_uuid(),
  contract_id uuid not null,
  signer_id   uuid not null,
  version     integer not null,
  hash        text not null,
  role        text not null,
  name        text not null,
  -- Drawn: lines of points. Typed: the name itself.
  drawing     jsonb,
  sentence    text not null,
  via         text not null check (via in ('mail', 'sms', 'code', 'account')),
  -- Where the link went, or who showed the code.
  reached     text,
  address     text,
  browser     text,
  signed_at   timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, contract_id, version, signer_id),
  foreign key (tenant_id, contract_id) references contracts on delete cascade,
  foreign key (tenant_id, signer_id) references contract_signers on delete cascade
);
create index contract_signatures_by_signer on contract_signatures (tenant_id, signer_id);
call protect_tenant_table('contract_signatures');

create table contract_links (
  tenant_id   uuid not null default current_tenant(),
  id          uuid not null default gen_random_uuid(),
  contract_id uuid not null,
  signer_id   uuid not null,
  version     integer not null,
  kind        text not null check (kind in ('mail', 'sms', 'code')),
  reached     text not null,
  token_hash  bytea not null,
  expires_at  timestamptz not null,
  ended_at    timestamptz,
  created_at  timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, contract_id) references contracts on delete cascade,
  foreign key (tenant_id, signer_id) references contract_signers on delete cascade
);
create index contract_links_by_signer on contract_links (tenant_id, signer_id, expires_at);
create index contract_links_by_contract on contract_links (tenant_id, contract_id);
create index contract_links_by_end on contract_links (tenant_id, expires_at);
call protect_tenant_table('contract_links');

-- Who signs for a school, always or during these days.
create table school_signers (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  school_id  uuid not null,
  user_id    uuid not null,
  first_day  date,
  last_day   date,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade,
  constraint school_signers_days check (last_day >= first_day)
);
create index school_signers_by_school on school_signers (tenant_id, school_id);
create index school_signers_by_person on school_signers (tenant_id, user_id);
call protect_tenant_table('school_signers');

-- What was released or signed stays as it was, whoever asks.
create function stays_as_it_was() returns trigger language plpgsql as $$
begin
  raise exception '% stays as it was', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger stays before update of document, hash, number, contract_id on contract_versions
  for each row execute function stays_as_it_was();
create trigger stays before update of hash, version, signer_id, contract_id, role, signed_at on contract_signatures
  for each row execute function stays_as_it_was();
