-- What schools and centres write instead of the texts that mails come with.
create table notification_templates (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  -- None: of the site, which its centre keeps. It counts for every school that wrote nothing itself.
  school_id     uuid,
  -- The kind of mail, by the name it has in the outbox.
  purpose       text not null check (length(purpose) between 1 and 60),
  -- Subject, text and buttons per language; none: the default.
  nl            jsonb,
  en            jsonb,
  -- The defaults as they were when these texts were written, to tell that they changed since.
  seen          jsonb not null default '{}',
  -- Since when the default goes out instead, because the text does not fit any more.
  broken_at     timestamptz,
  revision      integer not null default 1,
  changed_by_id uuid,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_id) references organizations on delete cascade,
  foreign key (tenant_id, changed_by_id) references users on delete set null (changed_by_id),
  unique nulls not distinct (tenant_id, purpose, school_id),
  check (nl is not null or en is not null)
);
create index notification_templates_by_school on notification_templates (tenant_id, school_id, purpose, id);
create index notification_templates_by_changer on notification_templates (tenant_id, changed_by_id);
create index notification_templates_in_order on notification_templates (tenant_id, purpose, id);
create trigger touch before update on notification_templates for each row execute function touch_updated_at();
call protect_tenant_table('notification_templates');

-- The school a mail is about, and what was filled into its text, as long as the mail itself is kept: 90 days.
alter table mails add column school_id uuid;
alter table mails add column said jsonb;
alter table mails add foreign key (tenant_id, school_id) references organizations on delete set null (school_id);
create index mails_by_school on mails (tenant_id, school_id, purpose, created_at desc) where said is not null;
create index mails_by_school_of on mails (tenant_id, school_id) where school_id is not null;
