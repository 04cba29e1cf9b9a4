-- From one host of the shop to the other: what is handed over opens one session there.
create table session_hand_over (
  -- sha256 of the secret: it stands nowhere but in the browser that takes it along.
  secret_hash bytea primary key,
  session_id uuid not null references customer_session (id) on delete cascade,
  -- Where alone it opens something.
  host text not null,
  expires_at timestamptz not null
);
create index session_hand_over_session on session_hand_over (session_id);

alter table customer_session
  -- The session of the other host that this one came from.
  add column handed_from uuid references customer_session (id) on delete set null;
create index customer_session_handed on customer_session (handed_from) where handed_from is not null;
