-- One text to many people around internships, and what became of it for each of them.
create table bulk_messages (
  tenant_id               uuid not null default current_tenant(),
  id                      uuid not null default gen_random_uuid(),
  sender_id               uuid,
  -- As what they were acting; only roles held there count when it goes out.
  acting_organization_id  uuid,
  -- The school or centre in whose name it goes, and whose hours are counted.
  organization_id         uuid not null,
  audience                text not null default 'students' check (audience in ('students', 'hosts', 'guardians')),
  chosen                  jsonb not null default '{}',
  subject                 text,
  body                    text,
  subject_en              text,
  body_en                 text,
  replies_to_sender       boolean not null default false,
  status                  text not null default 'draft' check (status in ('draft', 'planned', 'sending', 'done', 'stopped')),
  send_at                 timestamptz,
  started_at              timestamptz,
  finished_at             timestamptz,
  waits_until             timestamptz,
  total                   integer not null default 0,
  left_out                integer not null default 0,
  created_at              timestamptz not null default now(),
  updated_at              timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, sender_id) references users on delete set null (sender_id),
  foreign key (tenant_id, acting_organization_id) references organizations on delete set null (acting_organization_id),
  foreign key (tenant_id, organization_id) references organizations on delete cascade
);
create index bulk_messages_by_sender on bulk_messages (tenant_id, sender_id, created_at desc, id);
create index bulk_messages_by_organization on bulk_messages (tenant_id, organization_id, created_at desc, id);
create index bulk_messages_by_acting on bulk_messages (tenant_id, acting_organization_id);
create index bulk_messages_in_order on bulk_messages (tenant_id, created_at desc, id);
create index bulk_messages_by_change on bulk_messages (tenant_id, updated_at desc, id);
create trigger touch before update on bulk_messages for each row execute function touch_updated_at();
call protect_tenant_table('bulk_messages');

create table bulk_message_recipients (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  bulk_message_id uuid not null,
  -- The address, so that nobody gets it twice, whatever they are to how many internships.
  person_key      text not null,
  user_id         uuid,
  email           text,
  -- Of who has no account.
  name            text,
  first_name      text,
  locale          text not null default 'nl' check (locale in ('nl', 'en')),
  -- About whom it is for them: what differs in the text is looked up when it goes out.
  student_ids     uuid[] not null default '{}',
  internship_ids  uuid[] not null default '{}',
  -- Why they get nothing.
  left_out        text check (left_out in ('noAddress', 'notActive', 'notAgreed', 'over', 'adult', 'notAllowed')),
  attempt         integer not null default 1,
  sent_at         timestamptz,
  message_id      uuid,
  mail_id         uuid,
  created_at      timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, bulk_message_id, person_key),
  foreign key (tenant_id, bulk_message_id) references bulk_messages on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, message_id) references messages on delete set null (message_id),
  foreign key (tenant_id, mail_id) references mails on delete set null (mail_id)
);
create index bulk_message_recipients_queued on bulk_message_recipients (tenant_id, bulk_message_id, id)
  where sent_at is null and left_out is null;
create index bulk_message_recipients_of_message on bulk_message_recipients (tenant_id, bulk_message_id, created_at, id);
create index bulk_message_recipients_in_order on bulk_message_recipients (tenant_id, created_at, id);
create index bulk_message_recipients_by_user on bulk_message_recipients (tenant_id, user_id);
create index bulk_message_recipients_by_message on bulk_message_recipients (tenant_id, message_id);
create index bulk_message_recipients_by_mail on bulk_message_recipients (tenant_id, mail_id);
-- How many left in this hour.
create index bulk_message_recipients_by_time on bulk_message_recipients (tenant_id, sent_at) where sent_at is not null;
call protect_tenant_table('bulk_message_recipients');
