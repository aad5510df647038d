-- How often somebody wants a summary by mail; for a weekly one the day, 1 is Monday.
alter table users
  add column digest text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
  add column digest_weekday smallint not null default 1 check (digest_weekday between 1 and 7);
