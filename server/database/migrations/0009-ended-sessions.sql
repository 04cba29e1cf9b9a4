-- A session that ends, however it does, is told to every process: what listens by it must not hear any more.
create function note_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_moved', 'session ' || old.id);
  return null;
end $$;

create trigger customer_session_ended
  after delete on customer_session
  for each row execute function note_ended_session();
