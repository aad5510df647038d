-- What one request, or one action on many rows, did to many people is told in one line. Of most events there is only
-- one, and nobody should have to look for others.
alter table events add column has_others boolean not null default false;
-- The owner is bound by row-level security like everybody else, so it is lifted meanwhile.
alter table events no force row level security;
update events e set has_others = true
from (select tenant_id, request_id, name from events where request_id is not null
  group by tenant_id, request_id, name having count(*) > 1) many
where e.tenant_id = many.tenant_id and e.request_id = many.request_id and e.name = many.name;
update events e set has_others = true
from events bulk
where bulk.topic = 'bulk' and e.tenant_id = bulk.tenant_id and e.request_id = bulk.request_id and not e.has_others;
alter table events force row level security;
create index events_by_request on events (tenant_id, request_id, name, created_at desc) where has_others;
