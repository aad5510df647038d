-- The one sealed document of a contract that everybody signed.

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('logo', 'photo', 'scan', 'workPhoto', 'sealed'));
drop index files_by_age;
create index files_by_age on files (tenant_id, created_at) where kind in ('scan', 'workPhoto', 'sealed');

create table contract_seals (
  tenant_id   uuid not null default current_tenant(),
  contract_id uuid not null,
  version     integer not null,
  -- What stands on paper, to look it up by.
  code        text not null,
  file_id     uuid not null,
  -- Of the whole file, and of all that its signature speaks of: the second is known again in a file that was changed.
  sha256      text not null,
  digest      text not null,
  -- The key that it was sealed with.
  certificate text not null,
  sealed_at   timestamptz not null default now(),
  primary key (tenant_id, contract_id),
  unique (tenant_id, code),
  foreign key (tenant_id, contract_id) references contracts on delete cascade,
  foreign key (tenant_id, file_id) references files
);
create index contract_seals_by_file on contract_seals (tenant_id, file_id);
create index contract_seals_by_hash on contract_seals (tenant_id, sha256);
create index contract_seals_by_digest on contract_seals (tenant_id, digest);
call protect_tenant_table('contract_seals');

create trigger stays before update of contract_id, version, code, file_id, sha256, digest, certificate, sealed_at on contract_seals
  for each row execute function stays_as_it_was();

-- It goes with its contract, and not before.
create function stays_with_its_contract() returns trigger language plpgsql as $$
begin
  if exists (select from contracts c where c.tenant_id = old.tenant_id and c.id = old.contract_id) then
    raise exception '% stays as it was', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger stays_there before delete on contract_seals for each row execute function stays_with_its_contract();

-- A document that goes with a mail.
alter table mails add column file_id uuid;
alter table mails add foreign key (tenant_id, file_id) references files on delete set null (file_id);
create index mails_by_file on mails (tenant_id, file_id) where file_id is not null;
