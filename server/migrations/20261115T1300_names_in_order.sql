-- Who shares a family name stands by first name, and the other way round.

alter table users alter column last_name_order set expression as (sort_key(last_name || ', ' || first_name));
alter table users alter column first_name_order set expression as (sort_key(first_name || ', ' || last_name));
