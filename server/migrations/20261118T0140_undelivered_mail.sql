-- Whether mail arrives is a fact about an address, also of people without an account. Until it is sure, it is only counted.
create table undelivered_addresses (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  -- In small letters.
  address    text not null,
  why        text not null check (why in ('unknown', 'full', 'refused', 'unwanted')),
  -- What the mail server said, such as 5.1.1.
  code       text not null default '',
  failures   integer not null default 1,
  -- From when on people are told so.
  since      timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, address)
);
create index undelivered_addresses_by_age on undelivered_addresses (tenant_id, updated_at);
create trigger touch before update on undelivered_addresses for each row execute function touch_updated_at();
call protect_tenant_table('undelivered_addresses');

-- A mail server took it and said later that it did not arrive.
alter table mails drop constraint mails_status_check;
alter table mails add check (status in ('waiting', 'sent', 'failed', 'bounced'));
-- Who did what the mail follows from, and where an answer to it goes.
alter table mails add column sender_id uuid;
alter table mails add foreign key (tenant_id, sender_id) references users on delete set null (sender_id);
create index mails_by_sender on mails (tenant_id, sender_id) where sender_id is not null;
alter table mails add column reply_to text;
