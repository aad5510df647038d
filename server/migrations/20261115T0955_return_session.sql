-- While somebody acts as another in a browser, their own session waits here: the server alone knows the way back.
alter table sessions
  add column return_session_id uuid,
  add foreign key (tenant_id, return_session_id) references sessions on delete set null (return_session_id);
create index sessions_by_return on sessions (tenant_id, return_session_id) where return_session_id is not null;
