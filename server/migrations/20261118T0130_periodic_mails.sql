-- The mail once in a while: what somebody chose, and how far they were told. Who chose nothing has what their role has by default.
create table periodic_mails (
  tenant_id  uuid not null default current_tenant(),
  user_id    uuid not null,
  -- Nothing: as their role has it.
  rhythm     text check (rhythm in ('off', 'daily', 'weekly')),
  weekday    smallint not null default 1 check (weekday between 1 and 7),
  hour       smallint not null default 8 check (hour between 0 and 23),
  -- Nothing: that of the account.
  locale     text check (locale in ('nl', 'en')),
  -- The parts that they do not want to read about.
  without    text[] not null default '{}',
  -- From this day on the choice counts: nobody gets a mail at once because its hour is past already.
  starts_on  date,
  -- The day of the last turn, in the Netherlands: on one day there is never a second.
  last_turn  date,
  -- What came after this is new.
  told_until timestamptz,
  -- When they last asked for one at once.
  asked_at   timestamptz,
  -- Of the link below each mail, which ends them without signing in.
  stop_key   uuid not null default gen_random_uuid(),
  primary key (tenant_id, user_id),
  unique (tenant_id, stop_key),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index periodic_mails_by_turn on periodic_mails (tenant_id, rhythm, hour) where rhythm in ('daily', 'weekly');
call protect_tenant_table('periodic_mails');

insert into periodic_mails (tenant_id, user_id, rhythm, weekday, starts_on)
  select tenant_id, id, digest, digest_weekday, today_nl() from users where digest <> 'off';
