-- A name that goes on where another one ends stands after it: Aydin before Aydin II. A comma between the two names comes
-- after a space; a tab comes before everything that a name is made of.

alter table users alter column last_name_order set expression as (sort_key(last_name || E'\t' || first_name));
alter table users alter column first_name_order set expression as (sort_key(first_name || E'\t' || last_name));
