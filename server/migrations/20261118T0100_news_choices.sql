-- How somebody wants to be told of something. What they chose nothing for comes as the features say.
create table news_choices (
  tenant_id  uuid not null default current_tenant(),
  user_id    uuid not null,
  kind       text not null,
  choice     text not null check (choice in ('now', 'periodic', 'off')),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id, kind),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call protect_tenant_table('news_choices');

-- Who has two roles in one thing reads about it once: which mails they got is looked up.
create index mails_by_user on mails (tenant_id, user_id, created_at);
