-- A step of a route may name the form that is filled in at it.
alter table workflow_phases add column form_id uuid;
alter table workflow_phases add foreign key (tenant_id, form_id) references forms on delete set null (form_id);
create index workflow_phases_by_form on workflow_phases (tenant_id, form_id) where form_id is not null;
