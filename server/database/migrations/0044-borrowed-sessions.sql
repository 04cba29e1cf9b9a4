-- Somebody of the shop signs in as a customer. A row is a link first, then the session it opened; it goes with the end,
-- which the history tells as it told the beginning.
create table borrowed_session (
  id uuid primary key,
  -- sha256 of the link's secret; null once it is used.
  secret_hash bytea unique,
  customer_id uuid not null references customer (id) on delete cascade,
  admin_id uuid not null references admin (uuid) on delete cascade,
  -- Where they work: it alone opens the link, and what was borrowed ends with it.
  admin_session_id uuid references admin_session (id) on delete set null,
  session_id uuid references customer_session (id) on delete set null,
  -- Until when the link opens something; once it is used, until when the session does.
  expires_at timestamptz not null,
  began_at timestamptz
);
create index borrowed_session_customer on borrowed_session (customer_id);
create index borrowed_session_session on borrowed_session (session_id) where session_id is not null;
create index borrowed_session_admin_session on borrowed_session (admin_session_id) where admin_session_id is not null;

alter table resource_history
  drop constraint resource_history_action_check,
  add constraint resource_history_action_check
    check (action in ('store', 'update', 'destroy', 'signInAs', 'signOutAs'));
