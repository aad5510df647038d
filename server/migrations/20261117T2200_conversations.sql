-- What people write to each other: two of them, or everybody around one internship.
create table conversations (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  kind            text not null check (kind in ('direct', 'internship')),
  -- The ids of both, in order: two people have one conversation, whoever begins.
  pair_key        text,
  internship_id   uuid,
  -- The student in it, there is at most one. Under age the school reads along.
  student_id      uuid,
  -- The school, or the centre where no school is part of it: what is reported goes there.
  organization_id uuid,
  started_by_id   uuid,
  -- Messages are counted when they arrive, so that everybody sees them in one order.
  last_number     integer not null default 0,
  last_message_at timestamptz,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, internship_id) references internships on delete cascade,
  foreign key (tenant_id, student_id) references users on delete set null (student_id),
  foreign key (tenant_id, organization_id) references organizations on delete set null (organization_id),
  foreign key (tenant_id, started_by_id) references users on delete set null (started_by_id),
  unique (tenant_id, pair_key),
  unique (tenant_id, internship_id),
  check ((kind = 'direct') = (pair_key is not null))
);
create index conversations_by_student on conversations (tenant_id, student_id, last_message_at desc, id);
create index conversations_by_organization on conversations (tenant_id, organization_id);
create index conversations_by_starter on conversations (tenant_id, started_by_id);
create index conversations_by_last_message on conversations (tenant_id, last_message_at desc, id);
create index conversations_in_order on conversations (tenant_id, created_at, id);
create trigger touch before update on conversations for each row execute function touch_updated_at();
call protect_tenant_table('conversations');

-- One place in a conversation: what somebody has read of it, and how they want to hear of it.
create table conversation_members (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  conversation_id uuid not null,
  user_id         uuid not null,
  -- Kept with every message: a menu stands on every page and must not count messages.
  unread          integer not null default 0 check (unread >= 0),
  read_number     integer not null default 0,
  -- A copy, so that one's own list is read in its order.
  last_message_at timestamptz,
  is_muted        boolean not null default false,
  is_archived     boolean not null default false,
  -- Since when something is unread of which no mail was sent.
  untold_since    timestamptz,
  left_at         timestamptz,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references conversations on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade,
  unique (tenant_id, conversation_id, user_id)
);
create index conversation_members_by_user on conversation_members (tenant_id, user_id, last_message_at desc, id);
create index conversation_members_unread on conversation_members (tenant_id, user_id) where unread > 0;
create index conversation_members_untold on conversation_members (tenant_id, user_id) where untold_since is not null;
create index conversation_members_in_order on conversation_members (tenant_id, created_at, id);
create trigger touch before update on conversation_members for each row execute function touch_updated_at();
call protect_tenant_table('conversation_members');

create table messages (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  conversation_id uuid not null,
  sender_id       uuid,
  -- What the device called it, which may send it again: it stays one message.
  made_id         uuid not null,
  -- Nothing while it waits for the morning.
  number          integer,
  body            text,
  phase_id        uuid,
  is_urgent       boolean not null default false,
  due_at          timestamptz,
  sent_at         timestamptz,
  taken_back_at   timestamptz,
  created_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references conversations on delete cascade,
  foreign key (tenant_id, sender_id) references users on delete set null (sender_id),
  foreign key (tenant_id, phase_id) references internship_phases on delete set null (phase_id),
  unique (tenant_id, conversation_id, sender_id, made_id),
  unique (tenant_id, conversation_id, number),
  check ((number is null) = (sent_at is null))
);
create index messages_by_sender on messages (tenant_id, sender_id);
create index messages_by_phase on messages (tenant_id, phase_id) where phase_id is not null;
create index messages_in_order on messages (tenant_id, created_at, id);
call protect_tenant_table('messages');

create table message_files (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  message_id uuid not null,
  file_id    uuid not null,
  position   integer not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, message_id) references messages on delete cascade,
  foreign key (tenant_id, file_id) references files on delete cascade
);
create index message_files_by_message on message_files (tenant_id, message_id, position);
create index message_files_by_file on message_files (tenant_id, file_id);
call protect_tenant_table('message_files');

-- What somebody found wrong. The words are kept with it: its writer may take the message back.
create table message_reports (
  tenant_id       uuid not null default current_tenant(),
  id              uuid not null default gen_random_uuid(),
  message_id      uuid not null,
  conversation_id uuid not null,
  organization_id uuid,
  sender_id       uuid,
  reporter_id     uuid,
  quote           text,
  reason          text not null,
  status          text not null default 'open' check (status in ('open', 'resolved')),
  answer          text,
  resolved_by_id  uuid,
  resolved_at     timestamptz,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, message_id) references messages on delete cascade,
  foreign key (tenant_id, conversation_id) references conversations on delete cascade,
  foreign key (tenant_id, organization_id) references organizations on delete cascade,
  foreign key (tenant_id, sender_id) references users on delete set null (sender_id),
  foreign key (tenant_id, reporter_id) references users on delete set null (reporter_id),
  foreign key (tenant_id, resolved_by_id) references users on delete set null (resolved_by_id),
  unique (tenant_id, message_id, reporter_id)
);
create index message_reports_by_organization on message_reports (tenant_id, organization_id, status, created_at desc, id);
create index message_reports_by_conversation on message_reports (tenant_id, conversation_id);
create index message_reports_by_sender on message_reports (tenant_id, sender_id);
create index message_reports_by_reporter on message_reports (tenant_id, reporter_id);
create index message_reports_by_resolver on message_reports (tenant_id, resolved_by_id);
create index message_reports_in_order on message_reports (tenant_id, created_at desc, id);
create trigger touch before update on message_reports for each row execute function touch_updated_at();
call protect_tenant_table('message_reports');

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('logo', 'photo', 'scan', 'workPhoto', 'sealed', 'contractScan', 'workFile', 'messageFile'));
drop index files_by_age;
create index files_by_age on files (tenant_id, created_at)
  where kind in ('scan', 'workPhoto', 'sealed', 'contractScan', 'workFile', 'messageFile');
