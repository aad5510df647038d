-- How often somebody is mailed stands in periodic_mails.
alter table users drop column digest, drop column digest_weekday;
