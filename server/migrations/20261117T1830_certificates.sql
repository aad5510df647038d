-- What somebody keeps of an internship that was completed: one sealed page, and what stands on it.

create table certificates (
  tenant_id     uuid not null default current_tenant(),
  id            uuid not null default gen_random_uuid(),
  internship_id uuid not null,
  student_id    uuid not null,
  status        text not null default 'valid' check (status in ('valid', 'withdrawn')),
  -- What stands on it, in the words of the day on which it was sealed.
  paper         jsonb not null,
  -- As of `contract_seals`: what stands on paper, the whole file, and all that its signature speaks of.
  code          text not null,
  file_id       uuid not null,
  sha256        text not null,
  digest        text not null,
  sealed_with   text not null,
  issued_at     timestamptz not null default now(),
  withdrawn_at  timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, internship_id) references internships on delete cascade,
  foreign key (tenant_id, student_id) references users,
  foreign key (tenant_id, file_id) references files
);
-- However often it is made: one that counts.
create unique index certificates_that_count on certificates (tenant_id, internship_id) where status = 'valid';
create index certificates_by_internship on certificates (tenant_id, internship_id);
create index certificates_by_student on certificates (tenant_id, student_id, issued_at);
create index certificates_by_file on certificates (tenant_id, file_id);
create index certificates_by_hash on certificates (tenant_id, sha256);
create index certificates_by_digest on certificates (tenant_id, digest);
call protect_tenant_table('certificates');

create trigger stays before update of internship_id, student_id, paper, code, file_id, sha256, digest, sealed_with, issued_at
  on certificates for each row execute function stays_as_it_was();

-- It goes with its internship or with the name of its owner, and not before.
create function stays_with_its_owner() returns trigger language plpgsql as $$
begin
  if exists (select from internships i where i.tenant_id = old.tenant_id and i.id = old.internship_id)
    and current_setting('certificates.forgotten', true) is distinct from old.student_id::text then
    raise exception '% stays as it was', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger stays_there before delete on certificates for each row execute function stays_with_its_owner();

-- For who is erased: the page is about nobody else.
create function forget_certificates(person uuid) returns setof uuid language plpgsql as $$
begin
  perform set_config('certificates.forgotten', person::text, true);
  return query delete from certificates where student_id = person returning file_id;
  perform set_config('certificates.forgotten', '', true);
end $$;
