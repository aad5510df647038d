-- Which notice went to which device: none goes twice.
create table push_sends (
  tenant_id       uuid not null default current_tenant(),
  notification_id uuid not null,
  device_id       uuid not null,
  primary key (tenant_id, notification_id, device_id),
  foreign key (tenant_id, notification_id) references notifications on delete cascade,
  foreign key (tenant_id, device_id) references push_devices on delete cascade
);
create index push_sends_by_device on push_sends (tenant_id, device_id);
call protect_tenant_table('push_sends');
