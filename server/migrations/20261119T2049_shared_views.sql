-- A view may be for all who work at one organization.
alter table saved_views add column shared_with_id uuid;
alter table saved_views add foreign key (tenant_id, shared_with_id) references organizations on delete set null (shared_with_id);
create index saved_views_by_organization on saved_views (tenant_id, shared_with_id, list, name) where shared_with_id is not null;
