-- A large file for the library comes in pieces, that are kept until all of them are there.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in
  ('logo', 'photo', 'scan', 'workPhoto', 'sealed', 'contractScan', 'workFile', 'messageFile', 'library', 'piece'));
drop index files_by_age;
create index files_by_age on files (tenant_id, created_at)
  where kind in ('scan', 'workPhoto', 'sealed', 'contractScan', 'workFile', 'messageFile', 'piece');
