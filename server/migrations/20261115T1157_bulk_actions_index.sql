-- Finds the bulk actions of an organization when that one is removed.
create index bulk_actions_by_organization on bulk_actions (tenant_id, organization_id);
