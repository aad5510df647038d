-- A day that does not count yet, or counts as before, leaves its internship alone: an update of nothing too sets off all that
-- is kept about internships, which was half of what writing down a draft cost.
create or replace function count_hours() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_minutes(tenant_id, internship_id, agreed, waiting) from (
      select n.tenant_id, n.internship_id, sum(agreed_minutes(n)) as agreed, sum(waiting_minutes(n)) as waiting
      from new_entries n group by 1, 2 order by 2) d where agreed <> 0 or waiting <> 0;
  elsif tg_op = 'DELETE' then
    perform add_minutes(tenant_id, internship_id, -agreed, -waiting) from (
      select o.tenant_id, o.internship_id, sum(agreed_minutes(o)) as agreed, sum(waiting_minutes(o)) as waiting
      from old_entries o group by 1, 2 order by 2) d where agreed <> 0 or waiting <> 0;
  else
    perform add_minutes(tenant_id, internship_id, agreed, waiting) from (
      select n.tenant_id, n.internship_id, sum(agreed_minutes(n) - agreed_minutes(o)) as agreed,
        sum(waiting_minutes(n) - waiting_minutes(o)) as waiting
      from new_entries n join old_entries o on o.tenant_id = n.tenant_id and o.id = n.id group by 1, 2 order by 2) d
    where agreed <> 0 or waiting <> 0;
  end if;
  return null;
end $$;
