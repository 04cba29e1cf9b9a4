-- Devices of those who work here have groups of their own (rule S90): a group belongs to a visitor, a customer or an
-- administrator.
alter table sync_group
  add column admin_id uuid references admin (uuid) on delete cascade,
  drop constraint sync_group_check,
  add constraint sync_group_owner check (num_nonnulls(visitor_id, customer_id, admin_id) = 1);
create index sync_group_admin on sync_group (admin_id) where admin_id is not null;

alter table sync_result
  add column admin_id uuid references admin (uuid) on delete cascade;

-- As with customers: what listens by a session that has ended must not hear any more.
create trigger admin_session_ended
  after delete on admin_session
  for each row execute function note_ended_session();
