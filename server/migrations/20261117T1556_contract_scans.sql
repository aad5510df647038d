-- A contract that was signed on paper: its scan is a kind of its own, since who may send it and on which sites differs.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('logo', 'photo', 'scan', 'workPhoto', 'sealed', 'contractScan'));
drop index files_by_age;
create index files_by_age on files (tenant_id, created_at) where kind in ('scan', 'workPhoto', 'sealed', 'contractScan');
