-- The desk of contracts: a period may name the template that its contracts are made with.

-- With one, the contract is made by itself when its step opens.
alter table internship_periods
  add column contract_template_id uuid,
  add foreign key (tenant_id, contract_template_id) references contract_templates on delete set null (contract_template_id);
create index internship_periods_by_contract_template on internship_periods (tenant_id, contract_template_id)
  where contract_template_id is not null;

-- What waits for somebody is counted on every page of theirs.
create index contracts_waiting_for on contracts (tenant_id, waits_for, school_id) where waits_for is not null;
create index school_signers_in_order on school_signers (tenant_id, created_at, id);
