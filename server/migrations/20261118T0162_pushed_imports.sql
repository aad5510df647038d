-- A file that a program brought goes on by itself, as long as nobody has to decide anything.
alter table imports add column is_pushed boolean not null default false;
