-- What hangs on a step of the route has the day of that step, so that nobody reads two days for one thing (decision 140).

-- An assignment at a step with a rule for its day has that day if it is the same for everybody, else none.
create function day_of_assignment() returns trigger language plpgsql as $$
declare phase workflow_phases;
begin
  select * into phase from workflow_phases f
    where f.tenant_id = new.tenant_id and f.id = new.workflow_phase_id and f.removed_at is null and f.due_rule <> 'none';
  if found then new.due_on := case phase.due_rule when 'date' then phase.due_date end; end if;
  return new;
end $$;
create trigger day before insert or update of due_on, workflow_phase_id on assignments
  for each row when (new.workflow_phase_id is not null) execute function day_of_assignment();

create function assignments_follow_step() returns trigger language plpgsql as $$
begin
  update assignments set due_on = due_on where tenant_id = new.tenant_id and workflow_phase_id = new.id;
  return null;
end $$;
create trigger assignments_follow after update of due_rule, due_date, removed_at on workflow_phases
  for each row when (new.kind = 'assignment'
    and (old.due_rule, old.due_date, old.removed_at) is distinct from (new.due_rule, new.due_date, new.removed_at))
  execute function assignments_follow_step();

create function day_of_step(tenant uuid, internship uuid, workflow_phase uuid) returns date language sql stable as $$
  select p.due_on from internship_phases p
  where p.tenant_id = tenant and p.internship_id = internship and p.workflow_phase_id = workflow_phase and p.removed_at is null
$$;

-- Work has the day of its step as soon as that has one; else as the assignment says, or later for this student alone.
create function day_of_work() returns trigger language plpgsql as $$
begin
  select coalesce(day_of_step(a.tenant_id, new.internship_id, a.workflow_phase_id), new.due_on) into new.due_on
    from assignments a where a.tenant_id = new.tenant_id and a.id = new.assignment_id;
  return new;
end $$;
create trigger day before insert or update of internship_id, due_on on assignment_works
  for each row when (new.internship_id is not null) execute function day_of_work();

create function works_follow_step() returns trigger language plpgsql as $$
begin
  update assignment_works w set due_on = a.due_on from assignments a
    where w.tenant_id = new.tenant_id and w.internship_id = new.internship_id
      and a.tenant_id = w.tenant_id and a.id = w.assignment_id and a.workflow_phase_id = new.workflow_phase_id;
  return null;
end $$;
create trigger works_follow after update of due_on, removed_at on internship_phases
  for each row when (new.kind = 'assignment' and (old.due_on, old.removed_at) is distinct from (new.due_on, new.removed_at))
  execute function works_follow_step();

-- Who has a day of their own keeps it; the others, and who had that of the step before, go along with the assignment.
create function works_follow_assignment() returns trigger language plpgsql as $$
begin
  update assignment_works w set due_on = new.due_on
    where w.tenant_id = new.tenant_id and w.assignment_id = new.id and (w.due_on is not distinct from old.due_on
      or old.workflow_phase_id is distinct from new.workflow_phase_id
        and (day_of_step(w.tenant_id, w.internship_id, old.workflow_phase_id) is not null
          or day_of_step(w.tenant_id, w.internship_id, new.workflow_phase_id) is not null));
  return null;
end $$;
create trigger works_follow after update of due_on, workflow_phase_id on assignments
  for each row when ((old.due_on, old.workflow_phase_id) is distinct from (new.due_on, new.workflow_phase_id))
  execute function works_follow_assignment();

update assignments set due_on = due_on where workflow_phase_id is not null;
update assignment_works w set due_on = p.due_on from assignments a, internship_phases p
  where a.tenant_id = w.tenant_id and a.id = w.assignment_id and p.tenant_id = w.tenant_id and p.internship_id = w.internship_id
    and p.workflow_phase_id = a.workflow_phase_id and p.removed_at is null and p.due_on <> coalesce(w.due_on, 'infinity');

-- A form that is asked for at a step has its day too.
create function forms_follow_step() returns trigger language plpgsql as $$
begin
  update form_submissions set due_on = new.due_on where tenant_id = new.tenant_id and phase_id = new.id
    and status in ('requested', 'in_progress', 'returned') and due_on is distinct from new.due_on;
  return null;
end $$;
create trigger forms_follow after update of due_on on internship_phases
  for each row when (new.kind in ('form', 'evaluation') and old.due_on is distinct from new.due_on)
  execute function forms_follow_step();
