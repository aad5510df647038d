-- Text messages to phones take the same way as mails: one queue, kept and tried again alike. The recipient is a number.
alter table mails add column channel text not null default 'mail' check (channel in ('mail', 'sms'));
create index mails_by_number on mails (tenant_id, recipient, created_at) where channel = 'sms';

-- How a signer was reached last, or how the school wants them to be.
alter table contract_signers add column channel text check (channel in ('mail', 'sms'));
