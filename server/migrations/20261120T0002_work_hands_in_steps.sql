-- A step that is done by an assignment is handed in with its work and comes back with it, as one that is done by a form.
update internship_phases set status = case stand when 'returned' then 'returned' else 'submitted' end
  where kind = 'assignment' and stand in ('handedIn', 'withHost', 'returned') and status = 'open'
    and removed_at is null and not by_hand;
