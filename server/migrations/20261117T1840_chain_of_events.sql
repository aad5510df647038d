-- What happened cannot be rewritten unnoticed: events are taken into blocks, each with the hash of the one before it and
-- signed with the key that seals documents, which is not in the database (decision 89). The app may only add.
create table event_blocks (
  tenant_id   uuid not null default current_tenant(),
  number      integer not null,
  -- Sign-ins go after twelve months (system.forget_sign_ins) and have blocks of their own; of the others none may be missing.
  is_lasting  boolean not null,
  event_ids   uuid[] not null,
  -- The hash of each event, 32 bytes, in the order of the ids.
  leaves      bytea not null,
  previous    bytea,
  hash        bytea not null,
  -- The fingerprint of the key that signed.
  certificate text not null,
  signature   bytea not null,
  -- All events up to this moment are in a block, but for those of a transaction that was still under way.
  upto        timestamptz not null,
  created_at  timestamptz not null,
  primary key (tenant_id, number)
);
create index event_blocks_upto on event_blocks (tenant_id, upto);
call protect_tenant_table('event_blocks', 'select, insert');

-- What somebody typed beside an event is in the chain as a hash with a salt. Forgetting it forgets the salt, and then the hash
-- tells nothing of what was there.
create table event_words (
  tenant_id uuid not null default current_tenant(),
  event_id  uuid not null,
  hash      bytea not null,
  salt      bytea,
  primary key (tenant_id, event_id)
);
call protect_tenant_table('event_words', 'select, insert');

create or replace function system.forget_event_texts(tenant uuid, person uuid) returns void
  language sql security definer set search_path = public
  begin atomic
    update event_words w set salt = null from events e
    where w.tenant_id = tenant and e.tenant_id = tenant and e.id = w.event_id
      and e.subject_type = 'users' and e.subject_id = person and e.data ?| array['reason', 'query'];
    update events set data = data - 'reason' - 'query'
    where tenant_id = tenant and subject_type = 'users' and subject_id = person and data ?| array['reason', 'query'];
  end;

create or replace function system.forget_application_texts(tenant uuid, person uuid) returns void
  language sql security definer set search_path = public
  begin atomic
    update event_words w set salt = null from events e
    where w.tenant_id = tenant and e.tenant_id = tenant and e.id = w.event_id
      and e.topic = 'application' and e.data->>'studentId' = person::text and e.data ? 'reason';
    update events set data = data - 'reason'
    where tenant_id = tenant and topic = 'application' and data->>'studentId' = person::text and data ? 'reason';
  end;
