create table sick_days (
  tenant_id  uuid not null default current_tenant(),
  id         uuid not null default gen_random_uuid(),
  student_id uuid not null,
  date       date not null,
  reason     text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, student_id, date),
  foreign key (tenant_id, student_id) references users
);
call protect_tenant_table('sick_days');
