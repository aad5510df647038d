-- A copy made for the next school year, and not one that somebody made to change something.

alter table vacancies add column is_renewal boolean not null default false;
