-- A photo with a day of hours, if its student likes.
alter table hour_entries add photo_id uuid;
alter table hour_entries add foreign key (tenant_id, photo_id) references files on delete set null (photo_id);
create index hour_entries_by_photo on hour_entries (tenant_id, photo_id) where photo_id is not null;
