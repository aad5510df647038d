-- Where one ends mails of this kind with one press in a mail program; null for a mail that cannot be ended.
alter table mails add column stop_path text;
